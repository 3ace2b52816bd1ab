<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Welcome;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;
use Stallkeeper\Theme\Welcome\Checklist;
use Stallkeeper\Theme\Welcome\ChecklistStep;
use Stallkeeper\Theme\Welcome\WelcomeNotice;
use Stallkeeper\Theme\Welcome\WelcomePage;

/** The checklist of a new shop, and the notice that leads to it. */
final class WelcomeTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        set_current_screen('dashboard');
        wp_set_current_user($this->user('administrator'));
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['current_screen']);
        parent::tearDown();
    }

    #[TestDox('The checklist reads from the site what is done')]
    public function testSteps(): void
    {
        remove_theme_mod('custom_logo');
        update_option('show_on_front', 'posts');
        set_theme_mod('nav_menu_locations', []);
        $done = self::done();
        self::assertFalse($done['Add your logo']);
        self::assertFalse($done['Choose the main menu']);
        self::assertFalse($done['Choose the front page']);
        self::assertArrayNotHasKey('Install WooCommerce', $done);
        self::assertArrayNotHasKey('Install Stallkeeper Tools', $done);
        self::assertArrayHasKey('Build the search index', $done);
        self::assertFalse($done['Choose colors and fonts']);
        self::assertTrue($done['Decide how visitors are asked for consent']);

        set_theme_mod('stallkeeper_style_palette', 'plum');
        set_theme_mod('custom_logo', $this->picture());
        update_option('show_on_front', 'page');
        update_option('page_on_front', (string) $this->post(['post_type' => 'page']));
        set_theme_mod('nav_menu_locations', ['primary' => wp_create_nav_menu('Main')]);
        $this->product();
        $done = self::done();
        self::assertTrue($done['Add your logo']);
        self::assertTrue($done['Choose colors and fonts']);
        self::assertTrue($done['Choose the main menu']);
        self::assertTrue($done['Choose the front page']);
        self::assertTrue($done['Add products']);
    }

    #[TestDox('Plugins add steps; what is not a step is left out, and their texts are escaped')]
    public function testFilter(): void
    {
        add_filter(
            'stallkeeper_checklist',
            static fn(array $steps): array => [
                'x',
                ['title' => '<b>Mine</b>', 'url' => 'javascript:alert(1)', 'is_done' => true],
                ['text' => 'no title'],
            ],
        );
        self::assertEquals(
            [new ChecklistStep('<b>Mine</b>', '', 'javascript:alert(1)', '', true)],
            stallkeeper_theme(Checklist::class)->steps(),
        );
        $html = self::printed(stallkeeper_theme(WelcomePage::class)->printPage(...));
        self::assertStringContainsString('&lt;b&gt;Mine', $html);
        self::assertStringNotContainsString('javascript:', $html);
        self::assertStringContainsString('1 of 1 step is done', $html);
        self::assertStringContainsString('(done)', $html);
        add_filter('stallkeeper_checklist', '__return_false', 20);
        self::assertSame([], stallkeeper_theme(Checklist::class)->steps());
    }

    #[TestDox('The notice leads to the checklist until the checklist was seen; editors and other screens have none')]
    public function testNotice(): void
    {
        self::assertStringContainsString('themes.php?page=stallkeeper-welcome', self::notice());
        set_current_screen('edit-post');
        self::assertSame('', self::notice());
        set_current_screen('themes');
        self::assertNotSame('', self::notice());
        do_action('load-appearance_page_stallkeeper-welcome');
        self::assertSame('', self::notice());
        wp_set_current_user($this->user('editor'));
        self::assertSame('', self::notice());
    }

    /** @phpstan-impure */
    private static function notice(): string
    {
        return self::printed(stallkeeper_theme(WelcomeNotice::class)->printNotice(...));
    }

    /** @return array<string, bool> whether the step with this title is done */
    private static function done(): array
    {
        $done = [];
        foreach (stallkeeper_theme(Checklist::class)->steps() as $step) {
            $done[$step->title] = $step->isDone;
        }

        return $done;
    }
}
