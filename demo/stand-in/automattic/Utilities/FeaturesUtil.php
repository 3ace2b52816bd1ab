<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Utilities;

/** Features that a shop may turn on: the stand-in has orders outside of the posts' screens, and nothing else of the kind. */
class FeaturesUtil
{
    public static function feature_is_enabled(string $feature_id): bool
    {
        return $feature_id === 'custom_order_tables';
    }

    /** Nothing here can be incompatible. */
    public static function declare_compatibility(string $feature_id, string $plugin_file, bool $positive_compatibility = true): bool
    {
        return true;
    }
}
