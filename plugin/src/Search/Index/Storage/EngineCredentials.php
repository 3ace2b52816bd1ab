<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use Stallkeeper\Search\Storage\IndexDirectory;

/** Credentials of a site's engine: created once, stored in one small autoloaded option, unchanged by rebuilds. */
final class EngineCredentials
{
    public const OPTION = 'stallkeeper_search';

    private function __construct(
        public readonly string $token,
        public readonly string $appId,
        public readonly string $apiKey,
        /** Index directory, relative to the content directory; '' until it exists. Saves pages the search for it. */
        public readonly string $folder,
    ) {}

    /** @param mixed $stored value of the option */
    public static function of(mixed $stored): ?self
    {
        $text = static fn(string $name): string => is_array($stored) && is_string($stored[$name] ?? null) ? $stored[$name] : '';

        return IndexDirectory::isToken($text('token')) && $text('appId') !== '' && $text('apiKey') !== ''
            ? new self($text('token'), $text('appId'), $text('apiKey'), $text('folder'))
            : null;
    }
}
