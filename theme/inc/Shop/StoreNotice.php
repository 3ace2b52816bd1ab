<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use WP_HTML_Tag_Processor;

/** The owner's notice over every page. WooCommerce prints it hidden for its script to show; here it is simply there. */
final class StoreNotice
{
    public function addHooks(): void
    {
        add_filter('woocommerce_demo_store', $this->show(...), 10, 2);
    }

    /** The script's button takes it away until the cookie ends, by the cookie that WooCommerce's own script sets. */
    private function show(string $html, string $notice): string
    {
        if (($_COOKIE['store_notice' . md5($notice)] ?? '') === 'hidden') {
            return '';
        }
        Scripts::need();
        $tags = new WP_HTML_Tag_Processor($html);
        if ($tags->next_tag(['class_name' => 'woocommerce-store-notice'])) {
            $tags->remove_attribute('style');
            $tags->set_attribute('data-part', 'store-notice');
        }
        if ($tags->next_tag(['class_name' => 'woocommerce-store-notice__dismiss-link'])) {
            // Without a script it could do nothing.
            $tags->set_attribute('hidden', true);
        }

        return $tags->get_updated_html();
    }
}
