<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Slider;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Slider\MotionSwitch;
use Stallkeeper\Theme\Slider\Slider;
use Stallkeeper\Theme\Tests\TestSite;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Elements of the content that become sliders. */
final class SliderContentTest extends ThemeTestCase
{
    #[TestDox('A list becomes a slider with its items as slides')]
    public function testList(): void
    {
        $html = self::content(
            '<p>Before</p><ul class="shop-slider" data-kind="brand" data-label="Our &quot;brands&quot;"><li>One</li><li><a href="/">Two</a></li></ul><p>After</p>',
        );
        self::assertStringContainsString('data-part="slider"', $html);
        self::assertMatchesRegularExpression('~Before</p>.*One.*<a href="/">Two</a>.*<p>After~s', $html);
        self::assertStringContainsString('aria-label="Our &quot;brands&quot;"', $html);
        self::assertStringNotContainsString('<ul class="shop-slider"', $html);
    }

    #[TestDox('A group keeps its element and its id')]
    public function testGroup(): void
    {
        $html = self::content(
            '<div class="wp-block-group shop-slider" id="mine"><figure>One</figure><figure>Two</figure></div>',
        );
        self::assertStringContainsString('<div class="wp-block-group shop-slider" id="mine">', $html);
        self::assertSame(1, substr_count($html, 'id="mine"'));
        self::assertMatchesRegularExpression('~<figure>One</figure>.*<figure>Two</figure>~s', $html);
    }

    #[TestDox('A list that has a name for screen readers keeps it')]
    public function testName(): void
    {
        self::assertStringContainsString(
            'aria-label="New in the shop"',
            self::content('<ul class="shop-slider" aria-label="New in the shop"><li>One</li></ul>'),
        );
        self::assertStringContainsString(
            'aria-label="New"',
            self::content('<ul class="shop-slider" aria-label="New in the shop" data-label="New"><li>One</li></ul>'),
        );
    }

    #[TestDox('Slides that their author has hidden are left out')]
    public function testHidden(): void
    {
        $html = self::content(
            '<ul class="shop-slider"><li style="color:red; display : none">One</li><li hidden>Two</li><li style="--display:none">Three</li><li>Four</li></ul>',
        );
        self::assertStringNotContainsString('One', $html);
        self::assertStringNotContainsString('Two', $html);
        self::assertMatchesRegularExpression('~Three.*Four~s', $html);
        self::assertStringContainsString('aria-label="2 of 2"', $html);
    }

    /** @return array<string, array{string}> */
    public static function unchanged(): array
    {
        return [
            'unbalanced tags' => ['<ul class="shop-slider"><li>One</ul>'],
            'another class' => ['<ul class="shop-sliders"><li>One</li></ul>'],
            'no slider' => ['<p>shop-slider</p>'],
        ];
    }

    #[DataProvider('unchanged')]
    #[TestDox('Content with $_dataName is unchanged')]
    public function testUnchanged(string $html): void
    {
        self::assertStringNotContainsString('data-part="slider"', self::content($html));
    }

    #[TestDox('A slider after unbalanced tags is found')]
    public function testAfterUnbalanced(): void
    {
        self::assertSame(
            1,
            substr_count(
                self::content('<ul class="shop-slider"><li><b>One</li></ul><ul class="shop-slider"><li>Two</li></ul>'),
                'data-part="slider"',
            ),
        );
    }

    #[TestDox('Two sliders with the same id get different ids')]
    public function testIds(): void
    {
        $id = 'row' . bin2hex(random_bytes(3));
        $html = self::content(str_repeat("<ul class=\"shop-slider\" id=\"$id\"><li>One</li></ul>", 2));
        self::assertStringContainsString("id=\"$id\"", $html);
        self::assertStringContainsString("id=\"$id-2\"", $html);
    }

    #[TestDox('Feeds and searches get no slider')]
    public function testFeed(): void
    {
        add_filter('stallkeeper_is_page_content', '__return_false');
        self::assertStringNotContainsString(
            'data-part="slider"',
            self::content('<ul class="shop-slider"><li>One</li></ul>'),
        );
    }

    #[TestDox('Empty slides are left out; without slides nothing is printed')]
    public function testEmpty(): void
    {
        $slider = $this->service(Slider::class);
        self::assertSame('', $slider->html('banner', '', ['', '  ']));
        self::assertStringNotContainsString('"Slides"', $slider->html('product', '', ['<p>One</p>', '']));
        self::assertStringContainsString('aria-label="Products"', $slider->html('product', '  ', ['<p>One</p>']));
    }

    #[TestDox('A page with a slideshow has a button to stop it')]
    public function testMotion(): void
    {
        $button = fn(): string => self::printed([
            new MotionSwitch(new \Stallkeeper\Render\Services\Lazy(fn(): object => $this->service(Slider::class))),
            'printButton',
        ]);
        self::assertSame('', $button());
        $this->service(Slider::class)->html('banner', '', ['<p>One</p>'], null, ['data-autoplay' => 'true']);
        self::assertSame('', $button(), 'a single slide does not move');
        $this->service(Slider::class)->html('banner', '', ['<p>One</p>', '<p>Two</p>'], null, [
            'data-autoplay' => 'true',
        ]);
        self::assertStringContainsString('data-part="motion"', $button());
    }

    #[TestDox('If the template has an error, the slides are a list')]
    public function testError(): void
    {
        TestSite::activateChildTheme(['slider/slider' => "<?php\nthrow new Exception('Broken');"]);
        $log = (string) ini_set('error_log', '/dev/null');
        try {
            self::assertSame(
                '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
                $this->service(Slider::class)->html('banner', '', ['<p>One</p>', '<p>Two</p>']),
            );
        } finally {
            ini_set('error_log', $log);
        }
    }

    private static function content(string $html): string
    {
        return self::filteredText('the_content', $html);
    }
}
