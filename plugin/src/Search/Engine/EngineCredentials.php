<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Render\Http\Input;
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
    public static function fromOption(mixed $stored): ?self
    {
        $input = Input::fromArray($stored);
        $credentials = new self(
            $input->text('token'),
            $input->text('appId'),
            $input->text('apiKey'),
            $input->text('folder'),
        );

        return IndexDirectory::isToken($credentials->token) && $credentials->appId !== '' && $credentials->apiKey !== ''
            ? $credentials
            : null;
    }
}
