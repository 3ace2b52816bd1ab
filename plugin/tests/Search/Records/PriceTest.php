<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PriceListener;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Customer;
use WC_Product_Simple;

/** Prices in the index. */
final class PriceTest extends IndexTestCase
{
    #[TestDox('A record has the displayed price as number and text')]
    public function testDisplayedPrice(): void
    {
        $this->showWithTax();
        $product = $this->product('10');
        $this->endRequest();
        $record = $this->record($product);
        self::assertSame([12, 12, false], [$record['price'], $record['max_price'], $record['on_sale']]);
        self::assertIsString($record['price_text']);
        self::assertStringContainsString('12.00', $record['price_text']);
    }

    #[TestDox('A product without a price has no price in the index, so no price filter finds it')]
    public function testWithoutPrice(): void
    {
        $this->product('');
        $this->endRequest();
        self::assertSame([[], 1], [$this->priced(['price<=5']), count($this->priced([]))]);
    }

    #[TestDox('A price filter finds a price range that overlaps it')]
    #[TestWith([['price<=12', 'max_price>=8'], true])]
    #[TestWith([['price<=40', 'max_price>=25'], true])]
    #[TestWith([['price<=9', 'max_price>=1'], false])]
    #[TestWith([['price<=90', 'max_price>=31'], false])]
    public function testOverlap(mixed $filters, bool $isFound): void
    {
        add_filter('stallkeeper_search_record', [$this, 'addRange']);
        $product = $this->product('10');
        $this->endRequest();
        self::assertSame($isFound ? [$product] : [], $this->priced($filters));
    }

    public function addRange(mixed $record): mixed
    {
        return is_array($record) ? ['max_price' => 30.0] + $record : $record;
    }

    #[TestDox('A sale that starts or ends updates the record with the next request, without any change of the product')]
    public function testSaleDates(): void
    {
        $product = $this->product('10', '8', time() + DAY_IN_SECONDS, time() + 3 * DAY_IN_SECONDS);
        $this->endRequest();
        self::assertFalse($this->record($product)['on_sale']);
        $this->moveDates($product, '-1 hour', '+1 day');
        $this->nextRequest();
        self::assertTrue($this->record($product)['on_sale']);
        self::assertSame(['sale'], $this->record($product)['offers']);
        $this->moveDates($product, '-1 day', '-1 hour');
        $this->nextRequest();
        self::assertFalse($this->record($product)['on_sale']);
        self::assertSame([], $this->record($product)['offers']);
    }

    #[TestDox('The event at the next sale date is scheduled, and a date that is over schedules none')]
    public function testSaleEvent(): void
    {
        $end = (int) strtotime('+3 days');
        $this->product('10', '8', (int) strtotime('-1 day'), $end);
        self::assertSame(
            [(string) $end, $end + 1],
            [get_option(IndexStateStorage::SALE_DATE), wp_next_scheduled('stallkeeper_search_sale')],
        );
    }

    #[TestDox('The hourly comparison finds a sale date that was written without hooks')]
    public function testSaleDateWithoutHooks(): void
    {
        $product = $this->product('10', '8');
        $date = (string) strtotime('+2 days');
        self::database()->insert(self::database()->postmeta, [
            'post_id' => $product,
            'meta_key' => '_sale_price_dates_to',
            'meta_value' => $date,
        ]);
        stallkeeper_tools(IndexScheduler::class)->compareWithDatabase();
        self::assertSame($date, get_option(IndexStateStorage::SALE_DATE));
    }

    /** @param non-empty-string $hook */
    #[TestDox('A changed tax rate queues all products')]
    #[TestWith(['woocommerce_tax_rate_added'])]
    #[TestWith(['woocommerce_tax_rate_updated'])]
    #[TestWith(['woocommerce_tax_rate_deleted'])]
    public function testTaxRate(string $hook): void
    {
        $product = $this->product('10');
        $this->endRequest();
        self::assertNotContains($product, $this->waiting());
        $this->newRequest();
        do_action($hook, 1, []);
        self::assertContains($product, $this->waiting());
    }

