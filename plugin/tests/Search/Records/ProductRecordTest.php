<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Post;

/** Records are public, so that a product's record has nothing that the shop does not show. */
final class ProductRecordTest extends PluginTestCase
{
    #[TestDox('The author of a product is not in its record, and the author of a post is')]
    public function testAuthor(): void
    {
        $author = $this->user('editor');
        wp_update_user(['ID' => $author, 'display_name' => 'mira@example.org']);
        self::assertSame(
            ['display_name' => 'mira@example.org'],
            $this->record($this->post(['post_author' => $author]))['post_author'],
        );
        self::assertSame(
            ['display_name' => ''],
            $this->record($this->post(['post_type' => 'product', 'post_author' => $author]))['post_author'],
        );
    }

    #[TestDox('A shop whose products have authors has them in its records')]
    public function testVendors(): void
    {
        add_post_type_support('product', 'author');
        $author = $this->user('editor');
        wp_update_user(['ID' => $author, 'display_name' => 'Mira']);
        $record = $this->record($this->post(['post_type' => 'product', 'post_author' => $author]));
        remove_post_type_support('product', 'author');
        self::assertSame(['display_name' => 'Mira'], $record['post_author']);
    }

    #[TestDox('$sales sold items are $rounded in the record')]
    #[TestWith([0, 0])]
    #[TestWith([-3, 0])]
    #[TestWith([1, 1])]
    #[TestWith([4, 2])]
    #[TestWith([9, 5])]
    #[TestWith([10, 10])]
    #[TestWith([1999, 1000])]
    #[TestWith([48_213, 20_000])]
    public function testSales(int $sales, int $rounded): void
    {
        $product = $this->post(['post_type' => 'product']);
        add_filter('woocommerce_product_get_total_sales', static fn(): int => $sales);
        self::assertSame($rounded, $this->record($product)['total_sales']);
    }

    /** @return array<string, mixed> */
    private function record(int $id): array
    {
        $post = get_post($id);
        self::assertInstanceOf(WP_Post::class, $post);

        return $this->service(RecordFactory::class)->build($post);
    }
}
