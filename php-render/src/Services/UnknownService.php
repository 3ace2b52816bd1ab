<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use LogicException;
use Psr\Container\NotFoundExceptionInterface;

/** A service has no class and no factory. */
final class UnknownService extends LogicException implements NotFoundExceptionInterface {}
