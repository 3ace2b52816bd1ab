<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** How a visitor came to the shop, with the values of WooCommerce's field `source_type`. */
enum SourceType: string
{
    case Campaign = 'utm';
    case Organic = 'organic';
    case Referral = 'referral';
    case Direct = 'typein';
}
