<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Reads the settings of the cart. CartSchema has their texts. */
final class CartSettings
{
    public const AFTER_ADDING = 'cart_after_adding';
    public const FREE_DELIVERY = 'cart_free_delivery';
    public const FREE_DELIVERY_AMOUNT = 'cart_free_delivery_amount';
    public const SUGGESTIONS = 'cart_suggestions';

    /** The first is the default. */
    public const AFTER_ADDING_CHOICES = ['drawer', 'notice'];

    /** The first is the default. */
    public const FREE_DELIVERY_CHOICES = ['method', 'amount', 'off'];

    public const MAX_AMOUNT = 1_000_000;
    public const MAX_SUGGESTIONS = 3;

    public function hasDrawer(): bool
    {
        return self::choice(self::AFTER_ADDING, self::AFTER_ADDING_CHOICES) === 'drawer';
    }

    /** @return string one of FREE_DELIVERY_CHOICES */
    public function freeDelivery(): string
    {
        return self::choice(self::FREE_DELIVERY, self::FREE_DELIVERY_CHOICES);
    }

    public function freeDeliveryAmount(): int
    {
        return SettingType::integer(DisplayOptions::value(self::FREE_DELIVERY_AMOUNT, 0), 0, 0, self::MAX_AMOUNT);
    }

    /** Largest number of products that the drawer suggests. */
    public function suggestions(): int
    {
        $max = self::MAX_SUGGESTIONS;

        return SettingType::integer(DisplayOptions::value(self::SUGGESTIONS, $max), $max, 0, $max);
    }

    /** @param non-empty-list<string> $choices the first is the default */
    private static function choice(string $name, array $choices): string
    {
        return SettingType::choice(DisplayOptions::value($name, $choices[0]), $choices[0], $choices);
    }
}
