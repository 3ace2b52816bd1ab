<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Tools\DemoContent\DemoError;
use Stallkeeper\Tools\DemoContent\DemoPackage;
use Stallkeeper\Tools\DemoContent\DemoPicture;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoState;
use WP_Error;

/** Copies the pictures of the package to the media library, without any request. */
final class PicturesStep implements ImportStep
{
    public function __construct(private readonly DemoPackage $package, private readonly DemoRecords $records) {}

    public function isAvailable(): bool
    {
        return true;
    }

    public function run(DemoState $state, Deadline $deadline): bool
    {
        require_once ABSPATH . 'wp-admin/includes/file.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        require_once ABSPATH . 'wp-admin/includes/image.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        require_once ABSPATH . 'wp-admin/includes/media.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        $existing = $this->records->posts();
        $added = 0;
        foreach ($this->package->pictures() as $picture) {
            if (isset($existing[$picture->key()])) {
                continue;
            }
            if ($added > 0 && $deadline->isOver()) {
                return false;
            }
            $this->add($picture);
            $added++;
        }

        return true;
    }

    public function progress(DemoState $state): float
    {
        $pictures = $this->package->pictures();
        $keys = array_map(static fn(DemoPicture $picture): string => $picture->key(), $pictures);

        return count(array_intersect($keys, array_keys($this->records->posts()))) / max(1, count($keys));
    }

    /** @throws DemoError if the file cannot be saved */
    private function add(DemoPicture $picture): void
    {
        // WordPress moves the file that it gets.
        $copy = wp_tempnam($picture->path);
        if ($copy === '' || !@copy($picture->path, $copy)) {
            if ($copy !== '') {
                @unlink($copy);
            }
            throw self::error($picture, __('The file could not be copied.', 'stallkeeper-tools'));
        }
        $id = media_handle_sideload(['name' => basename($picture->path), 'tmp_name' => $copy], 0, $picture->title, [
            'post_name' => $picture->slug,
            'meta_input' => [
                DemoRecords::META => $picture->key(),
                '_wp_attachment_image_alt' => $picture->alternativeText,
            ],
        ]);
        if ($id instanceof WP_Error) {
            @unlink($copy);
            throw self::error($picture, $id->get_error_message());
        }
        // Before the next picture, so that an interruption costs one picture at most.
        $this->records->seal();
    }

    private static function error(DemoPicture $picture, string $reason): DemoError
    {
        return new DemoError(
            sprintf(
                /* translators: 1: file name of a picture, 2: reason, a sentence */
                __(
                    'The picture %1$s could not be saved: %2$s Check the free disk space and the permissions of the uploads directory, then continue.',
                    'stallkeeper-tools',
                ),
                basename($picture->path),
                wp_strip_all_tags($reason),
            ),
        );
    }
}
