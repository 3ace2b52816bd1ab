<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use RuntimeException;

/** Thrown if the site cannot be set up for a reason that the user can fix. The message is shown to the user. */
final class SetupError extends RuntimeException {}
