<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use Stallkeeper\Tools\Tests\StartedFeatures;

StartedFeatures::start(stallkeeper_theme(...));
