<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution;

use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;
use Stallkeeper\Tools\Attribution\Capture\Scripts;
use Stallkeeper\Tools\Attribution\Capture\VisitorSource;
use Stallkeeper\Tools\Attribution\Checkout\BlockCheckout;
use Stallkeeper\Tools\Attribution\Checkout\ClassicCheckout;
use Stallkeeper\Tools\Attribution\Checkout\HiddenFields;
use Stallkeeper\Tools\Attribution\Checkout\Registration;
use Stallkeeper\Tools\Attribution\Checkout\RequestSanitizer;
use Stallkeeper\Tools\Attribution\Checkout\StoreApi;
use Stallkeeper\Tools\Attribution\Consent\ConsentBanner;
use Stallkeeper\Tools\Attribution\Consent\ConsentMode;
use Stallkeeper\Tools\Attribution\Consent\ConsentRequest;
use Stallkeeper\Tools\Attribution\Orders\OrderSearch;
use Stallkeeper\Tools\Attribution\Orders\OriginColumn;
use Stallkeeper\Tools\Attribution\Orders\ReportExport;
use Stallkeeper\Tools\Attribution\Orders\ReportPage;
use Stallkeeper\Tools\Attribution\Orders\SourceMetaBox;
use Stallkeeper\Tools\Attribution\Privacy\PersonalData;
use Stallkeeper\Tools\Attribution\Privacy\PolicyText;

/** Lists the features of order attribution. All of them need WooCommerce: without it there are no orders to attribute. */
final class Attribution
{
    public const FEATURES = [
        ConsentRequest::class,
        ConsentBanner::class,
        ConsentMode::class,
        VisitorSource::class,
        Scripts::class,
        CustomizerSettings::class,
        CoreAttribution::class,
        HiddenFields::class,
        RequestSanitizer::class,
        ClassicCheckout::class,
        Registration::class,
        BlockCheckout::class,
        StoreApi::class,
        OrderSearch::class,
        PersonalData::class,
    ];

    /** Features whose hooks fire only in the admin. */
    public const ADMIN_FEATURES = [
        PolicyText::class,
        OriginColumn::class,
        SourceMetaBox::class,
        ReportPage::class,
        ReportExport::class,
    ];
}
