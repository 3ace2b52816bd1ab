<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

/**
 * Creates the sizes of an image when they are first requested. The import only lists them in the metadata, because
 * resizing takes longer than the rest of the import.
 *
 * @phpstan-type Size array{width: int, height: int, crop: bool|array{string, string}}
 */
final class ImageSizes
{
    private const PATH_PATTERN = '~/(\d{4}/\d{2}/[a-z0-9-]+)-(\d{1,4})x(\d{1,4})\.webp$~D';

    /**
     * Returns the metadata of an image with all registered sizes, without their files.
     *
     * @return array<array-key, mixed> attachment metadata, as from wp_generate_attachment_metadata()
     */
    public static function metadata(int $id, string $file): array
    {
        add_filter('intermediate_image_sizes_advanced', '__return_empty_array');
        $metadata = wp_generate_attachment_metadata($id, $file);
        remove_filter('intermediate_image_sizes_advanced', '__return_empty_array');
        $name = pathinfo($file, PATHINFO_FILENAME);
        [$width, $height] = wp_getimagesize($file) ?: [0, 0];
        $sizes = [];
        foreach (self::registered() as $size => $wanted) {
            $dimensions = self::dimensions($width, $height, $wanted);
            if ($dimensions !== null) {
                [$newWidth, $newHeight] = $dimensions;
                $sizes[$size] = [
                    'file' => "$name-{$newWidth}x{$newHeight}.webp",
                    'width' => $newWidth,
                    'height' => $newHeight,
                    'mime-type' => 'image/webp',
                ];
            }
        }

        return ['sizes' => $sizes] + $metadata;
    }

    public function addHooks(): void
    {
        if (preg_match(self::PATH_PATTERN, self::path()) === 1) {
            // WooCommerce saves the session at the end of each request. A slow request of a picture would overwrite a
            // cart that another request has changed in the meantime.
            $_COOKIE = [];
            add_action('wp_loaded', [$this, 'sendMissingSize']);
        }
    }

    /**
     * Hook: `wp_loaded`, when the sizes of theme and plugins are registered. Requests of existing files do not start
     * WordPress.
     */
    public function sendMissingSize(): void
    {
        preg_match(self::PATH_PATTERN, self::path(), $parts);
        [, $name, $width, $height] = $parts + ['', '', '0', '0'];
        $uploads = wp_get_upload_dir()['basedir'];
        $file = "$uploads/$name-{$width}x{$height}.webp";
        $size = is_file("$uploads/$name.webp")
            ? self::sizeOf("$uploads/$name.webp", (int) $width, (int) $height) ??
                self::listedSize("$name.webp", (int) $width, (int) $height)
            : null;
        if ($size === null || !self::create("$uploads/$name.webp", $file, $size)) {
            return;
        }
        header('Content-Type: image/webp');
        header('Content-Length: ' . filesize($file));
        readfile($file);
        exit();
    }

    /** @return Size|null the registered size with these dimensions */
    private static function sizeOf(string $original, int $width, int $height): ?array
    {
        [$actualWidth, $actualHeight] = wp_getimagesize($original) ?: [0, 0];
        foreach (self::registered() as $size) {
            if (self::dimensions($actualWidth, $actualHeight, $size) === [$width, $height]) {
                return $size;
            }
        }

        return null;
    }

    /** @return Size|null the size with these dimensions that the metadata lists, such as one of the previous theme */
    private static function listedSize(string $name, int $width, int $height): ?array
    {
        $metadata = wp_get_attachment_metadata(attachment_url_to_postid(wp_get_upload_dir()['baseurl'] . "/$name"));
        foreach ($metadata['sizes'] ?? [] as $size) {
            if ($size['width'] === $width && $size['height'] === $height) {
                return ['width' => $width, 'height' => $height, 'crop' => true];
            }
        }

        return null;
    }

    /** @param Size $size */
    private static function create(string $original, string $file, array $size): bool
    {
        $editor = wp_get_image_editor($original);
        if (is_wp_error($editor) || is_wp_error($editor->resize($size['width'], $size['height'], $size['crop']))) {
            return false;
        }
        // Simultaneous requests create the same file.
        $new = dirname($file) . '/new-' . getmypid() . '-' . basename($file);

        return !is_wp_error($editor->save($new, 'image/webp')) && rename($new, $file);
    }

    private static function path(): string
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '';

        return (string) parse_url(is_string($uri) ? $uri : '', PHP_URL_PATH);
    }

    /** @return array<string, Size> */
    private static function registered(): array
    {
        /** @var array<string, Size> $sizes */
        $sizes = wp_get_registered_image_subsizes();

        return $sizes;
    }

    /**
     * @param Size $size
     *
     * @return array{int, int}|null width and height; null if the image is not larger than the size
     */
    private static function dimensions(int $width, int $height, array $size): ?array
    {
        /** @var array{int, int, int, int, int, int, int, int}|false $dimensions */
        $dimensions = image_resize_dimensions($width, $height, $size['width'], $size['height'], $size['crop']);

        return $dimensions === false ? null : [$dimensions[4], $dimensions[5]];
    }
}
