<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** A brand: its logo, or its name if it has no logo. */
final class Brand
{
    /** @param int $image attachment ID, 0 for none */
    public function __construct(
        public readonly string $name,
        public readonly int $image,
        public readonly string $url,
    ) {}
}
