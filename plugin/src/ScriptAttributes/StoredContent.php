<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

use WP_Post;

/**
 * Removes script attributes from stored content before it is rendered, unless all of its authors have the capability to
 * write scripts. Attributes that blocks print during rendering, such as those of a Navigation block, are kept.
 */
final class StoredContent
{
    public function __construct(private readonly ContentTrust $trust) {}

    /** Hook: `comment_text` and the other filters for content without a known author. */
    public function removeScriptAttributes(mixed $html): mixed
    {
        return is_string($html) ? ScriptAttributes::remove($html) : $html;
    }

    /** Hook: `the_content`. */
    public function filterContent(mixed $html): mixed
    {
        return $this->filterPostText($html, get_post());
    }

    /**
     * Hook: `get_the_excerpt` and `wp_get_attachment_caption`.
     *
     * @param mixed $post a post or its id
     */
    public function filterPostText(mixed $html, mixed $post): mixed
    {
        if (!is_string($html) || !ScriptAttributes::mayBeIn($html)) {
            return $html;
        }
        $post = is_numeric($post) ? get_post((int) $post) : $post;

        return $this->trust->ofPost($post instanceof WP_Post ? $post : null) ? $html : ScriptAttributes::remove($html);
    }

    /**
     * Hook: `woocommerce_short_description`.
     *
     * Handles excerpts. WooCommerce uses this filter for other texts, too, regardless of the current post.
     */
    public function filterShortDescription(mixed $html): mixed
    {
        $post = get_post();

        return $this->filterPostText($html, $post instanceof WP_Post && $post->post_excerpt === $html ? $post : null);
    }

    /** Hook: `get_the_author_description`. */
    public function filterAuthorDescription(mixed $html, mixed $user): mixed
    {
        return is_numeric($user) && $this->trust->ofUser((int) $user) ? $html : $this->removeScriptAttributes($html);
    }

    /** Hook: `do_shortcode_tag`. Handles galleries and playlists, which print the captions of any images. */
    public function filterGallery(mixed $html, mixed $tag): mixed
    {
        return in_array($tag, ['gallery', 'playlist'], true) ? $this->removeScriptAttributes($html) : $html;
    }
}
