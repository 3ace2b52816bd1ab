<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use Stallkeeper\Search\Http\Credentials;
use Stallkeeper\Search\Storage\IndexDirectory;

/** What this site's engine is called by: issued once, kept in one small autoloaded option, the same after every rebuild. */
final class EngineCredentials
{
    public const OPTION = 'stallkeeper_search';

    private function __construct(
        public readonly string $token,
        public readonly string $appId,
        public readonly string $apiKey,
        /** The storage folder below the content folder, '' before there is one: spares ordinary pages a search of the disk. */
        public readonly string $folder,
    ) {}

    public static function current(): self
    {
        $known = self::of(get_option(self::OPTION));
        if ($known !== null) {
            return $known;
        }
        add_option(self::OPTION, ['token' => bin2hex(random_bytes(16)), 'folder' => ''] + Credentials::issue());
        // Of two first visitors the later one wins; both must go on with the same.
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
