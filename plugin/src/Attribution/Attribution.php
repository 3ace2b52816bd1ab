<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/** Where an order came from: its parts, those for visitors first. */
final class Attribution
{
    private const PARTS = [
        ConsentPost::class,
        ConsentBar::class,
        ConsentMode::class,
        Visitor::class,
        Scripts::class,
        PrivacyText::class,
        Customize::class,
        CoreAttribution::class,
        Inputs::class,
        PostedValues::class,
        ClassicOrders::class,
        Customers::class,
        BlockCheckout::class,
        StoreApi::class,
        Admin\OriginColumn::class,
        Admin\OrderBox::class,
        Admin\OrderSearch::class,
        Admin\ReportPage::class,
        Admin\ReportExport::class,
        PersonalData::class,
    ];

    public function addHooks(): void
    {
        // Without a shop there is no order, and nobody's way here is any of its business.
        if (!function_exists('WC')) {
            return;
        }
        foreach (self::PARTS as $feature) {
            (new $feature())->addHooks();
        }
    }
}
