<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\OrderSource\OrderSource;

/**
 * Saves the source of a visitor who registers, on the account page or during checkout. If WooCommerce's attribution is
 * on, WooCommerce saves its own fields and this class saves only the extra fields.
 */
final class Registration
{
    public function __construct(
        private readonly FieldList $fields,
        private readonly OrderSource $source,
        private readonly RequestInput $input,
    ) {}

    /** Hook: `user_register`. */
    public function saveSource(mixed $user): void
    {
        // An account that an administrator or a program creates has no source.
        if (!is_int($user) || is_admin() || !$this->isFormOfShop()) {
            return;
        }
        $values = array_intersect_key($this->source->posted(), $this->fields->ownFields());
        foreach (OrderSource::onlyKnown($values) as $field => $value) {
            update_user_meta($user, $this->fields->metaKey($field), wp_slash($value));
        }
    }

    /** WooCommerce verifies the nonces of these forms before it creates the account. */
    private function isFormOfShop(): bool
    {
        $posted = $this->input->posted();

        return $posted->has('email', 'woocommerce-register-nonce') ||
            $posted->has('woocommerce-process-checkout-nonce');
    }
}
