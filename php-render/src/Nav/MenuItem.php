<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

use Stallkeeper\Render\Url;

/**
 * A saved menu item with checked values. Every value may come from a plugin or an import, so none is trusted.
 *
 * @phpstan-import-type ImageView from MenuImage
 */
final class MenuItem
{
    /**
     * @param string $parent id of the parent item; an id that is not in the menu means no parent
     * @param string $title plain text; '' when neither the title nor the URL gives one
     * @param string $href URL that passed {@see Url::allow()}; '' for an item without a link
     * @param string $hint plain text of the `title` attribute
     * @param string $classes CSS classes, separated by spaces
     * @param SubmenuLayout $layout of its submenu, for an item of the first level
     * @param ImageView|null $image of what it links to
     */
    private function __construct(
        public readonly string $id,
        public readonly string $parent,
        public readonly string $title,
        public readonly string $href,
        public readonly string $target,
        public readonly string $rel,
        public readonly string $hint,
        public readonly string $classes,
        public readonly bool $isCurrent,
        public readonly bool $isAncestor,
        public readonly SubmenuLayout $layout,
        public readonly ?array $image,
    ) {}

    /** @param array<array-key, mixed> $raw values by name; a missing value or one of another type is empty */
    public static function fromArray(array $raw): self
    {
        $text = static function (string $key) use ($raw): string {
            $value = $raw[$key] ?? '';

            return is_string($value) || is_int($value) ? trim((string) $value) : '';
        };
        $href = self::href($text('url'));

        return new self(
            $text('id'),
            $text('parent'),
            self::title($text('title'), $href),
            $href,
            preg_match('/^_?[a-z]+$/Di', $text('target')) === 1 ? $text('target') : '',
            $text('rel'),
            $text('hint'),
            $text('classes'),
            ($raw['isCurrent'] ?? false) === true,
            ($raw['isAncestor'] ?? false) === true,
            SubmenuLayout::fromValue($raw['layout'] ?? null),
            MenuImage::fromValue($raw['image'] ?? null),
        );
    }

    /** Site owners enter `#` for a parent item without a page. A link to it would scroll the page to the top. */
    private static function href(string $url): string
    {
        return in_array($url, ['', '#', '#0', '/#'], true) ? '' : Url::allow($url);
    }

    /** A link needs a name (WCAG 2.4.4). Without a title, it is the last readable segment of the URL. */
    private static function title(string $title, string $href): string
    {
        if (preg_match('/[^\p{Z}\p{C}]/u', $title) === 1) {
            return $title;
        }
        $path = trim((string) parse_url($href, PHP_URL_PATH), '/');
        $segment = rawurldecode(basename($path));
        $name = $segment === '' ? (string) parse_url($href, PHP_URL_HOST) : ucfirst(strtr($segment, '-_', '  '));

        return preg_match('//u', $name) === 1 ? $name : '';
    }
}
