<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;

/** Status changes of an order, and the notes and actions that they cause. */
trait StatusTransitions
{
    /** @var array{from: string, to: string, note: string}|null status change, reported by the next save */
    protected $status_transition = null;

    /** @return array{from: string, to: string} */
    public function set_status(string $new_status, string $note = '', bool $manual_update = false): array
    {
        $isKnown = $this->get_status('edit') !== '';
        $name = str_starts_with($new_status, 'wc-') ? substr($new_status, 3) : $new_status;
        $to = wc_is_order_status("wc-{$name}") || $name === 'trash' ? $name : 'pending';
        $result = ['from' => $this->get_status(), 'to' => $to];
        $this->set_prop('status', $to);
        if ($this->object_read && $isKnown && $result['from'] !== $result['to']) {
            $this->status_transition = [
                'from' => $this->status_transition['from'] ?? $result['from'],
                'to' => $result['to'],
                'note' => $note,
            ];
            if (
                in_array($result['to'], wc_get_is_paid_statuses(), true) &&
                $this->get_date_paid('edit') === null &&
                $this->get_payment_method() !== 'cod'
            ) {
                $this->set_date_paid(time());
            }
            $result['to'] === 'completed' && $this->set_date_completed(time());
        }
        return $result;
    }

    public function update_status(string $new_status, string $note = '', bool $manual = false): bool
    {
        if ($this->get_id() === 0) {
            return false;
        }
        $this->set_status($new_status, $note, $manual);
        $this->save();
        return true;
    }

    public function needs_payment(): bool
    {
        $valid = Value::texts(
            apply_filters('woocommerce_valid_order_statuses_for_payment', ['pending', 'failed'], $this),
        );

        return (bool) apply_filters(
            'woocommerce_order_needs_payment',
            $this->has_status($valid) && $this->get_total() > 0,
            $this,
            $valid,
        );
    }

    public function add_order_note(string $note, int $is_customer_note = 0, bool $added_by_user = false): int
    {
        return $this->get_id() === 0
            ? 0
            : OrderNotes::add($this->get_id(), $note, (bool) $is_customer_note, $added_by_user);
    }

    protected function status_transition(): void
    {
        $change = $this->status_transition;
        $this->status_transition = null;
        if ($change === null) {
            return;
        }
        ['from' => $from, 'to' => $to] = $change;
        do_action("woocommerce_order_status_{$to}", $this->get_id(), $this, $change);
        /* translators: 1: old order status, 2: new order status */
        $message = sprintf(
            __('Order status changed from %1$s to %2$s.', 'stallkeeper-stand-in'),
            wc_get_order_status_name($from),
            wc_get_order_status_name($to),
        );
        $this->add_order_note(trim("{$change['note']} {$message}"));
        do_action("woocommerce_order_status_{$from}_to_{$to}", $this->get_id(), $this);
        do_action('woocommerce_order_status_changed', $this->get_id(), $from, $to, $this);
        if (in_array($from, ['pending', 'on-hold', 'failed'], true) && in_array($to, wc_get_is_paid_statuses(), true)) {
            do_action('woocommerce_order_payment_status_changed', $this->get_id(), $this);
        }
    }
}
