<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\QuickAdd;

use Stallkeeper\Render\Http\Input;
use WC_AJAX;

/**
 * Answers a request that has sent the fields of a product form: with WooCommerce’s cart fragments, or with the reasons
 * why the product was not added. WooCommerce’s form handler has added it before, as for each request with the field
 * `add-to-cart`. It runs the validation of plugins and reads their fields, which WooCommerce’s AJAX endpoint ignores.
 */
final class CartResult
{
    public const ENDPOINT = 'stallkeeper_cart';

    /** Hook: `wc_ajax_stallkeeper_cart`. */
    public function send(): void
    {
        $errors = $this->takeErrors();
        if ($errors !== []) {
            wp_send_json(['errors' => $errors]);
        }
        WC_AJAX::get_refreshed_fragments();
    }

    /** @return list<string> plain texts; the next page shows none of the notices again */
    public function takeErrors(): array
    {
        $errors = [];
        foreach (wc_get_notices('error') as $notice) {
            $text = Input::fromArray($notice)->text('notice');
            // Links in notices lead to the cart or to the product, which have links beside the message.
            $text = preg_replace('~<a\b.*?</a>~s', '', $text);
            $errors[] = trim(html_entity_decode(wp_strip_all_tags((string) $text), ENT_QUOTES));
        }
        wc_clear_notices();

        return array_values(array_filter($errors));
    }
}
