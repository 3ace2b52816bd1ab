<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use RuntimeException;

/** The site cannot be set up for a reason that the user can fix; the message is one sentence. */
final class SetupError extends RuntimeException {}
