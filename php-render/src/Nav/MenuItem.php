<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

use Stallkeeper\Render\Url;

/** One entry of an owner's menu as it was saved: nothing about it is certain. */
final class MenuItem
{
    /**
     * @param string $parent id of the entry above; one that the menu has not is the same as none
     * @param string $title plain text, '' where the owner wrote none
     * @param string $href '' for an entry that leads nowhere
     * @param string $classes what child themes style it by
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
    ) {}

    /** @param array<array-key, mixed> $raw */
    public static function read(array $raw): self
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
        );
    }

    /** `#` alone is how owners write "no page of its own": such a link would only throw the visitor to the top. */
    private static function href(string $url): string
    {
        return in_array($url, ['', '#', '#0', '/#'], true) ? '' : Url::allow($url);
    }

    /** A link needs a name (WCAG 2.4.4): without one by the owner, the last readable piece of its address. */
    private static function title(string $title, string $href): string
    {
        if (preg_match('/[^\p{Z}\p{C}]/u', $title) === 1) {
            return $title;
        }
        $path = trim((string) parse_url($href, PHP_URL_PATH), '/');
        $last = rawurldecode(basename($path));
        $name = $last === '' ? (string) parse_url($href, PHP_URL_HOST) : ucfirst(strtr($last, '-_', '  '));

        return preg_match('//u', $name) === 1 ? $name : '';
    }
}
