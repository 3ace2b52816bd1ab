<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

/** Notices stored in the customer's session. */
final class Notices
{
    /** @return array<string, list<array{notice: string, data: array<string, mixed>}>> by notice type */
    public static function all(): array
    {
        $all = [];
        foreach (Value::map(WC()->session?->get('wc_notices')) as $type => $notices) {
            foreach (Value::array($notices) as $notice) {
                $all[$type][] = [
                    'notice' => Value::text(Value::array($notice)['notice'] ?? ''),
                    'data' => Value::map(Value::array($notice)['data'] ?? []),
                ];
            }
        }
        return $all;
    }

    public static function filtered(string $message, string $type): string
    {
        $message = $type === 'success' ? Value::filtered('woocommerce_add_message', $message) : $message;

        return Value::filtered("woocommerce_add_{$type}", $message);
    }
}
