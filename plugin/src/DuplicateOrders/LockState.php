<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

/** State of an order lock, as stored in its row. */
enum LockState: string
{
    /** A request holds the lock. */
    case Held = 'held';

    /** The order has been placed. */
    case Done = 'done';

    /** Free, with an order whose payment has failed. */
    case Free = 'free';
}
