<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Data;

use Stallkeeper\Demo\StandIn\Moment;
use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;

/** Reading and writing of named values; "view" passes the filter `woocommerce_{type}_get_{name}`, "edit" does not. */
trait Typed
{
    /** @return non-empty-string */
    protected function get_hook_prefix(): string
    {
        return "woocommerce_{$this->object_type}_get_";
    }

    protected function get_prop(string $prop, string $context = 'view'): mixed
    {
        $value = array_key_exists($prop, $this->changes) ? $this->changes[$prop] : ($this->data[$prop] ?? null);

        return $context === 'view' ? apply_filters($this->get_hook_prefix() . $prop, $value, $this) : $value;
    }

    protected function set_prop(string $prop, mixed $value): void
    {
        if (!$this->object_read) {
            $this->data[$prop] = $value;
        } elseif (($this->data[$prop] ?? null) !== $value || array_key_exists($prop, $this->changes)) {
            $this->changes[$prop] = $value;
        }
    }

    protected function set_date_prop(string $prop, mixed $value): void
    {
        $this->set_prop($prop, Moment::of($value));
    }

    protected function text(string $prop, string $context): string
    {
        return Value::text($this->get_prop($prop, $context));
    }

    protected function number(string $prop, string $context): int
    {
        return Value::int($this->get_prop($prop, $context));
    }

    protected function flag(string $prop, string $context): bool
    {
        return Value::bool($this->get_prop($prop, $context));
    }

    /** @return list<int> */
    protected function ids(string $prop, string $context): array
    {
        return Value::ids($this->get_prop($prop, $context));
    }

    protected function date(string $prop, string $context): ?WC_DateTime
    {
        $date = $this->get_prop($prop, $context);

        return $date instanceof WC_DateTime ? $date : null;
    }
}
