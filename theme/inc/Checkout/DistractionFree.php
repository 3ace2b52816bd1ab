<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Shop\ShopPages;

/**
 * Decides which pages have a header and a footer without menus, search and widgets: by default checkout and payment,
 * so that nothing leads away from the purchase.
 */
final class DistractionFree
{
    public function __construct(private readonly DisplayOptions $options, private readonly ShopPages $pages) {}

    public function isOn(): bool
    {
        $is = $this->pages->isCheckout() && !$this->options->isOn(DisplayOptions::CHECKOUT_MENUS);

        /**
         * Filters whether this page has a header and a footer without menus, search and widgets.
         *
         * @param bool $is
         */
        return (bool) apply_filters('stallkeeper_distraction_free', $is);
    }
}
