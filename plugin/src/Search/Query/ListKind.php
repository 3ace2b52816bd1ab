<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

/** What the results page lists. The values are those of the URL parameter `shop_kind`. */
enum ListKind: string
{
    case Posts = '';
    case Products = 'products';
}
