<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Write;

use Stallkeeper\Demo\Content\Draw\Canvas;

/**
 * The smaller versions of a picture that WordPress and the theme have registered. WordPress would read the file once
 * more for each of them; the picture is still in memory here, and each size is made from the smallest
 * version that is still larger.
 *
 * @phpstan-type Cut array{x: int, y: int, width: int, height: int, from: int, high: int}
 * @phpstan-type Size array{file: string, width: int, height: int, mime-type: string, filesize: int}
 */
final class Sizes
{
    /**
     * @param string $file absolute path of the full picture, already written
     * @return array{width: int, height: int, file: string, filesize: int, sizes: array<string, Size>} attachment metadata
     */
    public static function write(\GdImage $picture, string $file, int $quality): array
    {
        $sizes = [];
        $versions = [$picture];
        $isWebp = self::isWebp($file);
        foreach (self::largestFirst() as $name => ['width' => $width, 'height' => $height, 'crop' => $crop]) {
            $cut = self::cut($picture, $width, $height, $crop);
            if ($cut === null) {
                continue;
            }
            $small = self::version($versions, $cut, $crop);
            $path = substr($file, 0, -4) . "-{$cut['width']}x{$cut['height']}." . ($isWebp ? 'webp' : 'jpg');
            $isWebp ? imagewebp($small, $path, $quality) : imagejpeg($small, $path, $quality);
            $sizes[$name] = ['file' => basename($path), 'width' => $cut['width'], 'height' => $cut['height'], 'mime-type' => $isWebp ? 'image/webp' : 'image/jpeg', 'filesize' => (int) filesize($path)];
            if (!$crop) {
                $versions[] = $small;
            }
        }

        return [
            'width' => imagesx($picture),
            'height' => imagesy($picture),
            'file' => _wp_relative_upload_path($file),
            'filesize' => (int) filesize($file),
            'sizes' => $sizes,
        ];
    }

    /** What an upload of this file would become: the theme asks for it by the same filter. */
    public static function isWebp(string $file): bool
    {
        $formats = apply_filters('image_editor_output_format', [], $file, 'image/jpeg');

        return function_exists('imagewebp') && is_array($formats) && ($formats['image/jpeg'] ?? '') === 'image/webp';
    }

    /**
     * @param non-empty-list<\GdImage> $versions whole pictures, the largest first
     * @param Cut                      $cut
     */
    private static function version(array $versions, array $cut, bool $crop): \GdImage
    {
        $fitting = array_filter($versions, static fn(\GdImage $v): bool => imagesx($v) >= $cut['width'] && imagesy($v) >= $cut['height']);
        $source = $fitting === [] ? $versions[0] : end($fitting);
        $part = $crop ? self::cut($source, $cut['width'], $cut['height'], true) : null;
        $whole = $part === null ? $source : imagecrop($source, ['x' => $part['x'], 'y' => $part['y'], 'width' => $part['from'], 'height' => $part['high']]);

        return Canvas::resized($whole === false ? $source : $whole, $cut['width'], $cut['height']);
    }

    /** @return Cut|null null when the picture is too small for that size */
    private static function cut(\GdImage $picture, int $width, int $height, bool $crop): ?array
    {
        $cut = image_resize_dimensions(imagesx($picture), imagesy($picture), $width, $height, $crop);
        if (!is_array($cut)) {
            return null;
        }
        [, , $x, $y, $w, $h, $from, $high] = array_map(static fn(mixed $n): int => is_numeric($n) ? (int) $n : 0, array_values($cut));

        return ['x' => $x, 'y' => $y, 'width' => $w, 'height' => $h, 'from' => $from, 'high' => $high];
    }

    /** @return array<string, array{width: int, height: int, crop: bool}> */
    private static function largestFirst(): array
    {
        $sizes = [];
        foreach (wp_get_registered_image_subsizes() as $name => $size) {
            $sizes[(string) $name] = ['width' => (int) $size['width'], 'height' => (int) $size['height'], 'crop' => (bool) $size['crop']];
        }
        uasort($sizes, static fn(array $a, array $b): int => $b['width'] <=> $a['width']);

        return $sizes;
    }
}
