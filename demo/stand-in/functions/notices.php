<?php

/** WooCommerce's notice functions. Notices are stored in the session until a page shows them. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Notices;
use Stallkeeper\Demo\StandIn\Value;

function wc_notice_count(string $notice_type = ''): int
{
    return $notice_type !== ''
        ? count(Notices::all()[$notice_type] ?? [])
        : array_sum(array_map('count', Notices::all()));
}

/** @param array<string, mixed> $data printed as data attributes; `id` is the field of the notice */
function wc_add_notice(string $message, string $notice_type = 'success', array $data = []): void
{
    if (!(WC()->session instanceof WC_Session)) {
        _doing_it_wrong(
            __FUNCTION__,
            'Notices require a session. Add them after woocommerce_init and not in the admin.',
            '2.3',
        );
        return;
    }
    $message = Notices::filtered($message, $notice_type);
    if ($message !== '') {
        $all = Notices::all();
        $all[$notice_type][] = ['notice' => $message, 'data' => $data];
        wc_set_notices($all);
    }
}

/** @param array<string, list<array{notice: string, data: array<string, mixed>}>> $notices */
function wc_set_notices(array $notices): void
{
    WC()->session?->set('wc_notices', $notices);
}

function wc_clear_notices(): void
{
    WC()->session?->set('wc_notices', null);
}

/**
 * Prints and clears all notices.
 *
 * @return string|void
 */
function wc_print_notices(bool $return = false)
{
    $all = Notices::all();
    $html = '';
    foreach (Value::texts(apply_filters('woocommerce_notice_types', ['error', 'success', 'notice'])) as $type) {
        if (isset($all[$type]) && $all[$type] !== []) {
            $html .= wc_get_template_html("notices/{$type}.php", [
                'notices' => $all[$type],
                'messages' => array_column($all[$type], 'notice'),
            ]);
        }
    }
    wc_clear_notices();
    if ($return) {
        return wc_kses_notice($html);
    }
    echo wc_kses_notice($html);
}

/**
 * Prints a single notice.
 *
 * @param array<string, mixed> $data
 * @return string|void
 */
function wc_print_notice(string $message, string $notice_type = 'success', array $data = [], bool $return = false)
{
    $message = Notices::filtered($message, $notice_type);
    $html = wc_kses_notice(
        wc_get_template_html("notices/{$notice_type}.php", [
            'notices' => [['notice' => $message, 'data' => $data]],
            'messages' => [$message],
        ]),
    );
    if ($return) {
        return $html;
    }
    echo $html;
}

function wc_kses_notice(string $message): string
{
    $tags = apply_filters(
        'woocommerce_kses_notice_allowed_tags',
        array_replace_recursive(wp_kses_allowed_html('post'), ['a' => ['tabindex' => true]]),
    );

    return wp_kses($message, array_map(Value::array(...), Value::array($tags)));
}

/** @param array{notice?: string, data?: array<string, mixed>} $notice */
function wc_get_notice_data_attr(array $notice): string
{
    $html = '';
    foreach ($notice['data'] ?? [] as $name => $value) {
        $html .= sprintf(' data-%s="%s"', sanitize_title($name), esc_attr(Value::text($value)));
    }
    return $html;
}

function woocommerce_output_all_notices(): void
{
    echo '<div class="woocommerce-notices-wrapper">';
    wc_print_notices();
    echo '</div>';
}
