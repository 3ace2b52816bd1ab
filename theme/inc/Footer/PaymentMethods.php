<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Footer;

use Stallkeeper\Theme\Customizer\DisplayOptions;

/**
 * The names of the payment methods that the shop accepts, in the footer of every page. WooCommerce's payment methods
 * are not read, because this would load all of them on every page.
 */
final class PaymentMethods
{
    public const SETTING = 'footer_payment_methods';

    /** Characters of the setting. */
    public const MAX_LENGTH = 300;

    private const MAX_METHODS = 12;

    /** @return list<string> plain text, at most MAX_METHODS */
    public function names(): array
    {
        $value = DisplayOptions::value(self::SETTING, '');
        $names = is_string($value) ? array_map(trim(...), explode(',', mb_substr($value, 0, self::MAX_LENGTH))) : [];

        return array_slice(array_values(array_unique(array_filter($names))), 0, self::MAX_METHODS);
    }
}
