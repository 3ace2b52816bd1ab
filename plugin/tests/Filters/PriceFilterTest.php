<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Filters;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Filters\CatalogPage;
use Stallkeeper\Tools\Filters\CatalogSearch;
use Stallkeeper\Tools\Filters\ProductFiltersPrinter;
use Stallkeeper\Tools\Search\Filters\PriceTexts;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Simple;
use WP_Query;

/** The price filter reads prices in the format of the shop. */
final class PriceFilterTest extends IndexTestCase
{
    private Container $visit;

    #[TestDox('A shop with "$decimal" and "$thousands" reads "$typed"')]
    #[TestWith(['.', ',', '€1,000,000'])]
    #[TestWith(['.', ',', '1000000.00'])]
    #[TestWith([',', '.', '1.000.000,00 €'])]
    #[TestWith([',', ' ', '1 000 000 €'])]
    public function testMillion(string $decimal, string $thousands, string $typed): void
    {
        update_option('woocommerce_price_decimal_sep', $decimal);
        update_option('woocommerce_price_thousand_sep', $thousands);
        update_option('woocommerce_currency', 'EUR');
        $yacht = $this->product('Zanzibar yacht', '1000000');
        $this->product('Zanzibar boat', '999999');
        $this->endRequest();

        self::assertSame([$yacht], $this->listed(['shop_min' => $typed]));
        $html = $this->printed();
        $million = number_format(1_000_000, 0, '', $thousands);
        self::assertStringContainsString("value=\"$million\"", $html);
        self::assertStringContainsString("placeholder=\"$million\"", $html);
        self::assertStringContainsString(PriceTexts::create()->range(1_000_000, null), $html);
    }

    #[TestDox('A text that is not a price stays in its field with a message, and the other price filters')]
    public function testUnread(): void
    {
        $cheap = $this->product('Zanzibar spoon', '5');
        $this->product('Zanzibar pot', '50');
        $this->endRequest();

        self::assertSame([$cheap], $this->listed(['shop_min' => '<b>cheap', 'shop_max' => '20 €']));
        $html = $this->printed();
        self::assertStringContainsString('value="&lt;b&gt;cheap"', $html);
        self::assertStringContainsString('aria-invalid="true"', $html);
        self::assertStringContainsString('“&lt;b&gt;cheap” is not a price. Enter a number such as', $html);
        self::assertStringContainsString('<details class="filters__fold" data-part="filters" open=""', $html);
        self::assertStringNotContainsString('is not a price', $this->printed(['shop_max' => '20']));
    }

    #[TestDox('Active filters are links that remove them')]
    public function testChips(): void
    {
        $this->product('Zanzibar spoon', '5');
        $this->endRequest();
        $this->listed(['shop_stock' => ['instock'], 'shop_max' => '20']);
        $html = $this->printed(['shop_stock' => ['instock'], 'shop_max' => '20']);
        self::assertSame(2, substr_count($html, 'class="filters__chip"'));
        self::assertMatchesRegularExpression(
            '~class="filters__chip"[^>]* href="/shop/\?shop_max=20">.*?Stock</span>.*?In stock</span>~',
            $html,
        );
        self::assertMatchesRegularExpression(
            '~class="filters__chip"[^>]* href="/shop/\?shop_stock%5B%5D=instock">.*?Price</span>~',
            $html,
        );
        self::assertStringNotContainsString('filters__chip', $this->printed([]));
    }

    #[TestDox('A shop without products has no filters, and one without posts has those of products')]
    public function testEmptyShop(): void
    {
        foreach (
            get_posts(['post_type' => ['product', 'post'], 'post_status' => 'any', 'numberposts' => -1])
            as $post
        ) {
            wp_delete_post($post->ID, true);
        }
        $this->endRequest();
        self::assertSame('', $this->printed([]));
        self::assertSame([], $this->listed(['shop_max' => '20']));
        self::assertStringContainsString('name="shop_max"', $this->printed(['shop_max' => '20']));

        $product = $this->product('Zanzibar spoon', '5');
        $this->endRequest();
        self::assertSame([$product], $this->listed(['shop_max' => '20']));
    }

    private function product(string $name, string $price): int
    {
        $product = new WC_Product_Simple();
        $product->set_props(['name' => $name, 'status' => 'publish', 'regular_price' => $price]);

        return $product->save();
    }

    /**
     * @param array<string, mixed> $query URL parameters
     *
     * @return list<int> filtered products named "Zanzibar"
     */
    private function listed(array $query): array
    {
        $page = $this->page($query);
        $ids = $this->visit->get(CatalogSearch::class)->productIds($page);
        self::assertNotNull($ids);

        return array_values(
            array_filter($ids, static fn(int $id): bool => str_starts_with(get_the_title($id), 'Zanzibar')),
        );
    }

    /** @param array<string, mixed>|null $query URL parameters of another page */
    private function printed(?array $query = null): string
    {
        if ($query !== null) {
            $this->page($query);
        }
        ob_start();
        $this->visit->get(ProductFiltersPrinter::class)->printFilters();

        return (string) ob_get_clean();
    }

    /** @param array<string, mixed> $query URL parameters */
    private function page(array $query): CatalogPage
    {
        $_GET = $query;
        $this->visit = $this->newRequest();
        /** @var WP_Query $wp_query */
        global $wp_query, $wp_the_query;
        $wp_query = $wp_the_query = new WP_Query();
        $wp_query->query(['post_type' => 'product']);
        $page = CatalogPage::fromQuery($wp_query);
        self::assertNotNull($page);

        return $page;
    }
}
