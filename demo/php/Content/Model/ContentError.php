<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A content file that cannot be used. The message always begins with the file's name. */
final class ContentError extends \RuntimeException {}
