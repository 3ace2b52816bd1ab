<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\Http\RequestInput;
use WP_HTML_Tag_Processor;

/**
 * Shows WooCommerce's store notice. WooCommerce prints it hidden and shows it with a script; here it is visible without
 * one.
 */
final class StoreNotice
{
    public function __construct(private readonly ShopScripts $scripts, private readonly RequestInput $input) {}

    /**
     * Hook: `wp_loaded`.
     *
     * Prints the notice after the skip link, which is the first element of every page. WooCommerce prints it before, or
     * in the footer in older versions.
     */
    public function moveNotice(): void
    {
        foreach (['wp_body_open', 'wp_footer'] as $hook) {
            if (remove_action($hook, 'woocommerce_demo_store')) {
                add_action('stallkeeper_before_header', 'woocommerce_demo_store');
            }
        }
    }

    /**
     * Hook: `woocommerce_demo_store`.
     *
     * A visitor dismisses the notice by script, which sets WooCommerce's own cookie. PHP reads it for responses to this
     * visitor only; in a page that a shared cache may store, the script reads it.
     */
    public function showNotice(string $html, string $notice): string
    {
        if (CacheHeaders::isPrivate() && $this->input->cookies()->text('store_notice' . md5($notice)) === 'hidden') {
            return '';
        }
        $this->scripts->enqueue();
        $tags = new WP_HTML_Tag_Processor($html);
        if ($tags->next_tag(['class_name' => 'woocommerce-store-notice'])) {
            $tags->remove_attribute('style');
            $tags->set_attribute('data-part', 'store-notice');
            // Older versions of WooCommerce print a paragraph outside of all landmarks.
            if ($tags->get_attribute('role') === null) {
                $tags->set_attribute('role', 'complementary');
                $tags->set_attribute('aria-label', __('Store notice', 'stallkeeper'));
            }
        }
        if ($tags->next_tag(['class_name' => 'woocommerce-store-notice__dismiss-link'])) {
            // The dismiss link needs JavaScript, so hide it until the script shows it.
            $tags->set_attribute('hidden', true);
        }

        return $tags->get_updated_html();
    }
}
