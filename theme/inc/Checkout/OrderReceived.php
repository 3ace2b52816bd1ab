<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Order;

/** What a customer can do after an order. */
final class OrderReceived
{
    public function __construct(private readonly TemplatePart $parts) {}

    /** Hook: `woocommerce_thankyou`, after the details of the order (10). */
    public function printNextSteps(mixed $id): void
    {
        $order = is_numeric($id) ? wc_get_order((int) $id) : null;
        $links = $order instanceof WC_Order ? $this->links($order) : [];
        if ($links !== []) {
            echo $this->parts->html('parts/checkout/next-steps', ['links' => $links]);
        }
    }

    /** @return list<array{title: string, url: string}> */
    private function links(WC_Order $order): array
    {
        $links = [];
        if (wc_get_page_id('shop') > 0) {
            $links[] = ['title' => __('Continue shopping', 'stallkeeper'), 'url' => wc_get_page_permalink('shop')];
        }
        if (wc_get_page_id('myaccount') > 0) {
            $isOwn = is_user_logged_in() && $order->get_customer_id() === get_current_user_id();
            if ($isOwn) {
                $links[] = ['title' => __('View your order', 'stallkeeper'), 'url' => $order->get_view_order_url()];
            } elseif (!is_user_logged_in() && get_option('woocommerce_enable_myaccount_registration') === 'yes') {
                $links[] = [
                    'title' => __('Create an account', 'stallkeeper'),
                    'url' => wc_get_page_permalink('myaccount'),
                ];
            }
        }

        return $links;
    }
}
