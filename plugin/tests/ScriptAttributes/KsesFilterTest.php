<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\ScriptAttributes;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** Users without the right to write scripts cannot save attributes that make the plugin's scripts act. */
final class KsesFilterTest extends PluginTestCase
{
    private const HTML = '<div class="instant-search-widget" data-hits-per-page="3" DATA-WIDGET-results="9"><p data-stallkeeper-filters data-suggest="{}"><a href="/x.txt" data-part="refine">x</a><b data-shop-data="{}" data-shop-root></b></p></div>';

    protected function setUp(): void
    {
        parent::setUp();
        kses_init_filters();
    }

    protected function tearDown(): void
    {
        kses_remove_filters();
        parent::tearDown();
    }

    #[TestDox('They are removed from posts of a user without the right, and the settings of a search widget stay')]
    public function testPosts(): void
    {
        $saved = get_post($this->post(['post_content' => self::HTML]))?->post_content;
        self::assertSame(
            '<div class="instant-search-widget" data-hits-per-page="3"><p><a href="/x.txt">x</a><b></b></p></div>',
            preg_replace('/ +>/', '>', (string) $saved),
        );
    }

    #[TestDox('An attribute that a plugin allows by its full name stays')]
    public function testNamed(): void
    {
        self::assertStringNotContainsString('data-part', wp_kses_post('<p data-part="x">y</p>'));
        add_filter(
            'wp_kses_allowed_html',
            static fn(array $allowed): array => ['p' => ['data-*' => true, 'data-part' => true]] + $allowed,
        );
        self::assertSame(
            '<p data-part="x">y</p>',
            str_replace(' >', '>', wp_kses_post('<p data-part="x" data-suggest="z">y</p>')),
        );
    }
}
