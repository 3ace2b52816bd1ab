<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

/** Type of list on the results page. The values are those of the URL parameter `shop_kind`. */
enum ListKind: string
{
    case Posts = '';
    case Products = 'products';
}
