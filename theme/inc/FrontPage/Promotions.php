<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** Reads the promotions from the Customizer. */
final class Promotions
{
    public function __construct(private readonly FrontPageSettings $settings, private readonly ListCache $lists) {}

    /** @return list<Promotion> promotions with a title; without one the link would have no name */
    public function all(): array
    {
        $all = [];
        for ($i = 1; $i <= FrontPageSchema::PROMOTIONS; $i++) {
            $one = new Promotion(
                $this->settings->number("promotion_image_{$i}"),
                $this->settings->text("promotion_title_{$i}"),
                $this->settings->text("promotion_url_{$i}"),
            );
            if ($one->title !== '') {
                $all[] = $one;
            }
        }
        $this->lists->primePictures(array_column($all, 'image'));

        return $all;
    }
}
