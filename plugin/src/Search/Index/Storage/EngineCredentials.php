<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use Stallkeeper\Search\Http\Credentials;
use Stallkeeper\Search\Storage\IndexDirectory;

/** Credentials of this site's engine: created once, stored in one small autoloaded option, unchanged by rebuilds. */
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

    public static function current(): self
    {
        $known = self::of(get_option(self::OPTION));
        if ($known !== null) {
            return $known;
        }
        add_option(self::OPTION, ['token' => bin2hex(random_bytes(16)), 'folder' => ''] + Credentials::issue());
        // Two requests may create credentials at the same time. The later one wins, and both must use the stored ones.
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(self::OPTION, 'options');

        return self::of(get_option(self::OPTION)) ?? throw new \RuntimeException('The search credentials cannot be stored.');
    }

    public function movesTo(string $folder): void
    {
        if ($folder !== $this->folder) {
            update_option(self::OPTION, ['folder' => $folder] + get_object_vars($this));
        }
    }

    private static function of(mixed $stored): ?self
    {
        $text = static fn(string $name): string => is_array($stored) && is_string($stored[$name] ?? null) ? $stored[$name] : '';

        return IndexDirectory::isToken($text('token')) && $text('appId') !== '' && $text('apiKey') !== ''
            ? new self($text('token'), $text('appId'), $text('apiKey'), $text('folder'))
            : null;
    }
}
