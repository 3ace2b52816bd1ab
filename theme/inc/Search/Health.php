<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

final class Health
{
    public function addHooks(): void {}
}
