<?php

namespace Stallkeeper\Demo\StandIn;

/** Renders and validates a form field with the names and classes that WooCommerce uses. */
final class FormField
{
    public static function html(string $key, array $args, string $value): string
    {
        $args += ['type' => 'text', 'label' => '', 'required' => false, 'class' => [], 'priority' => ''];
        $classes = [...(array) $args['class'], $args['required'] ? 'validate-required' : ''];
        foreach ((array) ($args['validate'] ?? []) as $rule) {
            $classes[] = "validate-{$rule}";
        }
        $mark = $args['required']
            ? '<span class="required" aria-hidden="true">*</span>'
            : '<span class="optional">(optional)</span>';

        $html = sprintf(
            '<p class="form-row %s" id="%s_field" data-priority="%s"><label for="%s" class="%s">%s&nbsp;%s</label><span class="woocommerce-input-wrapper">%s</span></p>',
            esc_attr(implode(' ', array_filter($classes))),
            esc_attr($key),
            esc_attr($args['priority']),
            esc_attr($key),
            $args['required'] ? 'required_field' : '',
            wp_kses_post($args['label']),
            $mark,
            self::input($key, $args, $value),
        );

        return apply_filters('woocommerce_form_field', $html, $key, $args, $value);
    }

    private static function input(string $key, array $args, string $value): string
    {
        $attributes = array_filter([
            'name' => $key,
            'id' => $key,
            'class' => $args['type'] === 'country' ? 'country_to_state country_select' : "input-text {$args['type']}",
            'placeholder' => $args['placeholder'] ?? '',
            'autocomplete' => $args['autocomplete'] ?? '',
            'maxlength' => $args['maxlength'] ?? '',
            'aria-required' => $args['required'] ? 'true' : '',
        ]);
        $html = wc_implode_html_attributes($attributes + ($args['custom_attributes'] ?? []));

        return match ($args['type']) {
            'textarea' => "<textarea {$html} rows=\"2\" cols=\"5\">" . esc_textarea($value) . '</textarea>',
            'country' => "<select {$html}>" . self::countries($value) . '</select>',
            default => sprintf('<input type="%s" %s value="%s">', esc_attr($args['type']), $html, esc_attr($value)),
        };
    }

    private static function countries(string $value): string
    {
        $html = '<option value="">Select a country / region…</option>';
        foreach (WC()->countries->get_allowed_countries() as $code => $name) {
            $html .= "<option value=\"{$code}\"" . selected($value, $code, false) . '>' . esc_html($name) . '</option>';
        }

        return $html;
    }

    /**
     * @param string $label HTML
     * @return string error message as HTML; empty if the value is valid
     */
    public static function error(string $value, array $field, string $label, string $key): string
    {
        $rules = (array) ($field['validate'] ?? []);
        $matches = static fn(string $pattern): bool => preg_match($pattern, $value) === 1;

        return match (true) {
            $value === '' => empty($field['required'])
                ? ''
                : apply_filters(
                    'woocommerce_checkout_required_field_notice',
                    "{$label} is a required field.",
                    $label,
                    $key,
                ),
            ($field['type'] ?? '') === 'country' && !isset(WC()->countries->get_allowed_countries()[$value]) => sprintf(
                '“%s” is not a valid country code.',
                esc_html($value),
            ),
            in_array('email', $rules, true) && !is_email($value) => "{$label} is not a valid email address.",
            in_array('phone', $rules, true) && !$matches('/^[\s#0-9_\-+\/().]{3,40}$/')
                => "{$label} is not a valid phone number.",
            in_array('postcode', $rules, true) && !$matches('/^[\s\-A-Za-z0-9]{2,12}$/')
                => "{$label} is not a valid postcode / ZIP.",
            default => '',
        };
    }
}
