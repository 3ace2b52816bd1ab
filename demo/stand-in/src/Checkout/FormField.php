<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Checkout;

use Stallkeeper\Demo\StandIn\Value;

/** Renders a form field with the names and classes that WooCommerce uses. */
final class FormField
{
    private const DEFAULTS = [
        'type' => 'text',
        'label' => '',
        'description' => '',
        'placeholder' => '',
        'maxlength' => false,
        'required' => false,
        'autocomplete' => false,
        'id' => '',
        'class' => [],
        'label_class' => [],
        'input_class' => [],
        'return' => false,
        'options' => [],
        'custom_attributes' => [],
        'validate' => [],
        'default' => '',
        'autofocus' => '',
        'priority' => '',
    ];

    /**
     * @param array<string, mixed> $args
     * @return array<string, mixed>
     */
    public static function args(string $key, array $args, ?string $value): array
    {
        $args = Value::map(
            apply_filters(
                'woocommerce_form_field_args',
                array_replace(self::DEFAULTS, ['id' => $key], $args),
                $key,
                $value,
            ),
        );
        foreach (['class', 'label_class', 'input_class', 'validate'] as $name) {
            $args[$name] = Value::texts((array) ($args[$name] ?? []));
        }
        return $args;
    }

    /** @param array<string, mixed> $args */
    public static function html(string $key, array $args, string $value): string
    {
        $id = Value::text($args['id']);
        $type = Value::text($args['type']);
        $isRequired = Value::bool($args['required']);
        $mark = $isRequired
            ? '&nbsp;<span class="required" aria-hidden="true">*</span>'
            : '&nbsp;<span class="optional">(' . esc_html__('optional', 'stallkeeper-stand-in') . ')</span>';
        $input = self::input($key, $args, $value);
        $label = wp_kses_post(Value::text($args['label'])) . $mark;
        $labelClass = implode(' ', [...Value::texts($args['label_class']), ...$isRequired ? ['required_field'] : []]);
        $field =
            $type === 'checkbox'
                ? "<label class=\"checkbox {$labelClass}\">{$input} {$label}</label>"
                : sprintf(
                    '<label for="%s" class="%s">%s</label><span class="woocommerce-input-wrapper">%s</span>',
                    esc_attr($id),
                    esc_attr($labelClass),
                    $label,
                    $input,
                );
        if ($type === 'hidden') {
            $field = $input;
        }
        $classes = [
            ...Value::texts($args['class']),
            ...$isRequired ? ['validate-required'] : [],
            ...array_map(static fn(string $rule): string => "validate-{$rule}", Value::texts($args['validate'])),
        ];
        $description = Value::text($args['description']);

        return sprintf(
            '<p class="form-row %s" id="%s_field" data-priority="%s">%s%s</p>',
            esc_attr(implode(' ', $classes)),
            esc_attr($id),
            esc_attr(Value::text($args['priority'])),
            $field,
            $description === ''
                ? ''
                : '<span class="description" id="' .
                    esc_attr($id) .
                    '-description">' .
                    wp_kses_post($description) .
                    '</span>',
        );
    }

    /** @param array<string, mixed> $args */
    private static function input(string $key, array $args, string $value): string
    {
        $type = Value::text($args['type']);
        $attributes =
            array_filter([
                'name' => $key,
                'id' => Value::text($args['id']),
                'class' => trim("input-text {$type} " . implode(' ', Value::texts($args['input_class']))),
                'placeholder' => Value::text($args['placeholder']),
                'autocomplete' => Value::text($args['autocomplete']),
                'maxlength' => Value::text($args['maxlength']),
                'aria-required' => Value::bool($args['required']) ? 'true' : '',
                'aria-describedby' =>
                    Value::text($args['description']) === '' ? '' : Value::text($args['id']) . '-description',
                'autofocus' => Value::bool($args['autofocus']) ? 'autofocus' : '',
            ]) + Value::map($args['custom_attributes']);
        $html = wc_implode_html_attributes($attributes);

        return match ($type) {
            'textarea' => "<textarea {$html} rows=\"2\" cols=\"5\">" . esc_textarea($value) . '</textarea>',
            'checkbox' => "<input type=\"checkbox\" {$html} value=\"1\"" . checked($value, '1', false) . '>',
            'country' => self::select(
                $html,
                ['' => __('Select a country / region…', 'stallkeeper-stand-in')] +
                    WC()->countries->get_allowed_countries(),
                $value,
                'country_to_state country_select',
            ),
            'select' => self::select(
                $html,
                array_map(Value::text(...), Value::map($args['options'])),
                $value,
                'select',
            ),
            default => sprintf(
                '<input type="%s" %s value="%s">',
                esc_attr($type === 'state' ? 'text' : $type),
                $html,
                esc_attr($value),
            ),
        };
    }

    /** @param array<string, string> $options */
    private static function select(string $attributes, array $options, string $value, string $class): string
    {
        $html = '';
        foreach ($options as $name => $label) {
            $html .=
                '<option value="' .
                esc_attr($name) .
                '"' .
                selected($value, $name, false) .
                '>' .
                esc_html($label) .
                '</option>';
        }
        return '<select ' .
            preg_replace('/class="[^"]*"/', 'class="' . $class . '"', $attributes) .
            ">{$html}</select>";
    }
}
