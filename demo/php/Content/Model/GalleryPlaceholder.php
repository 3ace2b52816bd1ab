<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** `[[gallery: name, name]]` on a line of its own: a content file cannot know the ids that a site gives to pictures. */
final class GalleryPlaceholder
{
    private const MARK = '/^\[\[gallery: ([a-z, -]+)\]\]$/m';

    /** @return list<string> names of the pictures that a body asks for */
    public static function names(string $body): array
    {
        return preg_match(self::MARK, $body, $found) === 1 ? array_map('trim', explode(',', $found[1])) : [];
    }

    /**
     * @param callable(string): array{id: int, url: string, alt: string} $image
     * @return string the body with a gallery block in the place of the mark
     */
    public static function fill(string $body, callable $image): string
    {
        $images = '';
        foreach (self::names($body) as $name) {
            ['id' => $id, 'url' => $url, 'alt' => $alt] = $image($name);
            $images .= sprintf(
                '<!-- wp:image {"id":%1$d,"sizeSlug":"large","linkDestination":"none"} -->' . "\n"
                . '<figure class="wp-block-image size-large"><img src="%2$s" alt="%3$s" class="wp-image-%1$d"/></figure>' . "\n"
                . '<!-- /wp:image -->' . "\n\n",
                $id,
                htmlspecialchars($url),
                htmlspecialchars($alt),
            );
        }
        $block = '<!-- wp:gallery {"linkTo":"none"} -->' . "\n"
            . '<figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . trim($images) . "</figure>\n"
            . '<!-- /wp:gallery -->';

        return preg_replace_callback(self::MARK, static fn(): string => $block, $body) ?? $body;
    }
}
