<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** What a row of the search report counts. */
enum ReportKind: string
{
    /** Searches with results. */
    case Found = 'found';

    /** Searches without results. */
    case Empty = 'empty';

    /** Results that visitors have selected. */
    case Selection = 'selection';
}
