<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Slider;

use PHPUnit\Framework\Attributes\DataProvider;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Theme\Templates\TemplateRenderer;
use Stallkeeper\Theme\Tests\CompactHtml;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Tests the templates in slider/ with the view models of the fixture. */
final class SliderTemplateTest extends ThemeTestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function sliders(): array
    {
        return Fixture::cases('slider/view');
    }

    /** @param array{view: array<string, mixed>, html: string} $expected */
    #[DataProvider('sliders')]
    public function testASliderHasTheExpectedHtml(mixed $input, array $expected): void
    {
        self::assertSame(
            $expected['html'],
            CompactHtml::of((new TemplateRenderer())->render('slider/slider', ['slider' => $expected['view']])),
        );
    }
}
