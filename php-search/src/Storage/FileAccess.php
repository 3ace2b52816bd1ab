<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * Decides who can use a storage folder and its files: whoever can write the folder around it, and nobody else.
 *
 * The owner always can. The group and others can only where the folder around it lets them write: there, the web server and
 * the user of the command line may be different users. Root gives what it creates to the owner of the folder around it.
 */
final class FileAccess
{
    /** Gives a storage folder, new or of an earlier version, the access that its parent decides. Its files follow. */
    public static function protectFolder(string $path): void
    {
        $parent = self::stat(dirname($path));
        // 2000: what is created in the folder gets the folder's group.
        $mode = 0o700
            | (($parent['mode'] & 0o020) !== 0 ? $parent['mode'] & 0o2070 : 0)
            | (($parent['mode'] & 0o002) !== 0 ? $parent['mode'] & 0o007 : 0);
        if (!self::set($path, $mode, $parent)) {
            return;
        }
        foreach (@scandir($path) ?: [] as $name) {
            if (is_file("$path/$name")) {
                self::protectFile("$path/$name");
            }
        }
    }

    /** Gives a file the access that its folder has. */
    public static function protectFile(string $file): void
    {
        $folder = self::stat(dirname($file));
        self::set($file, $folder['mode'] & 0o666, $folder);
    }

    /** Creates an empty file with the right access, unless it is there. SQLite's files beside a database get the same. */
    public static function createFile(string $file): void
    {
        // PHP would remember a file that another process has deleted since.
        clearstatcache(true, $file);
        if (!is_file($file) && @touch($file)) {
            self::protectFile($file);
        }
    }

    /**
     * @param array{mode: int, uid: int, gid: int} $like whose owner and group are wanted
     *
     * @return bool whether anything was different
     */
    private static function set(string $path, int $mode, array $like): bool
    {
        $now = self::stat($path);
        $isRoot = function_exists('posix_geteuid') && posix_geteuid() === 0;
        $isOwned = $now['uid'] === $like['uid'] || !$isRoot;
        $isShared = $now['gid'] === $like['gid'] || !($isRoot || ($mode & 0o070) !== 0);
        if (($now['mode'] & 0o2777) === $mode && $isOwned && $isShared) {
            return false;
        }
        // Where this process may not change something, its owner has decided.
        $isOwned || @chown($path, $like['uid']);
        $isShared || @chgrp($path, $like['gid']);
        @chmod($path, $mode);
        clearstatcache(true, $path);

        return true;
    }

    /** @return array{mode: int, uid: int, gid: int} */
    private static function stat(string $path): array
    {
        clearstatcache(true, $path);
        $stat = @stat($path);

        return $stat === false ? ['mode' => 0o700, 'uid' => 0, 'gid' => 0] : ['mode' => $stat['mode'], 'uid' => $stat['uid'], 'gid' => $stat['gid']];
    }
}
