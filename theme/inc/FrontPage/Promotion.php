<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** An image with a short text and a link. */
final class Promotion
{
    /**
     * @param int    $image attachment ID, 0 for none
     * @param string $title plain text; the name of the link
     */
    public function __construct(
        public readonly int $image,
        public readonly string $title,
        public readonly string $url,
    ) {}
}
