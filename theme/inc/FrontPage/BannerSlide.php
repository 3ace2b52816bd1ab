<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** The content of a banner slide. */
final class BannerSlide
{
    /**
     * @param string $title plain text
     * @param string $text  plain text, about 24 words
     * @param int    $image attachment ID, 0 for none
     * @param string $note  safe HTML, the price of a product
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
