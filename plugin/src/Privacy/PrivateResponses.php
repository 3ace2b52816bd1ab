<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\Http\RequestInput;
use WP_Post;

/**
 * Keeps responses that contain or store data of a visitor out of shared caches.
 *
 * Shared caches store pages without cache headers for a time of their own, and many ignore cookies. So this class sends
 * the headers before output, and pages without them are the same for all visitors.
 *
 * `private` is enough for shared caches. Without `no-store`, browsers can show the page instantly after Back. The
 * decision comes after all other callbacks, because they may set cookies.
 */
final class PrivateResponses
{
    /** Cookies that change WordPress's and WooCommerce's output: a name, a password-protected post, a cart. */
    private const COOKIES = '/^(?:comment_author_|wp-postpass_|wp_woocommerce_session_|woocommerce_|store_notice)/';

    public function __construct(private readonly RequestInput $input) {}

    /** Hook: `template_redirect`. Sends the headers of a private response if this response is private. */
    public function sendHeaders(): void
    {
        /**
         * Filters whether this response is for one visitor. If so, headers prevent shared caches from storing it.
         *
         * @param bool $isPrivate result from the cookies of the request and the headers of the response
         */
        if (apply_filters('stallkeeper_response_is_private', $this->isForOneVisitor())) {
            CacheHeaders::makePrivate();
        }
    }

    private function isForOneVisitor(): bool
    {
        return is_user_logged_in() ||
            CacheHeaders::hasCookie() ||
            preg_grep(self::COOKIES, $this->input->cookies()->names()) !== [] ||
            $this->hasPassword() ||
            // These parameters show a comment awaiting moderation to its author; WordPress allows caches to store that
            // page.
            $this->input->query()->has('unapproved', 'moderation-hash') ||
            // For JSON requests content is rendered differently because of a request header, which caches do not
            // compare.
            wp_is_json_request();
    }

    /**
     * A cached post would be visible to every visitor after someone has entered the password. WordPress 6.9 sends these
     * headers itself.
     */
    private function hasPassword(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post && $post->post_password !== '';
    }
}
