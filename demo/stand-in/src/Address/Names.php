<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

/** The countries of the demo. */
final class Names
{
    /** @return array<string, string> by two letters */
    public static function all(): array
    {
        return [
            'AU' => __('Australia', 'stallkeeper-stand-in'),
            'AT' => __('Austria', 'stallkeeper-stand-in'),
            'BE' => __('Belgium', 'stallkeeper-stand-in'),
            'CA' => __('Canada', 'stallkeeper-stand-in'),
            'CZ' => __('Czech Republic', 'stallkeeper-stand-in'),
            'DK' => __('Denmark', 'stallkeeper-stand-in'),
            'FI' => __('Finland', 'stallkeeper-stand-in'),
            'FR' => __('France', 'stallkeeper-stand-in'),
            'DE' => __('Germany', 'stallkeeper-stand-in'),
            'IE' => __('Ireland', 'stallkeeper-stand-in'),
            'IT' => __('Italy', 'stallkeeper-stand-in'),
            'JP' => __('Japan', 'stallkeeper-stand-in'),
            'NL' => __('Netherlands', 'stallkeeper-stand-in'),
            'NO' => __('Norway', 'stallkeeper-stand-in'),
            'PL' => __('Poland', 'stallkeeper-stand-in'),
            'PT' => __('Portugal', 'stallkeeper-stand-in'),
            'ES' => __('Spain', 'stallkeeper-stand-in'),
            'SE' => __('Sweden', 'stallkeeper-stand-in'),
            'CH' => __('Switzerland', 'stallkeeper-stand-in'),
            'GB' => __('United Kingdom (UK)', 'stallkeeper-stand-in'),
            'US' => __('United States (US)', 'stallkeeper-stand-in'),
        ];
    }
}