    #[TestDox('A changed price setting makes the index out of date')]
    #[TestWith(['woocommerce_tax_display_shop', 'incl'])]
    #[TestWith(['woocommerce_prices_include_tax', 'yes'])]
    #[TestWith(['woocommerce_currency_pos', 'right_space'])]
    #[TestWith(['woocommerce_price_decimal_sep', ';'])]
    #[TestWith(['woocommerce_price_display_suffix', 'incl. VAT'])]
    #[TestWith(['woocommerce_default_country', 'AT'])]
    public function testSettings(string $option, string $value): void
    {
        update_option($option, 'before');
        $before = (new RecordFingerprint())->current();
        update_option($option, $value);
        self::assertNotSame($before, (new RecordFingerprint())->current());
    }

    #[TestDox('A changed child queues its grouped product')]
    public function testGrouped(): void
    {
        $child = $this->product('10');
        $group = $this->product('');
        update_post_meta($group, '_children', [$child]);
        $this->endRequest();
        stallkeeper_tools(PriceListener::class)->queueGroups($child);
        self::assertSame([$group], $this->waiting());
    }

    #[TestDox('A changed or deleted variation queues its product')]
    public function testVariation(): void
    {
        $product = $this->product('10');
        $variation = $this->post(['post_type' => 'product_variation', 'post_title' => 'Blue']);
        wp_update_post(['ID' => $variation, 'post_parent' => $product]);
        $this->endRequest();
        update_post_meta($variation, '_price', '11');
        self::assertSame([$product], $this->waiting());
        $this->endRequest();
        wp_delete_post($variation, true);
        self::assertContains($product, $this->waiting());
    }

    #[TestDox('Records are created for a signed-out customer at the base address, and the visitor stays as they are')]
    public function testCustomer(): void
    {
        $visitor = new WC_Customer(0);
        $visitor->set_billing_location('FR', '', '', '');
        WC()->customer = $visitor;
        update_option('woocommerce_default_country', 'AT');
        $country = stallkeeper_tools(AnonymousContext::class)->run(
            static fn(): string => (string) WC()->customer->get_billing_country(),
        );
        self::assertSame(['AT', true], [$country, WC()->customer === $visitor]);
    }

    /** Adds 20 % to displayed prices. */
    private function showWithTax(): void
    {
        update_option('woocommerce_calc_taxes', 'no');
        update_option('woocommerce_tax_display_shop', 'excl');
        add_filter('woocommerce_get_price_excluding_tax', static fn(float $price): float => $price * 1.2);
    }

    private function product(string $price, string $sale = '', ?int $from = null, ?int $to = null): int
    {
        $product = new WC_Product_Simple();
        $product->set_name('Zebrawood tray');
        $product->set_status('publish');
        $product->set_regular_price($price);
        $product->set_sale_price($sale);
        $product->set_date_on_sale_from($from);
        $product->set_date_on_sale_to($to);
        $id = $product->save();

        return $id;
    }

    /** As time passes: no hook runs. */
    private function moveDates(int $product, string $from, string $to): void
    {
        foreach (['from' => $from, 'to' => $to] as $name => $date) {
            self::database()->update(
                self::database()->postmeta,
                ['meta_value' => (string) strtotime($date)],
                ['post_id' => $product, 'meta_key' => "_sale_price_dates_$name"],
            );
        }
        update_option(IndexStateStorage::SALE_DATE, (string) strtotime('-1 day'), true);
        wp_cache_delete($product, 'post_meta');
    }

    private function nextRequest(): void
    {
        stallkeeper_tools(IndexScheduler::class)->compareOptions();
        $this->endRequest();
    }

    /** @return array<array-key, mixed> */
    private function record(int $product): array
    {
        $hits = $this->hits([]);
        foreach ($hits as $hit) {
            if (is_array($hit) && ($hit['objectID'] ?? null) === $product . '-0') {
                return $hit;
            }
        }
        self::fail('The product is not in the index.');
    }

    /** @return list<int> products named as in product() that match the filters */
    private function priced(mixed $filters): array
    {
        return array_map(
            static fn(mixed $hit): int => is_array($hit) && is_string($hit['objectID'] ?? null)
                ? (int) $hit['objectID']
                : 0,
            $this->hits($filters),
        );
    }

    /** @return list<mixed> */
    private function hits(mixed $filters): array
    {
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $result = stallkeeper_tools(BuiltInEngine::class)->search([
            'query' => 'zebrawood',
            'typoTolerance' => false,
            'numericFilters' => $filters,
        ]);
        self::assertNotNull($result);

        return $result->hits;
    }
}
