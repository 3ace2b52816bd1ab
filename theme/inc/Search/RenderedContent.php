<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Throwable;
use WP_Embed;
use WP_Post;
use WP_Query;

/** A post's content as HTML, with blocks and shortcodes run. */
final class RenderedContent
{
    /** What WP_Embed takes for an embed: an address alone on its line, or alone in its paragraph. */
    private const LONE_ADDRESS = ['|^\s*https?://[^\s<>"]+\s*$|im', '|(?<=>)\s*https?://[^\s<>"]+\s*(?=</p>)|i'];

    public static function of(WP_Post $post): string
    {
        return AsVisitor::run(static function () use ($post): string {
            $embed = $GLOBALS['wp_embed'] ?? null;
            $restore = $embed instanceof WP_Embed ? self::withoutEmbeds($embed) : static function (): void {};
            $level = ob_get_level();
            ob_start();
            try {
                self::begin($post);
                $html = apply_filters('the_content', (string) preg_replace(self::LONE_ADDRESS, '', $post->post_content));

                return is_string($html) ? $html : self::raw($post);
            } catch (Throwable $error) {
                // Somebody else's shortcode; the post's own words are still worth finding.
                error_log("Stallkeeper: the content of post {$post->ID} cannot be rendered for the search: {$error->getMessage()}");

                return self::raw($post);
            } finally {
                while (ob_get_level() > $level) {
                    ob_end_clean();
                }
                $restore();
            }
        });
    }

    /** The query's post, too: a block that runs a query of its own goes back to it, and the blocks after that are of it. */
    private static function begin(WP_Post $post): void
    {
        $GLOBALS['post'] = $post;
        if (($GLOBALS['wp_query'] ?? null) instanceof WP_Query) {
            $GLOBALS['wp_query']->post = $post;
        }
        setup_postdata($post);
    }

    public static function raw(WP_Post $post): string
    {
        return strip_shortcodes((string) preg_replace(self::LONE_ADDRESS, '', $post->post_content));
    }

    /**
     * Embeds ask other hosts, which would make every save wait for them.
     *
     * @return callable(): void
     */
    private static function withoutEmbeds(WP_Embed $embed): callable
    {
        $removed = array_filter(['run_shortcode', 'autoembed'], static fn(string $name): bool => remove_filter('the_content', [$embed, $name], 8));

        return static function () use ($embed, $removed): void {
            foreach ($removed as $name) {
                add_filter('the_content', [$embed, $name], 8);
            }
        };
    }
}
