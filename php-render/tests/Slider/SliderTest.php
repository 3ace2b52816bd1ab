<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Slider;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Slider\BannerSettings;
use Stallkeeper\Render\Slider\SlideContents;
use Stallkeeper\Render\Slider\SliderKind;
use Stallkeeper\Render\Slider\SliderSettings;
use Stallkeeper\Render\Slider\SliderTexts;
use Stallkeeper\Render\Slider\SliderViewModel;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Tests\Fixture;

/** The sliders: what is decided in PHP. Every case of the fixtures runs in Jest, too. */
final class SliderTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function settings(): array
    {
        return Fixture::cases('slider-settings');
    }

    /** @param array{kind: string, owner: array<string, mixed>, attributes: array<string, mixed>} $input */
    #[DataProvider('settings')]
    public function testWhatIsDecidedAboutASlider(array $input, mixed $expected): void
    {
        self::assertSame($expected, SliderSettings::of($input['kind'], $input['owner'], $input['attributes'])->toArray());
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function counts(): array
    {
        return Fixture::cases('slider-counts');
    }

    /**
     * @param array{kind: string} $input
     * @param array<string, int> $expected
     */
    #[DataProvider('counts')]
    public function testHowManySlidesAreSeenAtWhichWidth(array $input, array $expected): void
    {
        $visible = SliderSettings::of($input['kind'])->visible;
        foreach ($expected as $width => $count) {
            self::assertSame($count, SliderKind::visibleAt($visible, (int) $width), $input['kind'] . ' at ' . $width);
        }
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function views(): array
    {
        return Fixture::cases('slider');
    }

    /**
     * @param array{kind: string, id: string, label: string, slides: list<string>, hasStops: bool} $input
     * @param array{view: array<string, mixed>, style: string, html: string} $expected
     */
    #[DataProvider('views')]
    public function testASliderIsDrawnAroundFinishedSlides(array $input, array $expected): void
    {
        $settings = SliderSettings::of($input['kind']);
        $slots = SlideContents::of($input['slides'], 'mark');
        $view = SliderViewModel::make($settings, $input['id'], $input['label'], $slots->marks(), $input['hasStops'], self::texts());
        self::assertSame($expected['view'], $view);
        self::assertSame($expected['style'], SliderViewModel::style($settings, count($input['slides'])));
        $source = Fixture::read('slider')['source'];
        self::assertIsString($source);
        self::assertSame($expected['html'], $slots->fill(Template::compile($source)->render(['slider' => $view])));
    }

    public function testEveryBreakpointOfEveryKindIsOneThatTheStyleSheetKnows(): void
    {
        foreach (SliderKind::ALL as $name => $kind) {
            self::assertSame([], array_diff(array_keys($kind['visible']), SliderKind::BREAKPOINTS), $name);
        }
    }

    public function testWhatASlideSaysIsNeverTakenForAnotherSlot(): void
    {
        $slots = SlideContents::of(['first {slot-mark-1}', 'second'], 'mark');
        self::assertSame('<i>first {slot-mark-1}</i><i>second</i>', $slots->fill('<i>{slot-mark-0}</i><i>{slot-mark-1}</i>'));
        self::assertNotSame(SlideContents::of(['a'])->marks(), SlideContents::of(['a'])->marks());
    }

    public function testASettingIsStoredInTheOwnersUnit(): void
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
