<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/**
 * The slider kinds of a shop and their fixed settings: the number of visible slides for each window width, the margin
 * between slides, and the times.
 *
 * A kind has no item width: the number of visible slides sets the width of a slide. A minimum of 200 pixels would show
 * fewer slides than `visible` asks for, for example one brand instead of two from 360 pixels on.
 *
 * @phpstan-type Kind array{visible: non-empty-array<int, int>, margin: int, moves: bool, slideshowMs: int, animationMs: int,
 *     hasDots: bool}
 */
final class SliderKind
{
    public const BANNER = 'banner';

    /** A slider that says nothing about itself. */
    public const PLAIN = 'plain';

    /**
     * From these widths of the window on the count may change (spec section 4); 769 is there because three products stand
     * side by side at 768 exactly. Pixels at a font size of 16: the style sheet says them in em, so that they grow with the
     * visitor's font.
     */
    public const BREAKPOINTS = [0, 360, 480, 768, 769, 1024, 1300];

    /** @var array<string, Kind> `visible`: minimum window width => number of slides; widths and margins in pixels */
    public const ALL = [
        self::BANNER => ['visible' => [0 => 1], 'margin' => 0, 'moves' => true, 'slideshowMs' => 5000, 'animationMs' => 700, 'hasDots' => true],
        'product' => ['visible' => [0 => 1, 480 => 2, 768 => 3, 769 => 4, 1024 => 5], 'moves' => false, 'hasDots' => false] + self::PRODUCT,
        'product-four' => ['visible' => [0 => 1, 480 => 2, 768 => 3, 1024 => 4], 'moves' => false, 'hasDots' => false] + self::PRODUCT,
        'product-six' => ['visible' => [0 => 1, 480 => 2, 768 => 3, 769 => 4, 1024 => 5, 1300 => 6], 'moves' => false, 'hasDots' => false] + self::PRODUCT,
        'brand' => ['visible' => [0 => 1, 360 => 2, 480 => 3, 768 => 4, 1024 => 6], 'margin' => 15, 'moves' => true, 'hasDots' => true] + self::PRODUCT,
        'sidebar' => ['visible' => [0 => 1], 'moves' => true, 'hasDots' => false] + self::PRODUCT,
        'footer' => ['visible' => [0 => 1], 'moves' => true, 'hasDots' => false] + self::PRODUCT,
        self::PLAIN => ['visible' => [0 => 1], 'margin' => 0, 'moves' => true, 'slideshowMs' => 7000, 'animationMs' => 600, 'hasDots' => true],
    ];

    private const PRODUCT = ['margin' => 20, 'slideshowMs' => 3000, 'animationMs' => 700];

    /** @return string the name of a kind there is: a slider of no known kind is a plain one */
    public static function name(mixed $raw): string
    {
        return is_string($raw) && isset(self::ALL[$raw]) ? $raw : self::PLAIN;
    }

    /**
     * @param array<int, int> $visible as in {@see ALL}
     * @param int $width of the window, in pixels at a font size of 16
     */
    public static function visibleAt(array $visible, int $width): int
    {
        $count = 1;
        foreach ($visible as $from => $many) {
            $count = $width >= $from ? $many : $count;
        }

        return $count;
    }
}
