<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

use Stallkeeper\Search\Tokenizer\PlainText;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Creates a search record from the values of one published post. The field names are the provider's. */
final class PostRecord
{
    /**
     * @param array<string, mixed> $post ID, post_type, post_title (HTML), permalink, post_excerpt (HTML, manual
     * excerpts only), content (HTML), author, post_date (Unix time in seconds), post_date_formatted, taxonomies (name
     * => list of names), is_sticky (bool); missing values are empty
     *
     * @return array{objectID: string, post_id: int, post_type: string, post_title: string, permalink: string,
     *     post_excerpt: string, content: string, post_author: array{display_name: string}, post_date: int,
     *     post_year: string, post_date_formatted: string, taxonomies: array<string, list<string>>, is_sticky: int}
     */
    public static function make(array $post): array
    {
        $id = self::int($post['ID'] ?? ($post['post_id'] ?? 0));
        $author = $post['post_author'] ?? ($post['author'] ?? '');
        $date = self::int($post['post_date'] ?? 0);

        return [
            'objectID' => $id . '-0',
            'post_id' => $id,
            'post_type' => self::text($post['post_type'] ?? 'post'),
            'post_title' => self::text($post['post_title'] ?? ''),
            'permalink' => self::link($post['permalink'] ?? ''),
            'post_excerpt' => self::text($post['post_excerpt'] ?? ''),
            'content' => self::text($post['content'] ?? ($post['post_content'] ?? '')),
            'post_author' => [
                'display_name' => self::text(is_array($author) ? $author['display_name'] ?? '' : $author),
            ],
            'post_date' => $date,
            // The year is a facet. It is a string because the provider compares facet values as strings.
            'post_year' => $date > 0 ? gmdate('Y', $date) : '',
            'post_date_formatted' => self::text($post['post_date_formatted'] ?? ''),
            'taxonomies' => self::taxonomies($post['taxonomies'] ?? []),
            'is_sticky' => $post['is_sticky'] ?? false ? 1 : 0,
        ];
    }

    /** Returns http, https and relative URLs unchanged. All other URLs ("javascript:", "data:") become ''. */
    public static function link(mixed $link): string
    {
        $link = is_string($link) ? trim(Utf8::clean($link)) : '';
        // Browsers ignore control characters and spaces in a scheme, so "java\nscript:" must not pass either.
        $bare = preg_replace('/[\x00-\x20\x7F-\x{9F}]+/u', '', $link) ?? '';
        $scheme = preg_match('#^([^/?\#:]*):#', $bare, $found) === 1 ? strtolower($found[1]) : null;

        return $scheme === null || $scheme === 'http' || $scheme === 'https' ? $link : '';
    }

    /** @return array<string, list<string>> */
    private static function taxonomies(mixed $taxonomies): array
    {
        $clean = [];
        foreach (is_array($taxonomies) ? $taxonomies : [] as $name => $terms) {
            $names = array_map(self::text(...), array_values(is_array($terms) ? $terms : []));
            $clean[(string) $name] = array_values(array_filter($names, static fn(string $term): bool => $term !== ''));
        }

        return $clean;
    }

    private static function text(mixed $value): string
    {
        return is_scalar($value) ? PlainText::fromHtml((string) $value) : '';
    }

    private static function int(mixed $value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }
}
