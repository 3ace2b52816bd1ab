<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use RuntimeException;

/** Why the import or the removal cannot continue. The message is for the administrator, as plain text. */
final class DemoError extends RuntimeException {}
