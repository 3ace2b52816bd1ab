<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Widget;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Templates\Styles;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_Query;
use WP_REST_Request;

#[TestDox('A widget in a post is finished in its page and nowhere else:')]
final class WidgetInPostTest extends IndexTestCase
{
    private const ELEMENT = '<div class="instant-search-widget"></div>';
    private const FINISHED = 'data-shop-root';
    private const TEXT = 'Before the widget.';

    private int $post = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->post = $this->post([
            'post_title' => 'Holds a widget quietwidget',
            'post_content' => '<p>' . self::TEXT . '</p>' . self::ELEMENT,
        ]);
        $this->endRequest();
    }

    #[TestDox('its page has it finished')]
    public function testPage(): void
    {
        $this->open(['p' => $this->post]);
        self::assertTrue(is_single());
        self::assertStringContainsString(self::FINISHED, $this->content());
    }

    #[TestDox('its page loads the styles of results in front of it, in a theme that knows the plugin')]
    public function testStyles(): void
    {
        $link =
            '~instant-search-widget[^>]*><link (?![^>]* id=)rel=.stylesheet.[^>]+/build/results\.css\?ver=[^>]+>\s*<script[^>]*>\s*</script>~';
        $this->open(['p' => $this->post]);
        remove_theme_support(Styles::RESULTS_FEATURE);
        self::assertStringNotContainsString('results.css', $this->content());
        add_theme_support(Styles::RESULTS_FEATURE);
        // A plugin may render the content and discard it.
        for ($time = 0; $time < 2; $time++) {
            $this->open(['p' => $this->post]);
            self::assertMatchesRegularExpression($link, $this->content());
        }
    }

    #[TestDox('the index holds the text around it')]
    public function testIndex(): void
    {
        self::assertSame(self::TEXT, $this->foundRecord('quietwidget')['content']);
    }

    #[TestDox('an excerpt has the text around it')]
    public function testExcerpt(): void
    {
        self::assertSame(self::TEXT, get_the_excerpt($this->post));
        $this->open(['cat' => get_cat_ID('Uncategorized')]);
        self::assertTrue(is_category());
        ob_start();
        while (have_posts()) {
            the_post();
            the_excerpt();
        }
        self::assertSame('<p>' . self::TEXT . '</p>', trim((string) ob_get_clean()));
    }

    #[TestDox('the $feed feed has it as its author wrote it')]
    #[TestWith(['rss2'])]
    #[TestWith(['atom'])]
    public function testFeed(string $feed): void
    {
        $this->open(['feed' => $feed]);
        self::assertTrue(is_feed());
        ob_start();
        load_template(ABSPATH . "wp-includes/feed-$feed.php", false);
        $text = (string) ob_get_clean();
        self::assertStringStartsWith('<?xml', trim($text));
        self::assertStringContainsString('quietwidget', $text);
        self::assertStringContainsString(self::ELEMENT, $text);
        self::assertStringNotContainsString(self::FINISHED, $text);
    }

    #[TestDox('the REST API has it as its author wrote it')]
    public function testRest(): void
    {
        $_SERVER['HTTP_ACCEPT'] = 'application/json';
        $data = rest_do_request(new WP_REST_Request('GET', "/wp/v2/posts/$this->post"))->get_data();
        self::assertIsArray($data);
        self::assertIsArray($data['content']);
        self::assertIsArray($data['excerpt']);
        self::assertIsString($data['content']['rendered']);
        self::assertIsString($data['excerpt']['rendered']);
        self::assertStringContainsString(self::ELEMENT, $data['content']['rendered']);
        self::assertStringNotContainsString(self::FINISHED, $data['content']['rendered']);
        self::assertSame('<p>' . self::TEXT . '</p>', trim($data['excerpt']['rendered']));
    }

    #[TestDox('the admin has it as its author wrote it')]
    public function testAdmin(): void
    {
        self::assertStringContainsString(self::FINISHED, self::filteredText('the_content', self::ELEMENT));
        set_current_screen('edit-post');
        self::assertSame(self::ELEMENT, trim(self::filteredText('the_content', self::ELEMENT)));
    }

    /** @param array<string, int|string> $query */
    private function open(array $query): void
    {
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = new WP_Query($query);
    }

    private function content(): string
    {
        ob_start();
        while (have_posts()) {
            the_post();
            the_content();
        }

        return (string) ob_get_clean();
    }
}
