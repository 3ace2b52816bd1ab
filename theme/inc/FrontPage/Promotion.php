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
    private function __construct(public readonly int $image, public readonly string $title, public readonly string $url) {}

    /** @return list<self> promotions with a title; without one the link would have no name */
    public static function all(): array
    {
        $all = [];
        for ($i = 1; $i <= Settings::PROMOTIONS; $i++) {
            $one = new self(Settings::number("promotion_image_{$i}"), Settings::text("promotion_title_{$i}"), Settings::text("promotion_url_{$i}"));
            if ($one->title !== '') {
                $all[] = $one;
            }
        }
        ListCache::pictures(array_column($all, 'image'));

        return $all;
    }
}
