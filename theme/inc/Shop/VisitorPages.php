<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use WC_Cart;
use WC_Session;

/** Marks shop responses as private: cart, checkout and account, and every page for a visitor with a session. */
final class VisitorPages
{
    public function __construct(private readonly ShopPages $pages) {}

    public function addHooks(): void
    {
        add_filter('stallkeeper_response_is_private', [$this, 'isPrivate']);
    }

    /**
     * Hook: `stallkeeper_response_is_private`.
     *
     * With a session every page contains visitor data: the number of items in the header, and notices.
     */
    public function isPrivate(mixed $isPrivate): bool
    {
        return (bool) $isPrivate || $this->pages->isCartCheckoutOrAccount() || $this->hasSession() || $this->hasCart();
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
