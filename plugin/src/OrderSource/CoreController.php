<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

/** Reads the prefix and the fields of WooCommerce's own order attribution (8.5 and later), if it is on. */
final class CoreController
{
    private const CLASS_NAME = 'Automattic\\WooCommerce\\Internal\\Orders\\OrderAttributionController';

    /** @var array<int, object|false> by site: on a network, WooCommerce's attribution is on for some sites only */
    private array $controllers = [];

    /** @return bool whether WooCommerce saves sources itself */
    public function isOn(): bool
    {
        return $this->prefix() !== null && $this->fieldNames() !== null;
    }

    /** @return object|null WooCommerce's controller; null if it does not exist or the feature is off */
    public function instance(): ?object
    {
        return ($this->controllers[get_current_blog_id()] ??= $this->find()) ?: null;
    }

    /** @return string|null prefix of WooCommerce's fields; null if its attribution is off */
    public function prefix(): ?string
    {
        $prefix = $this->ask('get_prefix');

        return is_string($prefix) ? $prefix : null;
    }

    /** @return list<string>|null names of WooCommerce's fields; null if its attribution is off */
    public function fieldNames(): ?array
    {
        $names = $this->ask('get_field_names');

        return is_array($names) ? array_values(array_filter($names, is_string(...))) : null;
    }

    private function find(): object|false
    {
        $isOn =
            class_exists(self::CLASS_NAME) &&
            get_option('woocommerce_feature_order_attribution_enabled', 'yes') === 'yes';
        $found = $isOn ? self::call(wc_get_container(), 'get', self::CLASS_NAME) : false;

        return is_object($found) ? $found : false;
    }

    private function ask(string $method): mixed
    {
        $controller = $this->instance();

        return $controller === null ? null : self::call($controller, $method);
    }

    /** The controller is internal to WooCommerce. A version without the class or method has no order attribution. */
    private static function call(object $object, string $method, string ...$arguments): mixed
    {
        $call = [$object, $method];

        return is_callable($call) ? $call(...$arguments) : null;
    }
}
