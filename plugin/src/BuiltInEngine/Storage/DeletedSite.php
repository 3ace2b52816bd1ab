<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Storage;

use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Engine\EngineCredentials;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexState;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use WP_Site;

/**
 * Deletes the search files of a deleted site of the network. Without the site file, the light endpoint responds with
 * 404.
 *
 * It deletes the site file and the index before WordPress deletes the options that name them. The other files follow
 * later, because removing the users of the site queues posts again.
 */
final class DeletedSite
{
    /** @var array<int, string> path of the site's files up to the token, by site id */
    private array $paths = [];

    public function __construct(private readonly EngineStorage $storage) {}

    /** Hook: `wp_uninitialize_site`, while the options of the site exist. Closes its search. */
    public function deleteIndex(mixed $site): void
    {
        $id = $site instanceof WP_Site ? (int) $site->blog_id : 0;
        $credentials = $id > 0 ? EngineCredentials::fromOption(get_blog_option($id, EngineCredentials::OPTION)) : null;
        $directory = $credentials === null ? null : $this->storage->find($credentials)?->storage;
        if ($credentials === null || $directory === null) {
            return;
        }
        $this->paths[$id] = "$directory->path/$credentials->token";
        $siteFile = $directory->siteFile($credentials->token);
        $indexes = array_values(SiteFile::read($siteFile)->indices ?? []);
        $indexes[] = IndexState::fromArray(get_blog_option($id, IndexStateStorage::OPTION))->buildingFile;
        $this->delete($siteFile);
        foreach ($indexes as $name) {
            if (preg_match('/^[0-9a-z]+\.sqlite$/D', $name) === 1) {
                array_map($this->delete(...), [
                    "$directory->path/$name",
                    "$directory->path/$name-wal",
                    "$directory->path/$name-shm",
                ]);
            }
        }
    }

    /**
     * Hook: `wp_uninitialize_site`. The removal of the site's users may have queued posts, so the queue is deleted
     * last.
     */
    public function deleteOtherFiles(mixed $site): void
    {
        $path = $site instanceof WP_Site ? $this->paths[(int) $site->blog_id] ?? null : null;
        if ($path === null) {
            return;
        }
        foreach (scandir(dirname($path)) ?: [] as $name) {
            if (str_starts_with($name, basename($path))) {
                $this->delete(dirname($path) . "/$name");
            }
        }
    }

    private function delete(string $file): void
    {
        if (is_file($file)) {
            wp_delete_file($file);
        }
    }
}
