<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use WC_Cart;
use WC_Session;

/** Shop pages that are for one visitor: cart, checkout and account, and every page while the visitor has a session. */
final class VisitorPages
{
    public function addHooks(): void
    {
        add_filter('stallkeeper_response_is_private', [$this, 'isPrivate']);
    }

    /** The header of every page shows the number of products in the cart; notices wait in the session. */
    public function isPrivate(mixed $isPrivate): bool
    {
        return (bool) $isPrivate || Shop::isTill() || self::hasSession() || self::hasCart();
    }

    private static function hasSession(): bool
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;
        if ($session === null) {
            return false;
        }
        // A session handler of another plugin may not have the method.
        return (is_callable([$session, 'has_session']) && $session->has_session()) || wc_notice_count() > 0;
    }

    private static function hasCart(): bool
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;

        return $cart !== null && !$cart->is_empty();
    }
}
