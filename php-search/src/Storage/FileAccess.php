<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * Sets the permissions of the storage directory and its files: every user who can write to the parent directory gets
 * access, and no other user.
 *
 * The owner always has access. The group and others have access only where the parent directory is writable for them,
 * because the web server and the command line may run as different users. When root creates a file, the file gets the
 * owner of the parent directory.
 */
final class FileAccess
{
    /** Sets the permissions of a new or existing storage directory and of the files in it. */
    public static function protectFolder(string $path): void
    {
        $parent = self::stat(dirname($path));
        // 2000 is the setgid bit: new files get the group of the directory.
        $mode =
            0o700 |
            (($parent['mode'] & 0o020) !== 0 ? $parent['mode'] & 0o2070 : 0) |
            (($parent['mode'] & 0o002) !== 0 ? $parent['mode'] & 0o007 : 0);
        if (!self::set($path, $mode, $parent)) {
            return;
        }
        // A process that cannot read the directory cannot change its files.
        foreach (@scandir($path) ?: [] as $name) {
            if (is_file("$path/$name")) {
                self::protectFile("$path/$name");
            }
        }
    }

    /** Gives a file the permissions of its directory. */
    public static function protectFile(string $file): void
    {
        $folder = self::stat(dirname($file));
        self::set($file, $folder['mode'] & 0o666, $folder);
    }

    /**
     * Creates an empty file with the right permissions if it does not exist. SQLite copies them to the files that it
     * creates next to a database.
     */
    public static function createFile(string $file): void
    {
        // PHP's stat cache may still contain a file that another process has deleted.
        clearstatcache(true, $file);
        // If this fails, opening the file reports the error.
        if (!is_file($file) && @touch($file)) {
            self::protectFile($file);
        }
    }

    /**
     * @param array{mode: int, uid: int, gid: int} $like directory whose owner and group the path gets
     *
     * @return bool whether a change was needed
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
        // Ignore errors: a process that does not own the path cannot change it.
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
        // Another process may have deleted the file.
        $stat = @stat($path);

        return $stat === false
            ? ['mode' => 0o700, 'uid' => 0, 'gid' => 0]
            : ['mode' => $stat['mode'], 'uid' => $stat['uid'], 'gid' => $stat['gid']];
    }
}
