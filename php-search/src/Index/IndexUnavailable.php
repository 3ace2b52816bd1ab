<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

/** Thrown when the index file is missing, damaged, locked for too long or of another schema version. */
final class IndexUnavailable extends \RuntimeException {}
