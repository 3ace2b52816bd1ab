<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use RuntimeException;
use Stallkeeper\Search\Http\Credentials;
use Stallkeeper\Search\Storage\IndexDirectory as StorageIndexDirectory;

/** Reads and creates the credentials of the current site's engine and the directory of its files. */
final class EngineStorage
{
    /** @throws RuntimeException if the credentials do not exist yet and cannot be stored */
    public function credentials(): EngineCredentials
    {
        $known = EngineCredentials::fromOption(get_option(EngineCredentials::OPTION));
        if ($known !== null) {
            return $known;
        }
        add_option(
            EngineCredentials::OPTION,
            ['token' => bin2hex(random_bytes(16)), 'folder' => ''] + Credentials::issue(),
        );
        // Two requests may create credentials at the same time. The later one wins, and both must use the stored ones.
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(EngineCredentials::OPTION, 'options');

        return EngineCredentials::fromOption(get_option(EngineCredentials::OPTION)) ??
            throw new RuntimeException('The search credentials cannot be stored.');
    }

    public function find(EngineCredentials $of): ?EngineDirectory
    {
        $storage = StorageIndexDirectory::find(...self::parents());

        return $storage === null ? null : new EngineDirectory($storage, $of->token);
    }

    /** @throws RuntimeException if neither uploads nor the content directory is writable */
    public function make(EngineCredentials $for): EngineDirectory
    {
        [$uploads, $content] = self::parents();
        $storage =
            StorageIndexDirectory::find(...self::parents()) ??
            StorageIndexDirectory::create(wp_is_writable($uploads) ? $uploads : $content);
        $storage->protect();
        $folder = ltrim(substr($storage->path, strlen($content)), '/');
        if ($folder !== $for->folder) {
            update_option(EngineCredentials::OPTION, ['folder' => $folder] + get_object_vars($for));
        }

        return new EngineDirectory($storage, $for->token);
    }

    /**
     * The light endpoint searches the same directories in the same order.
     *
     * @return array{string, string} uploads directory, content directory
     */
    private static function parents(): array
    {
        return [WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR];
    }
}
