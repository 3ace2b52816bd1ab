<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use WP_Post;

/** Posts that the theme's own lists may show. The plugin Stallkeeper Tools also protects WordPress's lists. */
final class ListedPosts
{
    /**
     * Whether a post is published and not password-protected.
     *
     * @phpstan-assert-if-true WP_Post $post
     */
    public static function isListed(mixed $post): bool
    {
        return $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }
}
