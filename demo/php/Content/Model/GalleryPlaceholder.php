<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/**
 * The placeholder `[[gallery: name, name]]`, which the import replaces with a gallery block: attachment IDs differ
 * between sites.
 */
final class GalleryPlaceholder
{
    private const PATTERN = '/^\[\[gallery: ([a-z, -]+)\]\]$/m';

    /** @return list<string> image names */
    public static function imageNames(string $body): array
    {
        return preg_match(self::PATTERN, $body, $found) === 1 ? array_map('trim', explode(',', $found[1])) : [];
    }

    /**
     * @param callable(string): array{id: int, url: string, alt: string} $image
     * @return string body with a gallery block instead of the placeholder
     */
    public static function replace(string $body, callable $image): string
    {
        $images = '';
        foreach (self::imageNames($body) as $name) {
            ['id' => $id, 'url' => $url, 'alt' => $alt] = $image($name);
            $images .= sprintf(
                '<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"none"} -->' .
                    "\n" .
                    '<figure class="wp-block-image size-large"><img src="%2$s" alt="%3$s" class="wp-image-%1$d"/></figure>' .
                    "\n" .
                    '<!-- /wp:image -->' .
                    "\n\n",
                $id,
                htmlspecialchars($url),
                htmlspecialchars($alt),
            );
        }
        $block =
            '<!-- wp:gallery {"linkTo":"none"} -->' .
            "\n" .
            '<figure class="wp-block-gallery has-nested-images columns-default is-cropped">' .
            trim($images) .
            "</figure>\n" .
            '<!-- /wp:gallery -->';

        return preg_replace_callback(self::PATTERN, static fn(): string => $block, $body) ?? $body;
    }
}
