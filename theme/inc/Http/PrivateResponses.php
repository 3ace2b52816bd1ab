<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Http;

use Stallkeeper\Render\Http\CacheHeaders;
use WP_Post;

/**
 * Keeps responses that show or remember one visitor out of shared caches.
 *
 * A shared cache stores every page that says nothing about caching, for a time of its own, and many caches look at no
 * cookie. So the headers are decided before output, and a page without them is the same for everybody.
 */
final class PrivateResponses
{
    /** Cookies by which WordPress and WooCommerce print something else: a name, a post behind a password, a cart. */
    private const COOKIES = '/^(?:comment_author_|wp-postpass_|wp_woocommerce_session_|woocommerce_|store_notice)/';

    /**
     * Hooks on template_redirect twice: before anything that answers instead of the page (redirects, sitemaps, AJAX), and
     * after everything that starts a session or sets a cookie there.
     */
    public function addHooks(): void
    {
        add_action('template_redirect', [$this, 'decide'], PHP_INT_MIN);
        add_action('template_redirect', [$this, 'decide'], PHP_INT_MAX);
    }

    /** Sends the headers of a private response, where this is one. */
    public function decide(): void
    {
        /**
         * Filters whether this response is for one visitor. Shared caches are then told not to store it.
         *
         * @param bool $isPrivate what the request's cookies and the response's headers say
         */
        if (apply_filters('stallkeeper_response_is_private', self::isForOneVisitor())) {
            CacheHeaders::makePrivate();
        }
    }

    private static function isForOneVisitor(): bool
    {
        $names = array_map(strval(...), array_keys($_COOKIE));

        return is_user_logged_in()
            || CacheHeaders::hasCookie()
            || preg_grep(self::COOKIES, $names) !== []
            || self::hasPassword()
            // A comment that waits for approval is shown to its author by these parameters; WordPress lets caches store it.
            || isset($_GET['unapproved'], $_GET['moderation-hash'])
            // Content is printed differently for these, by a request header that no cache compares.
            || wp_is_json_request();
    }

    /** A stored form would be shown to everybody who has entered the password. WordPress 6.9 sends these headers itself. */
    private static function hasPassword(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post && $post->post_password !== '';
    }
}
