<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * The directory that holds the indexes, settings and counters of all sites of an installation.
 *
 * Its random name protects it on servers that ignore .htaccess. The .htaccess file protects it if the name becomes
 * known.
 */
final class IndexDirectory
{
    private const NAME = '/^stallkeeper-[0-9a-f]{32}$/D';
    private const TOKEN = '/^[0-9a-f]{32}$/D';
    private const SCRATCH = '/^scratch-[0-9a-f]{32}\.sqlite$/D';
    private const DENY = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder allow,deny\nDeny from all\n</IfModule>\n";

    private function __construct(public readonly string $path) {}

    /**
     * Finds the directory in the first parent that contains one. Of several directories it returns the first by name.
     */
    public static function find(string ...$parents): ?self
    {
        foreach ($parents as $parent) {
            // A parent may be missing or unreadable. Then the next one is searched.
            foreach (@scandir($parent) ?: [] as $name) {
                if (preg_match(self::NAME, $name) === 1 && is_dir("$parent/$name")) {
                    return new self("$parent/$name");
                }
            }
        }

        return null;
    }

    /** @throws \RuntimeException when the parent is not writable */
    public static function create(string $parent): self
    {
        $path = $parent . '/stallkeeper-' . bin2hex(random_bytes(16));
        // The exception replaces the warning.
        if (!@mkdir($path, 0o700)) {
            throw new \RuntimeException('The folder for the search index cannot be made.');
        }
        FileAccess::protectFolder($path);
        AtomicFile::write("$path/.htaccess", self::DENY);
        AtomicFile::write("$path/index.html", '');

        return new self($path);
    }

    /** Corrects the permissions of a directory that an earlier version or another user has created; see FileAccess. */
    public function protect(): void
    {
        FileAccess::protectFolder($this->path);
    }

    public static function isToken(string $token): bool
    {
        return preg_match(self::TOKEN, $token) === 1;
    }

    public function siteFile(string $token): string
    {
        return $this->file($token, '.json');
    }

    public function queueFile(string $token): string
    {
        return $this->file($token, '-queue.sqlite');
    }

    /**
     * Returns the file for request counters and cached responses, which all sites share, and creates it: two parts of
     * one request must not choose two names. Two processes may create two files at the same time; later calls use the
     * first by name.
     */
    public function scratchFile(): string
    {
        // If the directory is not readable, using the new file reports the error.
        foreach (@scandir($this->path) ?: [] as $name) {
            if (preg_match(self::SCRATCH, $name) === 1) {
                return "$this->path/$name";
            }
        }

        $file = $this->path . '/scratch-' . bin2hex(random_bytes(16)) . '.sqlite';
        FileAccess::createFile($file);

        return $file;
    }

    public function newIndexFile(): string
    {
        return $this->path . '/' . bin2hex(random_bytes(16)) . '.sqlite';
    }

    /**
     * Deletes index files that no site uses: a rebuild that was interrupted for ever, or an index whose site file was
     * lost. They may contain posts that are no longer public.
     *
     * @param int $seconds minimum age; a running rebuild changes its file again and again
     */
    public function deleteOrphans(int $seconds): void
    {
        $used = $found = [];
        foreach (@scandir($this->path) ?: [] as $name) {
            if (preg_match('/^[0-9a-f]{32}\.json$/D', $name) === 1) {
                array_push($used, ...array_values(SiteFile::read("$this->path/$name")->indices ?? []));
            } elseif (preg_match('/^[0-9a-f]{32}\.sqlite$/D', $name) === 1) {
                $found[] = $name;
            }
        }
        foreach (array_diff($found, $used) as $name) {
            $files = array_filter(
                array_map(fn(string $ending): string => "$this->path/$name$ending", ['', '-wal', '-shm']),
                is_file(...),
            );
            $changed = array_map(static fn(string $file): int => (int) @filemtime($file), $files);
            if (max([0, ...$changed]) < time() - $seconds) {
                // Another process may have deleted them.
                array_map(static fn(string $file): bool => @unlink($file), $files);
            }
        }
    }

    private function file(string $token, string $ending): string
    {
        if (!self::isToken($token)) {
            throw new \InvalidArgumentException('A site token is 32 hexadecimal digits.');
        }

        return $this->path . '/' . $token . $ending;
    }
}
