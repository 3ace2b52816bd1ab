<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Stallkeeper\Demo\StandIn\Value;

/** What a filled field must look like. */
final class FieldRules
{
    /**
     * @param array<string, mixed> $field
     * @return string a sentence in HTML; nothing when the value will do
     */
    public static function problem(string $value, array $field, string $label): string
    {
        $rules = Value::texts((array) ($field['validate'] ?? []));
        $type = Value::text($field['type'] ?? '');

        return match (true) {
            $type === 'country' && !WC()->countries->country_exists($value)
                /* translators: %s: what was sent for a country */
                => sprintf(__('“%s” is not a valid country code.', 'stallkeeper-stand-in'), esc_html($value)),
            in_array('email', $rules, true) && !is_email($value)
                /* translators: %s: name of a field */
                => sprintf(__('%s is not a valid email address.', 'stallkeeper-stand-in'), $label),
            in_array('phone', $rules, true) && preg_match('/^[\s#0-9_\-+\/().]{3,40}$/', $value) !== 1
                /* translators: %s: name of a field */
                => sprintf(__('%s is not a valid phone number.', 'stallkeeper-stand-in'), $label),
            in_array('postcode', $rules, true) && preg_match('/^[\s\-A-Za-z0-9]{2,12}$/', $value) !== 1
                /* translators: %s: name of a field */
                => sprintf(__('%s is not a valid postcode / ZIP.', 'stallkeeper-stand-in'), $label),
            default => '',
        };
    }
}
