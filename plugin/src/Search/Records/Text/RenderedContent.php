<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Throwable;
use WP_Embed;
use WP_Post;
use WP_Query;

/** Renders a post's content as HTML: runs blocks and shortcodes, removes embeds and lists of other posts. */
final class RenderedContent
{
    public function __construct(private readonly AnonymousContext $anonymous, private readonly DynamicLists $lists) {}

    public function render(WP_Post $post): string
    {
        return $this->anonymous->run(function () use ($post): string {
            $restore = $this->withoutEmbeds();
            $level = ob_get_level();
            ob_start();
            try {
                $this->begin($post);
                $content = EmbedRemover::remove($post->post_content);
                $html = $this->lists->without(static fn(): mixed => apply_filters('the_content', $content));

                return is_string($html) ? $html : $this->raw($post);
            } catch (Throwable $error) {
                // The error may come from any shortcode or block. Index the unrendered text instead.
                error_log(
                    "Stallkeeper: the content of post {$post->ID} cannot be rendered for the search: {$error->getMessage()}",
                );

                return $this->raw($post);
            } finally {
                while (ob_get_level() > $level) {
                    ob_end_clean();
                }
                $restore();
            }
        });
    }

    /**
     * Sets the query's post, too: a block with a query of its own resets to it, and the blocks after it read that post.
     */
    private function begin(WP_Post $post): void
    {
        $GLOBALS['post'] = $post;
        if (($GLOBALS['wp_query'] ?? null) instanceof WP_Query) {
            $GLOBALS['wp_query']->post = $post;
        }
        setup_postdata($post);
    }

    public function raw(WP_Post $post): string
    {
        return strip_shortcodes(EmbedRemover::remove($post->post_content));
    }

    /** @return callable(): void */
    private function withoutEmbeds(): callable
    {
        $embed = $GLOBALS['wp_embed'] ?? null;
        $GLOBALS['wp_embed'] = new EmbedRemover();
        $removed =
            $embed instanceof WP_Embed
                ? array_filter(
                    ['run_shortcode', 'autoembed'],
                    static fn(string $name): bool => remove_filter('the_content', [$embed, $name], 8),
                )
                : [];

        return static function () use ($embed, $removed): void {
            $GLOBALS['wp_embed'] = $embed;
            foreach ($removed as $name) {
                add_filter('the_content', [$embed, $name], 8);
            }
        };
    }
}
