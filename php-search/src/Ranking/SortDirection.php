<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/** The values are SQL keywords. */
enum SortDirection: string
{
    case Ascending = 'ASC';
    case Descending = 'DESC';
}
