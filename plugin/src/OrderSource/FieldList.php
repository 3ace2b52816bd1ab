<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Render\OrderSource\SourceFields;

/** The fields that an order gets, with the names of their inputs and of their meta keys. */
final class FieldList
{
    /** Field that is derived from the user agent. WooCommerce saves it, too. */
    public const DEVICE = 'device_type';

    public function __construct(private readonly CoreController $core) {}

    /** Prefix of field names in forms. */
    public function prefix(): string
    {
        if ($this->core->isOn()) {
            return (string) $this->core->prefix();
        }
        /** This filter is documented in WooCommerce. */
        $prefix = apply_filters('wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_');

        return (is_string($prefix) ? trim($prefix, '_') : 'wc_order_attribution') . '_';
    }

    /** @return string key of the order's or customer's meta, such as `_wc_order_attribution_utm_source` */
    public function metaKey(string $field): string
    {
        return '_' . $this->prefix() . $field;
    }

    /** @return list<string> meta keys of all fields and of the device type */
    public function metaKeys(): array
    {
        return array_map($this->metaKey(...), [...array_keys($this->fields()), self::DEVICE]);
    }

    /** @return array<string, string> WooCommerce's fields: path to the value by field name, such as `current.src` */
    public function coreFields(): array
    {
        $names = $this->core->fieldNames();
        if ($names !== null) {
            // For fields that other plugins add, only the browser's script knows the path.
            return array_replace(
                array_fill_keys($names, ''),
                array_intersect_key(SourceFields::CORE, array_flip($names)),
            );
        }
        /** This filter is documented in WooCommerce. */
        $fields = apply_filters('wc_order_attribution_tracking_fields', SourceFields::CORE);

        return self::paths($fields, SourceFields::CORE);
    }

    /** @return array<string, string> fields that an order gets in addition: path to the value by field name */
    public function extraFields(): array
    {
        /**
         * Filters the fields that the plugin adds to WooCommerce's own.
         *
         * @param array<string, string> $fields path to the value by field name, such as `first.src`
         */
        $extra = apply_filters('stallkeeper_source_fields', SourceFields::EXTRA);

        // Fields that an older WooCommerce does not have are saved as extra fields.
        return array_diff_key(SourceFields::CORE + self::paths($extra, SourceFields::EXTRA), $this->coreFields());
    }

    /** @return array<string, string> all fields: path to the value by field name */
    public function fields(): array
    {
        return $this->coreFields() + $this->extraFields();
    }

    /**
     * @return array<string, string> fields that WooCommerce does not save, so the plugin does: path to the value by
     *     field name
     */
    public function ownFields(): array
    {
        return $this->core->isOn() ? $this->extraFields() : $this->fields();
    }

    /**
     * @param array<string, string> $default
     * @return array<string, string>
     */
    private static function paths(mixed $fields, array $default): array
    {
        $paths = [];
        foreach (is_array($fields) ? $fields : $default as $name => $path) {
            if (is_string($name) && is_string($path) && preg_match('/^\w{1,64}$/D', $name) === 1) {
                $paths[$name] = $path;
            }
        }
        return $paths;
    }
}
