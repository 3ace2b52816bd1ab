<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Simple;
use WP_Post;

/**
 * WooCommerce's catalog visibility: the shop lists some products that searches do not find, and the other way round.
 */
final class VisibilityTest extends IndexTestCase
{
    #[TestDox('Searches and the catalog list products with their visibility')]
    #[TestWith(['visible', true, true])]
    #[TestWith(['catalog', false, true])]
    #[TestWith(['search', true, false])]
    #[TestWith(['hidden', false, false])]
    public function testVisibility(string $visibility, bool $isFound, bool $isListed): void
    {
        $product = $this->product($visibility);
        $this->endRequest();

        self::assertSame($isFound ? [$product] : [], $this->found('zanzibar'));
        self::assertSame($isListed ? [$product] : [], $this->listed());
        self::assertSame($isFound, $this->isSearchable($product));
    }

    #[
        TestDox(
            'A product that is hidden from searches leaves them at once, and its new record is listed in the catalog',
        ),
    ]
    public function testHide(): void
    {
        $id = $this->product('visible');
        $this->endRequest();
        $product = wc_get_product($id);
        self::assertInstanceOf(WC_Product_Simple::class, $product);
        $product->set_catalog_visibility('catalog');
        $product->save();
        stallkeeper_tools(\Stallkeeper\Tools\BuiltInEngine\IndexScheduler::class)->withdrawChangedPosts();
        self::assertSame([], $this->found('zanzibar'));
        $this->endRequest();
        self::assertSame([[], [$id]], [$this->found('zanzibar'), $this->listed()]);
    }

    #[TestDox('The number of searchable posts at the hosted provider has no products that only the catalog lists')]
    public function testHosted(): void
    {
        $posts = stallkeeper_tools(SearchablePosts::class);
        $before = [$posts->countSearchable(), $posts->inSearches()->countSearchable()];
        $product = $this->product('catalog');

        self::assertSame(
            [$before[0] + 1, $before[1]],
            [$posts->countSearchable(), $posts->inSearches()->countSearchable()],
        );
        self::assertSame(
            [[], [$product]],
            [$posts->unsearchable([$product]), $posts->inSearches()->unsearchable([$product])],
        );
    }

    #[TestDox('With the option to hide sold-out products, neither searches nor the catalog list them')]
    public function testSoldOut(): void
    {
        update_option('woocommerce_hide_out_of_stock_items', 'yes');
        $product = $this->product('visible', false);
        $this->endRequest();

        self::assertSame([[], []], [$this->found('zanzibar'), $this->listed()]);
        self::assertFalse($this->isSearchable($product));
    }

    /** @return list<int> */
    private function listed(): array
    {
        $file = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        self::assertNotNull($file);

        return array_map(
            intval(...),
            Index::openReadOnly($file)->searchObjectIDs(
                SearchParameters::fromRequest(['query' => 'zanzibar', 'typoTolerance' => false], Scope::Catalog),
                10,
            ),
        );
    }

    private function isSearchable(int $id): bool
    {
        $post = get_post($id);

        return $post instanceof WP_Post && stallkeeper_tools(RecordFactory::class)->isSearchable($post);
    }

    private function product(string $visibility, bool $isInStock = true): int
    {
        $product = new WC_Product_Simple();
        $product->set_props([
            'name' => 'Zanzibar trivet',
            'status' => 'publish',
            'regular_price' => '10',
            'catalog_visibility' => $visibility,
            'stock_status' => $isInStock ? 'instock' : 'outofstock',
        ]);

        return $product->save();
    }
}
