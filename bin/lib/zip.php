<?php

/** Packs a folder: `php zip.php FOLDER ZIP`. The folder's own name is the root of the archive, as WordPress expects of a theme. */

declare(strict_types=1);

[, $folder, $file] = $argv;
$zip = new ZipArchive();
$zip->open($file, ZipArchive::CREATE | ZipArchive::OVERWRITE);
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS));
foreach ($files as $one) {
    $zip->addFile($one->getPathname(), basename($folder) . substr($one->getPathname(), strlen($folder)));
}
$zip->close();
