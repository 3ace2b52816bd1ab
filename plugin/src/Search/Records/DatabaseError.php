<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use RuntimeException;

/** A query of WordPress's database failed. The message is the database's. */
final class DatabaseError extends RuntimeException {}
