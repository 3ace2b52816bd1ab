<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

enum RefusalReason
{
    /** The parameters cannot be understood, or have more parts than the engine allows. */
    case Invalid;

    /** The search takes too long, or its result is too large. The same search would fail again. */
    case TooExpensive;

    /** Too many searches run at the moment. The same search may succeed later. */
    case TooMany;
}
