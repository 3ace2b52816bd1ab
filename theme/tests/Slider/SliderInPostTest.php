<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Slider;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Slider\Slider;
use Stallkeeper\Theme\Tests\ThemeTestCase;
use WP_Post;
use WP_Query;
use WP_REST_Request;

#[TestDox('A slider in a post is rendered only on pages:')]
final class SliderInPostTest extends ThemeTestCase
{
    private const TEXT = 'Before the slider.';
    private const LIST = '<ul class="shop-slider"><li>First slide</li><li>Second slide</li></ul>';
    private const RENDERED = 'data-part="slider"';

    private WP_Post $post;

    /** @var array{mixed, mixed} */
    private array $queries = [null, null];

    protected function setUp(): void
    {
        parent::setUp();
        $this->queries = [$GLOBALS['wp_the_query'], $GLOBALS['wp_query']];
        $post = get_post(
            $this->post([
                'post_title' => 'Contains a slider',
                'post_content' => '<p>' . self::TEXT . '</p>' . self::LIST,
            ]),
        );
        self::assertInstanceOf(WP_Post::class, $post);
        $this->post = $post;
    }

    protected function tearDown(): void
    {
        [$GLOBALS['wp_the_query'], $GLOBALS['wp_query']] = $this->queries;
        parent::tearDown();
    }

    #[TestDox('the page of the post contains the slider')]
    public function testPage(): void
    {
        self::visit('/?p=' . $this->post->ID);
        self::assertTrue(is_single($this->post->ID));
        self::assertStringContainsString(
            self::RENDERED,
            self::printed(static function (): void {
                the_post();
                the_content();
            }),
        );
    }

    #[TestDox('the feed and the REST API contain the list')]
    public function testFeedAndRest(): void
    {
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = new WP_Query(['feed' => 'rss2']);
        self::assertTrue(is_feed());
        $texts = [
            self::printed(static function (): void {
                load_template(ABSPATH . 'wp-includes/feed-rss2.php', false);
            }),
        ];
        [$GLOBALS['wp_the_query'], $GLOBALS['wp_query']] = $this->queries;
        $_SERVER['HTTP_ACCEPT'] = 'application/json';
        $texts[] = (string) wp_json_encode(
            rest_do_request(new WP_REST_Request('GET', '/wp/v2/posts/' . $this->post->ID))->get_data(),
        );
        foreach ($texts as $text) {
            self::assertStringContainsString('shop-slider', $text);
            self::assertStringContainsString('First slide', $text);
            self::assertStringNotContainsString('slider__list', $text);
        }
    }

    #[TestDox('the stylesheet is in the head of a page whose slider is known by then, otherwise before the slider')]
    public function testStylesheet(): void
    {
        self::visit('/?p=' . $this->post->ID);
        // An earlier test may have printed it.
        wp_styles()->done = array_diff(wp_styles()->done, ['stallkeeper-slider']);
        do_action('wp_enqueue_scripts');
        $slider = static fn(): string => stallkeeper_theme(Slider::class)->html('plain', '', ['First', 'Second']);
        /** @var array<string, int> $wp_actions */
        global $wp_actions;
        $before = $wp_actions;
        unset($wp_actions['wp_head']);
        self::assertStringNotContainsString('<link', $slider());
        self::assertTrue(wp_style_is('stallkeeper-slider'));
        $wp_actions['wp_head'] = 1;
        self::assertStringContainsString('build/slider.css', $slider());
        self::assertStringNotContainsString('<link', $slider(), 'once on a page');
        $wp_actions = $before;
    }
}
