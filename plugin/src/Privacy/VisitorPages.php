<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use WC_Cart;
use WC_Session;
use WP_Post;

/** Marks shop responses as private: cart, checkout and account, and every page for a visitor with a session. */
final class VisitorPages
{
    /** Blocks with a form, which can be on other pages, too. */
    private const BLOCKS = ['woocommerce/cart', 'woocommerce/checkout'];

    /**
     * Hook: `stallkeeper_response_is_private`.
     *
     * With a session every page contains visitor data: the number of items in the header, and notices.
     */
    public function isPrivate(mixed $isPrivate): bool
    {
        return (bool) $isPrivate || $this->isCartCheckoutOrAccount() || $this->hasSession() || $this->hasCart();
    }

    private function isCartCheckoutOrAccount(): bool
    {
        if (is_cart() || is_checkout() || is_account_page()) {
            return true;
        }
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post &&
            array_filter(self::BLOCKS, static fn(string $block): bool => has_block($block, $post)) !== [];
    }

    private function hasSession(): bool
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;
        if ($session === null) {
            return false;
        }
        // A session handler of a plugin may not have this method.
        return (is_callable([$session, 'has_session']) && $session->has_session()) || wc_notice_count() > 0;
    }

    private function hasCart(): bool
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;

        return $cart !== null && !$cart->is_empty();
    }
}
