<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/** The texts of a slider that depend on its data, in the page's language. */
final class SliderTexts
{
    /**
     * @param string $position of a slide, with %1$s for its number and %2$s for how many there are
     * @param string $hint for those who have no script, with %s for how many slides there are
     */
    public function __construct(public readonly string $position, public readonly string $hint) {}
}
