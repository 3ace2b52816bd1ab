<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use WP_Block_Type_Registry;
use WP_Post;
use WP_Query;

/**
 * Prints block styles in the head.
 *
 * A classic theme renders its content after the head, so WordPress before 6.9 prints block styles in the footer.
 * Columns and galleries would first appear unstyled and then shift.
 */
final class BlockStyles
{
    /** Maximum nesting depth to search. Blocks below it still get their styles, in the footer. */
    private const MAX_DEPTH = 12;

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueueBlockStyles']);
        // Before WordPress prints the head's styles at priority 8. It would collect the same styles again for the footer.
        add_action('wp_head', 'wp_enqueue_global_styles', 7);
        remove_action('wp_footer', 'wp_enqueue_global_styles', 1);
        add_action('pre_get_posts', [$this, 'skipUserStyles']);
        add_filter('posts_pre_query', [$this, 'answerUserStyles'], 10, 2);
    }

    /**
     * Hook: `pre_get_posts`.
     *
     * Because of theme.json, WordPress queries the database on each page for styles from the site editor, which classic
     * themes do not have. Without a tax query it does not query the term of the theme.
     */
    public function skipUserStyles(WP_Query $query): void
    {
        if ($this->isForUserStyles($query)) {
            $query->set('tax_query', []);
        }
    }

    /**
     * Hook: `posts_pre_query`.
     *
     * @return mixed no posts for the styles of the site editor; the unchanged value for everything else
     */
    public function answerUserStyles(mixed $posts, WP_Query $query): mixed
    {
        return $posts === null && $this->isForUserStyles($query) ? [] : $posts;
    }

    private function isForUserStyles(WP_Query $query): bool
    {
        return $query->get('post_type') === 'wp_global_styles' && !is_admin() && !wp_is_serving_rest_request();
    }

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueBlockStyles(): void
    {
        $post = get_queried_object();
        if (!is_singular() || !$post instanceof WP_Post || post_password_required($post) || !has_blocks($post)) {
            return;
        }
        $registry = WP_Block_Type_Registry::get_instance();
        foreach (self::names(parse_blocks($post->post_content), self::MAX_DEPTH) as $name => $_) {
            foreach ($registry->get_registered($name)->style_handles ?? [] as $handle) {
                wp_enqueue_style($handle);
            }
        }
    }

    /**
     * @param  array<mixed>        $blocks blocks from parse_blocks()
     * @return array<string, true> names of the blocks and their inner blocks
     */
    private static function names(array $blocks, int $depth): array
    {
        $names = [];
        foreach ($blocks as $block) {
            if (!is_array($block) || !is_string($block['blockName'] ?? null)) {
                continue;
            }
            $names[$block['blockName']] = true;
            if ($depth > 0 && is_array($block['innerBlocks'] ?? null)) {
                $names += self::names($block['innerBlocks'], $depth - 1);
            }
        }

        return $names;
    }
}
