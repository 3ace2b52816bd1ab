<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Filters;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Simple;
use WP_Query;

/** WooCommerce's own product search. */
final class ProductSearchTest extends IndexTestCase
{
    #[TestDox('A search lists the products that the engine finds')]
    public function testSearch(): void
    {
        $bowl = self::product('Zanzibar bowl');
        self::product('Plate');
        $this->endRequest();

        self::assertSame([$bowl], $this->listed('zanzibr'));
    }

    #[TestDox('A search finds only products of the list to which a plugin has limited the shop')]
    public function testLimitedShop(): void
    {
        self::product('Zanzibar bowl');
        [$allowed, $other] = [self::product('Zanzibar plate'), self::product('Spoon')];
        $this->endRequest();
        add_filter('loop_shop_post_in', static fn(): array => [$allowed, $other]);

        self::assertSame([$allowed], $this->listed('zanzibar'));
        self::assertSame([], $this->listed('bowl'));
    }

    /** @return list<int> IDs of the listed products */
    private function listed(string $text): array
    {
        $this->newRequest();
        /** @var WP_Query $wp_query */
        global $wp_query, $wp_the_query;
        $wp_query = $wp_the_query = new WP_Query();
        $wp_query->query(['s' => $text, 'post_type' => 'product']);
        $ids = wp_list_pluck($wp_query->posts ?? [], 'ID');

        return array_values(array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids));
    }

    private static function product(string $name): int
    {
        $product = new WC_Product_Simple();
        $product->set_props(['name' => $name, 'status' => 'publish', 'regular_price' => '10']);

        return $product->save();
    }
}
