<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

use WP_Block_Type_Registry;
use WP_Query;

/**
 * Prints block styles in the head.
 *
 * A classic theme renders its content after the head, so WordPress before 6.9 prints block styles in the footer.
 * Columns and galleries would first appear unstyled and then shift.
 */
final class BlockStyles
{
    /** @var array<string, int> number of inline styles in the head, by handle */
    private array $printed = [];

    public function __construct(private readonly PageBlocks $blocks) {}

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
        $registry = WP_Block_Type_Registry::get_instance();
        foreach (array_keys($this->blocks->inContent()) as $name) {
            foreach ($registry->get_registered($name)->style_handles ?? [] as $handle) {
                wp_enqueue_style($handle);
            }
        }
    }

    /** Hook: `wp_head`, after WordPress has printed the styles (8). */
    public function rememberPrinted(): void
    {
        foreach (wp_styles()->done as $handle) {
            $this->printed[$handle] = count($this->inlineStyles($handle));
        }
    }

    /**
     * Hook: `wp_footer`, before WordPress prints late styles (20).
     *
     * A block may add inline styles to its stylesheet while it is rendered. WordPress ignores them if the stylesheet is
     * in the head, for example the width of the mini-cart's drawer.
     */
    public function printLateInlineStyles(): void
    {
        foreach ($this->printed as $handle => $count) {
            $late = array_slice($this->inlineStyles($handle), $count);
            if ($late !== []) {
                printf(
                    "<style id='%s-late-inline-css'>\n%s\n</style>\n",
                    esc_attr($handle),
                    strip_tags(implode("\n", $late)),
                );
            }
        }
    }

    /** @return list<string> */
    private function inlineStyles(string $handle): array
    {
        $styles = wp_styles()->get_data($handle, 'after');

        return array_values(array_filter(is_array($styles) ? $styles : [], is_string(...)));
    }
}
