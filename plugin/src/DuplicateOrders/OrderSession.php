<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use Stallkeeper\Render\Http\Input;
use WC_Cart;
use WC_Session;

/** The visitor's cart and WooCommerce session, with the URL of the order that the visitor has placed last. */
final class OrderSession
{
    /** For this long, a submit with an empty cart counts as a repeated submit and not as an expired session. */
    private const SAME_ORDER_SECONDS = 600;
    private const KEY = 'stallkeeper_last_order';

    /** @return WC_Cart|null null if WooCommerce has not loaded the cart */
    public function cart(): ?WC_Cart
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;

        return $cart;
    }

    /** @return WC_Session|null null if there is no session or it has no id of its own */
    public function current(): ?WC_Session
    {
        /** @var ?WC_Session $session */
        $session = WC()->session;

        return $session !== null && OrderLock::isVisitor((string) $session->get_customer_id()) ? $session : null;
    }

    /** @return string|null URL of this visitor's last order, as stored in the session that this request has loaded */
    public function lastUrl(WC_Session $session): ?string
    {
        return Input::fromArray($session->get(self::KEY))->textOrNull('address');
    }

    /** @return string|null URL of the order that has just emptied this visitor's cart; null if the cart is not empty */
    public function finishedOrderUrl(): ?string
    {
        $cart = $this->cart();
        $session = $this->current();
        if ($cart === null || $session === null || !$cart->is_empty()) {
            return null;
        }
        $last = Input::fromArray($session->get(self::KEY));

        // The clock may have been set back since the order.
        return abs(time() - $last->number('at')) < self::SAME_ORDER_SECONDS ? $last->textOrNull('address') : null;
    }

    public function rememberOrder(string $url): void
    {
        $this->current()?->set(self::KEY, ['address' => $url, 'at' => time()]);
    }
}
