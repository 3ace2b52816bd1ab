<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\FrontPage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Content\ImageFormat;
use Stallkeeper\Theme\FrontPage\ListCache;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Lists of posts are stored until a post or term changes. */
final class ListCacheTest extends ShopTestCase
{
    private const OPTION = 'stallkeeper_front_page_lists';

    private int $searches = 0;

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(self::OPTION);
    }

    #[TestDox('A list is searched once')]
    public function testOnce(): void
    {
        $first = $this->ids();
        self::assertSame([7, 8], $first);
        self::assertSame($first, $this->ids());
        self::assertSame(1, $this->searches);
    }

    #[TestDox('Values that are no ids are left out')]
    public function testNumbers(): void
    {
        self::assertSame(
            [5, 6],
            $this->service(ListCache::class)->ids('other', static fn(): array => ['5', 6, '6', 'x', null, 0, [1]]),
        );
    }

    /** @return array<string, array{callable(): mixed}> */
    public static function changes(): array
    {
        return [
            'a post' => [static fn(): mixed => wp_insert_post(['post_title' => 'x', 'post_status' => 'publish'])],
            'a term' => [static fn(): mixed => wp_insert_term('Changed', 'category')],
            'terms of a post' => [
                static function (): void {
                    do_action('set_object_terms', 1, [], [], 'category', false, []);
                },
            ],
            'the Customizer' => [
                static function (): void {
                    do_action('customize_save_after');
                },
            ],
            'the theme' => [
                static function (): void {
                    do_action('switch_theme');
                },
            ],
            'a product' => [
                static function (): void {
                    do_action('woocommerce_delete_product_transients');
                },
            ],
        ];
    }

    /** @param callable(): mixed $change */
    #[DataProvider('changes')]
    #[TestDox('A change of $_dataName deletes the lists')]
    public function testInvalidated(callable $change): void
    {
        $this->ids();
        $change();
        $this->ids();
        self::assertSame(2, $this->searches);
    }

    #[TestDox('A list expires after an hour')]
    public function testExpired(): void
    {
        $this->ids();
        $saved = get_option(self::OPTION);
        self::assertIsArray($saved);
        self::assertIsArray($saved['lists']);
        update_option(
            self::OPTION,
            [
                'lists' => array_map(
                    static fn(mixed $list): array => ['at' => time() - 3601] + (array) $list,
                    $saved['lists'],
                ),
            ] + $saved,
        );
        $this->ids();
        self::assertSame(2, $this->searches);
    }

    #[TestDox('A broken option is no error')]
    public function testBroken(): void
    {
        update_option(self::OPTION, ['lists' => 'x', 'pages' => [5]]);
        self::assertSame([7, 8], $this->ids());
    }

    #[TestDox('The posts of all lists of a page are loaded together the next time')]
    public function testPage(): void
    {
        $posts = [$this->post(), $this->post()];
        set_post_thumbnail($posts[0], $this->picture());
        self::visit('/');
        $lists = $this->service(ListCache::class);
        foreach ($posts as $id) {
            $lists->ids("of $id", static fn(): array => [$id]);
        }
        $lists->rememberPage();
        wp_cache_flush();
        $again = new ListCache();
        $again->ids("of $posts[0]", static fn(): array => self::fail('The list is not stored.'));
        $before = self::database()->num_queries;
        get_post($posts[1]);
        self::assertSame($before, self::database()->num_queries);
    }

    #[TestDox('JPEG files are converted, unless a plugin decides')]
    public function testFormat(): void
    {
        $formats = stallkeeper_theme(ImageFormat::class)->chooseFormat(['image/png' => 'image/png']);
        self::assertIsArray($formats);
        self::assertContains($formats['image/jpeg'] ?? 'none', ['image/webp', 'image/avif', 'none']);
        self::assertSame(
            ['image/jpeg' => 'image/jpeg'],
            apply_filters('image_editor_output_format', ['image/jpeg' => 'image/jpeg'], 'x', 'image/jpeg'),
        );
        self::assertSame('x', stallkeeper_theme(ImageFormat::class)->chooseFormat('x'));
        self::assertSame(
            ['width' => 1440, 'height' => 960, 'crop' => true],
            wp_get_registered_image_subsizes()['stallkeeper-banner'],
        );
    }

    /** @return array<int, int> */
    private function ids(): array
    {
        return $this->service(ListCache::class)->ids('list', function (): array {
            $this->searches++;

            return [7, 8];
        });
    }
}
