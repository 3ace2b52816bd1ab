<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Thrown for an invalid content file. The message starts with the file name. */
final class ContentError extends \RuntimeException {}
