<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** The settings of the cart. CartSettings reads them. */
final class CartSchema implements SettingsSchema
{
    private const PRIORITY = 127;

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_cart',
                __('Cart', 'stallkeeper'),
                [
                    Setting::choice(
                        DisplayOptions::PREFIX . CartSettings::AFTER_ADDING,
                        [
                            'drawer' => __('Open the cart beside the page', 'stallkeeper'),
                            'notice' => __('Show a message', 'stallkeeper'),
                        ],
                        __('After a product was added', 'stallkeeper'),
                    ),
                    Setting::integer(
                        DisplayOptions::PREFIX . CartSettings::SUGGESTIONS,
                        CartSettings::MAX_SUGGESTIONS,
                        0,
                        CartSettings::MAX_SUGGESTIONS,
                        __('Suggest up to this number of products beside the page.', 'stallkeeper'),
                        __('They are the cross-sells of the products in the cart.', 'stallkeeper'),
                    ),
                    Setting::choice(
                        DisplayOptions::PREFIX . CartSettings::FREE_DELIVERY,
                        [
                            'method' => __('For the minimum amount of the free shipping method', 'stallkeeper'),
                            'amount' => __('For the amount below', 'stallkeeper'),
                            'off' => __('Off', 'stallkeeper'),
                        ],
                        __('Progress to free delivery', 'stallkeeper'),
                    ),
                    Setting::integer(
                        DisplayOptions::PREFIX . CartSettings::FREE_DELIVERY_AMOUNT,
                        0,
                        0,
                        CartSettings::MAX_AMOUNT,
                        __('Amount for free delivery', 'stallkeeper'),
                        __('In the currency of the shop. 0 shows no progress.', 'stallkeeper'),
                    ),
                ],
                self::PRIORITY,
            ),
        ];
    }
}
