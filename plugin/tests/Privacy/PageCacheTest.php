<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Privacy;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Privacy\OriginalQuery;
use Stallkeeper\Tools\Privacy\PageChanges;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Cacheability;

/** What the plugin tells page caches, and what a web server with a page cache tells the plugin. */
final class PageCacheTest extends PluginTestCase
{
    /** @var list<mixed> values of the action */
    private array $announced = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->endRequest();
        add_action('stallkeeper_pages_changed', function (mixed $posts): void {
            $this->announced[] = $posts;
        });
    }

    #[TestDox('A request that changes posts announces them once, at its end')]
    public function testPosts(): void
    {
        $post = $this->post();
        $other = $this->post();
        wp_update_post(['ID' => $post, 'post_title' => 'Steel kettle']);
        self::assertSame([], $this->announced);
        $this->endRequest();
        self::assertCount(1, $this->announced);
        self::assertEqualsCanonicalizing([$post, $other], $this->announced[0]);
        $this->endRequest();
        self::assertCount(1, $this->announced);
    }

    #[TestDox('A deleted post is announced')]
    public function testDeleted(): void
    {
        $post = $this->post();
        $this->endRequest();
        wp_delete_post($post, true);
        $this->endRequest();
        self::assertSame([$post], $this->announced[1] ?? null);
    }

    #[TestDox('A menu, a term, a setting, the stock and the status of a comment concern every page')]
    public function testEverywhere(): void
    {
        foreach (
            [
                'wp_update_nav_menu',
                'edited_term',
                'customize_save_after',
                'woocommerce_product_set_stock',
                'woocommerce_product_set_stock_status',
                'woocommerce_variation_set_stock',
                'woocommerce_tax_rate_updated',
                'wp_set_comment_status',
            ]
            as $hook
        ) {
            $this->announced = [];
            do_action($hook, 1, 1, 'category', []);
            $this->endRequest();
            self::assertSame([[]], $this->announced, $hook);
        }
    }

    #[TestDox('A new comment changes the pages of its post if it is approved, and no page otherwise')]
    public function testComment(): void
    {
        add_filter('pre_wp_mail', '__return_true');
        add_filter('comment_flood_filter', '__return_false', PHP_INT_MAX);
        $post = $this->post();
        $this->endRequest();
        foreach ([[0, []], ['spam', []], [1, [[$post]]]] as [$approved, $announced]) {
            $this->announced = [];
            add_filter('pre_comment_approved', $status = static fn(): int|string => $approved);
            wp_new_comment([
                'comment_post_ID' => $post,
                'comment_author' => 'Ada',
                'comment_author_email' => 'ada@example.org',
                'comment_author_url' => '',
                'comment_content' => "Comment $approved",
                'comment_author_IP' => '127.0.0.1',
                'comment_agent' => '',
            ]);
            remove_filter('pre_comment_approved', $status);
            $this->endRequest();
            self::assertSame($announced, $this->announced, "comment_approved: $approved");
        }
    }

    #[TestDox('A change that concerns every page is announced as such, even if posts have changed, too')]
    public function testPostsAndEverywhere(): void
    {
        $this->post();
        do_action('edited_term', 1, 1, 'category', []);
        $this->post();
        $this->endRequest();
        self::assertSame([[]], $this->announced);
    }

    #[TestDox('Drafts, revisions and post types without pages change no page')]
    public function testInvisible(): void
    {
        register_post_type('stallkeeper_secret', ['public' => false]);
        $this->post(['post_status' => 'draft']);
        $this->post(['post_type' => 'stallkeeper_secret']);
        $this->endRequest();
        unregister_post_type('stallkeeper_secret');
        self::assertSame([], $this->announced);
    }

    #[TestDox('A redirect to this site keeps parameters that the web server removed, and only those')]
    public function testRedirect(): void
    {
        $_SERVER['STALLKEEPER_ORIGINAL_QUERY'] = 'orderby=price&utm_source=news+letter&gclid=a%26b';
        $_SERVER['QUERY_STRING'] = 'orderby=price';
        $service = $this->service(OriginalQuery::class);
        self::assertSame(
            home_url('/shop/?orderby=price&utm_source=news%20letter&gclid=a%26b'),
            $service->addParameters(home_url('/shop/?orderby=price')),
        );
        self::assertSame('/shop/?utm_source=news%20letter&gclid=a%26b', $service->addParameters('/shop/'));
        self::assertSame('https://pay.example/', $service->addParameters('https://pay.example/'));
        $_SERVER['STALLKEEPER_ORIGINAL_QUERY'] = '5=x&a%26b=c';
        self::assertSame('/shop/?5=x&a%26b=c', $service->addParameters('/shop/'));
        $_SERVER['QUERY_STRING'] = $_SERVER['STALLKEEPER_ORIGINAL_QUERY'];
        self::assertSame('/shop/', $service->addParameters('/shop/'));
    }

    #[TestDox('A response that the web server may store contains nothing about the visitor; others may')]
    public function testCacheable(): void
    {
        $service = $this->service(Cacheability::class);
        self::assertFalse($service->mayBeStored());
        $_SERVER['STALLKEEPER_PAGE_CACHE'] = '1';
        self::assertTrue($service->mayBeStored());
        $_SERVER['STALLKEEPER_PAGE_CACHE'] = '';
        self::assertFalse($service->mayBeStored());
    }

    private function endRequest(): void
    {
        stallkeeper_tools(PageChanges::class)->announce();
    }
}
