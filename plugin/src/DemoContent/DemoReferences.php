<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Term;

/** Finds imported content by what the package calls it: settings of another site have other IDs. */
final class DemoReferences
{
    public function __construct(private readonly DemoRecords $records) {}

    /**
     * @param mixed $value a scalar of the package; or an array with one of the keys page, picture, product_cat, link
     *
     * @return int|string|bool|null ID, URL or the scalar itself; null if the content is not on this site
     */
    public function resolve(mixed $value): int|string|bool|null
    {
        if (is_int($value) || is_string($value) || is_bool($value)) {
            return $value;
        }
        $kind = is_array($value) ? (string) array_key_first($value) : '';
        $name = is_array($value) && is_string($value[$kind] ?? null) ? $value[$kind] : '';

        return match ($kind) {
            'page', 'picture' => $this->post($kind, $name),
            'product_cat' => self::term($kind, $name)?->term_id,
            'link' => $this->url($name),
            default => null,
        };
    }

    public static function term(string $taxonomy, string $slug): ?WP_Term
    {
        $term = taxonomy_exists($taxonomy) ? get_term_by('slug', $slug, $taxonomy) : null;

        return $term instanceof WP_Term ? $term : null;
    }

    private function post(string $kind, string $name): ?int
    {
        return $this->records->posts()[$kind === 'page' ? "page:$name" : "attachment:picture-$name"] ?? null;
    }

    /** @param string $link such as `page:about`; the URL has no host, because the host of a site can change */
    private function url(string $link): ?string
    {
        [$kind, $name] = explode(':', "$link:");
        $object = $kind === 'page' ? $this->post($kind, $name) : self::term($kind, $name);
        $url = $object instanceof WP_Term ? get_term_link($object) : ($object === null ? null : get_permalink($object));

        return is_string($url) ? wp_make_link_relative($url) : null;
    }
}
