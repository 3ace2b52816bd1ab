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
 * @phpstan-type Kind array{visible: non-empty-array<int, int>, margin: int, autoplay: bool, slideshowMs: int,
 *     animationMs: int, hasDots: bool}
 */
final class SliderKind
{
    public const BANNER = 'banner';

    /** The default kind. */
    public const PLAIN = 'plain';

    /**
     * Window widths in pixels at which the number of visible slides may change. 769 is in the list because exactly 768
     * pixels show three products. slider.css uses the same widths in em, at 16 pixels per em, so that they scale with
     * the visitor's font size.
     */
    public const BREAKPOINTS = [0, 360, 480, 768, 769, 1024, 1300];

    /** @var array<string, Kind> `visible`: minimum window width => number of slides; widths and margins in pixels */
    public const ALL = [
        self::BANNER => [
            'visible' => [0 => 1],
            'margin' => 0,
            'autoplay' => true,
            'slideshowMs' => 5000,
            'animationMs' => 700,
            'hasDots' => true,
        ],
        'product' =>
            ['visible' => [0 => 1, 480 => 2, 768 => 3, 769 => 4, 1024 => 5], 'autoplay' => false, 'hasDots' => false] +
            self::PRODUCT,
        'product-four' =>
            ['visible' => [0 => 1, 480 => 2, 768 => 3, 1024 => 4], 'autoplay' => false, 'hasDots' => false] +
            self::PRODUCT,
        'product-six' =>
            [
                'visible' => [0 => 1, 480 => 2, 768 => 3, 769 => 4, 1024 => 5, 1300 => 6],
                'autoplay' => false,
                'hasDots' => false,
            ] + self::PRODUCT,
        'brand' =>
            [
                'visible' => [0 => 1, 360 => 2, 480 => 3, 768 => 4, 1024 => 6],
                'margin' => 15,
                'autoplay' => true,
                'hasDots' => true,
            ] + self::PRODUCT,
        'sidebar' => ['visible' => [0 => 1], 'autoplay' => true, 'hasDots' => false] + self::PRODUCT,
        'footer' => ['visible' => [0 => 1], 'autoplay' => true, 'hasDots' => false] + self::PRODUCT,
        self::PLAIN => [
            'visible' => [0 => 1],
            'margin' => 0,
            'autoplay' => true,
            'slideshowMs' => 7000,
            'animationMs' => 600,
            'hasDots' => true,
        ],
    ];

    private const PRODUCT = ['margin' => 20, 'slideshowMs' => 3000, 'animationMs' => 700];

    /** @return string the name of an existing kind; {@see PLAIN} for an unknown one */
    public static function name(mixed $raw): string
    {
        return is_string($raw) && isset(self::ALL[$raw]) ? $raw : self::PLAIN;
    }

    /**
     * @param array<int, int> $visible as in {@see ALL}
     * @param int $width of the window in pixels, at 16 pixels per em
     * @return int number of visible slides
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
