<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

/** The messages that wait in the visitor's session. */
final class Notices
{
    /** @return array<string, list<array{notice: string, data: array<string, mixed>}>> by kind */
    public static function all(): array
    {
        $all = [];
        foreach (Value::map(WC()->session?->get('wc_notices')) as $type => $notices) {
            foreach (Value::array($notices) as $one) {
                $all[$type][] = ['notice' => Value::text(Value::array($one)['notice'] ?? ''), 'data' => Value::map(Value::array($one)['data'] ?? [])];
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
