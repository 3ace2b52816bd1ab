<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

/** Whether visitors are asked before the plugin stores where they came from. The values are those of the option. */
enum TrackingMode: string
{
    case Ask = 'ask';
    /** Collect without asking. */
    case Allowed = 'allowed';
    /** Never collect. */
    case Off = 'off';
}
