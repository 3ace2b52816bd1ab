<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

/** The visitor's choice, as in the form, the cookie and the script. */
enum Choice: string
{
    case Allow = 'allow';
    case Deny = 'deny';
}
