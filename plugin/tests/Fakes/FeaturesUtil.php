<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** Stands in for WooCommerce's class with the same name, which the stand-in shop does not have. */
final class FeaturesUtil
{
    /** @var array<string, string> plugin file by feature */
    public static array $declared = [];

    public static function declare_compatibility(string $feature, string $file, bool $positive = true): bool
    {
        self::$declared[$feature] = $positive ? $file : '';

        return true;
    }
}
