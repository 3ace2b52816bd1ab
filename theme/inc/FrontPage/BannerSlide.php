<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** What one slide of the banner says. */
final class BannerSlide
{
    /**
     * @param string $title plain text
     * @param string $text  plain text, some two dozen words
     * @param int    $image attachment id, 0 for none
     * @param string $note  safe HTML: a product's price
     */
    public function __construct(
        public readonly string $title,
        public readonly string $text,
        public readonly string $url,
        public readonly string $action,
        public readonly int $image,
        public readonly string $note = '',
    ) {}
}
