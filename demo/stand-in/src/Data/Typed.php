<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Data;

use BadMethodCallException;
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

    /**
     * Getters and setters of the names in VALUES. WooCommerce ignores other names in `set_props()`, and so does this.
     *
     * @param list<mixed> $arguments
     */
    public function __call(string $method, array $arguments): mixed
    {
        [$verb, $name] = [substr($method, 0, 4), substr($method, 4)];
        if ($verb !== 'get_' && $verb !== 'set_') {
            throw new BadMethodCallException(static::class . " has no method {$method}().");
        }
        $type = array_key_first(array_filter(static::VALUES, static fn(array $names): bool => in_array($name, $names, true)));
        if ($type === null) {
            return null;
        }
        if ($verb === 'get_') {
            $value = $this->get_prop($name, Value::text($arguments[0] ?? 'view'));

            return $type === 'date' && $value instanceof WC_DateTime ? $value : self::typed($type, $value);
        }
        $this->set_prop($name, self::typed($type, $arguments[0] ?? null));

        return null;
    }

    private static function typed(string $type, mixed $value): mixed
    {
        return match ($type) {
            'bool' => Value::bool($value),
            'date' => Value::date($value),
            'decimal' => wc_format_decimal($value),
            'ids' => Value::ids($value),
            'int' => Value::int($value),
            default => Value::text($value),
        };
    }

    protected function text(string $prop, string $context): string
    {
        return Value::text($this->get_prop($prop, $context));
    }

    protected function number(string $prop, string $context): int
    {
        return Value::int($this->get_prop($prop, $context));
    }
}
