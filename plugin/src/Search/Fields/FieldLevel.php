<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Fields;

/** How much a match in a field counts, as a factor of the field's own weight. */
enum FieldLevel: string
{
    case Off = 'off';
    case Low = 'low';
    case Normal = 'normal';
    case High = 'high';

    public function label(): string
    {
        return match ($this) {
            self::Off => __('Not searched', 'stallkeeper-tools'),
            self::Low => __('Low', 'stallkeeper-tools'),
            self::Normal => __('Normal', 'stallkeeper-tools'),
            self::High => __('High', 'stallkeeper-tools'),
        };
    }

    /** @return float factor of the normal weight of a field */
    public function factor(): float
    {
        return match ($this) {
            self::Off => 0.0,
            self::Low => 0.5,
            self::Normal => 1.0,
            self::High => 2.0,
        };
    }
}
