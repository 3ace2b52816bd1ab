<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Slider;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Slider\BannerSettings;
use Stallkeeper\Render\Slider\SliderKind;
use Stallkeeper\Render\Slider\SliderSettings;
use Stallkeeper\Render\Slider\SliderTexts;
use Stallkeeper\Render\Slider\SliderViewModel;
use Stallkeeper\Render\Tests\Fixture;

/** Tests settings and view model of sliders. SliderTemplateTest in theme/tests/ and Jest check the fixture's HTML. */
final class SliderTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function settings(): array
    {
        return Fixture::cases('slider/settings');
    }

    /** @param array{kind: string, customizer: array<string, mixed>, attributes: array<string, mixed>} $input */
    #[DataProvider('settings')]
    public function testKindCustomizerAndAttributesBecomeSettings(array $input, mixed $expected): void
    {
        self::assertSame(
            $expected,
            SliderSettings::resolve($input['kind'], $input['customizer'], $input['attributes'])->toArray(),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function counts(): array
    {
        return Fixture::cases('slider/counts');
    }

    /**
     * @param array{kind: string} $input
     * @param array<string, int> $expected
     */
    #[DataProvider('counts')]
    public function testTheNumberOfVisibleSlidesDependsOnTheWindowWidth(array $input, array $expected): void
    {
        $visible = SliderSettings::resolve($input['kind'])->visible;
        foreach ($expected as $width => $count) {
            self::assertSame($count, SliderKind::visibleAt($visible, (int) $width), $input['kind'] . ' at ' . $width);
        }
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function views(): array
    {
        return Fixture::cases('slider/view');
    }

    /**
     * @param array{kind: string, id: string, label: string, slides: list<string>, hasFocusableSlides: bool} $input
     * @param array{view: array<string, mixed>, html: string} $expected
     */
    #[DataProvider('views')]
    public function testSlidesBecomeTheExpectedViewModel(array $input, array $expected): void
    {
        $settings = SliderSettings::resolve($input['kind']);
        self::assertSame(
            $expected['view'],
            SliderViewModel::make(
                $settings,
                $input['id'],
                $input['label'],
                $input['slides'],
                $input['hasFocusableSlides'],
                self::texts(),
            ),
        );
    }

    public function testEveryKindUsesBreakpointsOfTheStyleSheet(): void
    {
        foreach (SliderKind::ALL as $name => $kind) {
            self::assertSame([], array_diff(array_keys($kind['visible']), SliderKind::BREAKPOINTS), $name);
        }
    }

    public function testACustomizerSettingKeepsItsUnit(): void
    {
        self::assertSame(60, BannerSettings::number(BannerSettings::SLIDESHOW, '1000000000'));
        self::assertSame(1, BannerSettings::number(BannerSettings::ANIMATION, '-3'));
        self::assertSame(5, BannerSettings::number(BannerSettings::SLIDESHOW, '5.9'));
        self::assertSame(30, BannerSettings::number(BannerSettings::ANIMATION, INF));
        self::assertSame(7, BannerSettings::number(BannerSettings::ANIMATION, NAN));
    }

    private static function texts(): SliderTexts
    {
        return new SliderTexts('%1$s of %2$s', '%s in this row');
    }
}
