<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/** Texts of a slider that contain numbers, in the page's language. */
final class SliderTexts
{
    /**
     * @param string $position position of a slide; %1$s is its number, %2$s the number of slides
     * @param string $hint shown without JavaScript; %s is the number of slides
     */
    public function __construct(public readonly string $position, public readonly string $hint) {}
}
