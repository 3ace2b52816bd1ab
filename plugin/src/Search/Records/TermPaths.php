<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Render\Search\Filters\TermPath;
use Stallkeeper\Search\Tokenizer\PlainText;
use WP_Post;
use WP_Term;

/**
 * Creates the record field for filters by category: the paths of a post's terms and of their ancestors, because a
 * category includes its subcategories.
 */
final class TermPaths
{
    /** Maximum number of paths of one taxonomy in a record. */
    private const MAX_PATHS = 100;

    /** Maximum length of an address that is looked up as a slug. WordPress's slugs have at most 200 characters. */
    private const MAX_SLUG_BYTES = 1000;

    /** @return array<string, list<string>> paths by taxonomy, for public taxonomies that have levels */
    public static function read(WP_Post $post): array
    {
        $paths = [];
        foreach (get_object_taxonomies($post, 'objects') as $taxonomy) {
            $terms = $taxonomy->public && $taxonomy->hierarchical ? get_the_terms($post, $taxonomy->name) : null;
            if (is_array($terms)) {
                $paths[$taxonomy->name] = self::ofTerms($terms);
            }
        }

        return array_filter($paths);
    }

    /** Returns the path of a term. */
    public static function create(WP_Term $term): string
    {
        $names = array_map(
            static fn(int $id): string => self::name(get_term($id, $term->taxonomy)),
            array_reverse(self::ancestors($term)),
        );

        return TermPath::make([...array_values(array_filter($names)), self::name($term)], $term->term_id);
    }

    /**
     * Finds the current path for a value of a URL. The id of the value counts, so that the URL stays valid when a term
     * is renamed. A slug, or a path of slugs such as "men/shoes", is allowed, too.
     *
     * @return string '' if there is no such term
     */
    public static function resolve(string $taxonomy, string $value): string
    {
        $id = TermPath::id($value);
        $slug = basename($value);
        $term = match (true) {
            $id > 0 => get_term($id, $taxonomy),
            $slug !== '' && strlen($value) <= self::MAX_SLUG_BYTES => get_term_by('slug', $slug, $taxonomy),
            default => null,
        };

        return $term instanceof WP_Term ? self::create($term) : '';
    }

    /** @return list<int> the nearest first */
    private static function ancestors(WP_Term $term): array
    {
        return array_values(get_ancestors($term->term_id, $term->taxonomy, 'taxonomy'));
    }

    /**
     * @param array<array-key, WP_Term> $terms
     *
     * @return list<string>
     */
    private static function ofTerms(array $terms): array
    {
        $paths = [];
        foreach ($terms as $term) {
            foreach ([$term->term_id, ...self::ancestors($term)] as $id) {
                $one = isset($paths[$id]) ? null : get_term($id, $term->taxonomy);
                if ($one instanceof WP_Term) {
                    $paths[$id] = self::create($one);
                }
            }
            if (count($paths) >= self::MAX_PATHS) {
                break;
            }
        }

        return array_slice(array_values($paths), 0, self::MAX_PATHS);
    }

    private static function name(mixed $term): string
    {
        return $term instanceof WP_Term ? PlainText::fromHtml($term->name) : '';
    }
}
