<?php

/**
 * Packs a directory: `php zip.php DIRECTORY ZIP`. The directory's own name is the root of the archive, as WordPress
 * expects. Order, times and permissions do not depend on the machine, so that the same files give the same bytes.
 */

declare(strict_types=1);

/** A zip cannot store an earlier time. */
const TIME = 315532800;
const REGULAR_FILE_0644 = 0o100644 << 16;

[, $directory, $target] = $argv;
$files = [];
foreach (
    new RecursiveIteratorIterator(new RecursiveDirectoryIterator($directory, FilesystemIterator::SKIP_DOTS))
    as $file
) {
    $files[] = $file->getPathname();
}
sort($files, SORT_STRING);
date_default_timezone_set('UTC');
$zip = new ZipArchive();
$zip->open($target, ZipArchive::CREATE | ZipArchive::OVERWRITE);
foreach ($files as $file) {
    $name = basename($directory) . substr($file, strlen($directory));
    $zip->addFile($file, $name);
    $zip->setMtimeName($name, TIME);
    $zip->setExternalAttributesName($name, ZipArchive::OPSYS_UNIX, REGULAR_FILE_0644);
}
if (!$zip->close()) {
    fwrite(STDERR, "The archive {$target} could not be written.\n");
    exit(1);
}
