<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionProperty;
use Stallkeeper\Tools\Consent\SelectionConsent;
use Stallkeeper\Tools\OrderSource\PersonalData;
use Stallkeeper\Tools\SearchReport\ReportPolicyText;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\SearchReport\Sales\OrderQuery;
use Stallkeeper\Tools\SearchReport\Sales\VisitorQuery;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use WC_Order;
use WP_Privacy_Policy_Content;
use WP_REST_Request;

/** The query that the server keeps for an order, without scripts, and its consent. */
final class OrderQueryTest extends PluginTestCase
{
    private const CLASSIC = 'woocommerce_checkout_order_created';
    private const BLOCK = 'woocommerce_store_api_checkout_update_order_from_request';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        update_option(ReportSettings::ORDERS_OPTION, '1');
        $_COOKIE = [Consent::COOKIE => 'allow'];
        $_SERVER['REQUEST_METHOD'] = 'GET';
        unset($_SERVER['HTTP_COOKIE'], $_SERVER['HTTP_SEC_PURPOSE'], $_SERVER['HTTP_PURPOSE']);
    }

    protected function tearDown(): void
    {
        delete_option(ReportSettings::ORDERS_OPTION);
        delete_option(ReportSettings::OPTION);
        parent::tearDown();
    }

    /** @param self::CLASSIC|self::BLOCK $checkout */
    #[TestDox('Without scripts, an order has the last query of the visit ($checkout)')]
    #[TestWith([self::CLASSIC])]
    #[TestWith([self::BLOCK])]
    public function testOrder(string $checkout): void
    {
        $this->view('/?s=teapot');
        $this->view('/?s=+Copper++KETTLE+');
        $this->view('/shop/');
        self::assertSame('copper kettle', self::queryOf($this->buy($checkout)));
    }

    #[TestDox('A search in the content of a page is a search, too')]
    public function testContent(): void
    {
        $this->view('/find/?shop_s=kettle');
        self::assertSame('kettle', self::queryOf($this->buy()));
    }

    #[TestDox('Without consent neither a cookie nor an order has the query: $_dataset')]
    #[DataProvider('refusals')]
    public function testNoConsent(string $mode, string $choice): void
    {
        update_option(TrackingSettings::MODE, $mode);
        $_COOKIE = array_filter([Consent::COOKIE => $choice]);
        $this->view('/?s=kettle');
        self::assertArrayNotHasKey(VisitorQuery::COOKIE, ResponseHeaders::$cookies);
        $_COOKIE[VisitorQuery::COOKIE] = 'kettle';
        self::assertNull(self::queryOf($this->buy()));
        self::assertNull(self::queryOf($this->buy(self::BLOCK)));
    }

    /** @return array<string, array{string, string}> mode and choice */
    public static function refusals(): array
    {
        return [
            'no choice' => ['ask', ''],
            'refused' => ['ask', 'deny'],
            'refused in a shop that does not ask' => ['allowed', 'deny'],
            'order attribution is off' => ['off', 'allow'],
        ];
    }

    #[TestDox('With a consent plugin, the category of order attribution decides, not that of selected results')]
    public function testConsentPlugin(): void
    {
        ConsentApi::$isActive = true;
        ConsentApi::$type = 'optin';
        ConsentApi::$allowed = ['statistics'];
        $_COOKIE[VisitorQuery::COOKIE] = 'kettle';
        self::assertNull(self::queryOf($this->buy()));
        ConsentApi::$allowed = ['marketing'];
        self::assertSame('kettle', self::queryOf($this->buy()));
    }

    #[TestDox('Withdrawn consent removes the query from an order that is sent again')]
    public function testWithdrawn(): void
    {
        $_COOKIE[VisitorQuery::COOKIE] = 'kettle';
        foreach ([self::CLASSIC, self::BLOCK] as $checkout) {
            $_COOKIE[Consent::COOKIE] = 'allow';
            $order = $this->buy($checkout);
            self::assertSame('kettle', self::queryOf($order));
            $_COOKIE[Consent::COOKIE] = 'deny';
            self::assertNull(self::queryOf($this->buy($checkout, $order)));
        }
    }

    #[TestDox('The owner can turn it off: $option')]
    #[TestWith([ReportSettings::OPTION])]
    #[TestWith([ReportSettings::ORDERS_OPTION])]
    public function testOff(string $option): void
    {
        self::assertGreaterThan(0, $this->newRequest()->get(ReportSettings::class)->forScript()['orderSeconds'] ?? 0);
        update_option($option, '');
        $this->view('/?s=kettle');
        self::assertArrayNotHasKey(VisitorQuery::COOKIE, ResponseHeaders::$cookies);
        $_COOKIE[VisitorQuery::COOKIE] = 'kettle';
        self::assertNull(self::queryOf($this->buy()));
        self::assertSame(0, $this->newRequest()->get(ReportSettings::class)->forScript()['orderSeconds'] ?? 0);
    }

    #[TestDox('A page that a shared cache may store, or that a browser prefetches, sets no cookie')]
    public function testCached(): void
    {
        add_filter('stallkeeper_source_is_cacheable', '__return_true');
        $this->view('/?s=kettle');
        self::assertArrayNotHasKey(VisitorQuery::COOKIE, ResponseHeaders::$cookies);
        remove_filter('stallkeeper_source_is_cacheable', '__return_true');
        $_SERVER['HTTP_SEC_PURPOSE'] = 'prefetch;prerender';
        $this->view('/?s=kettle');
        self::assertArrayNotHasKey(VisitorQuery::COOKIE, ResponseHeaders::$cookies);
    }

    /** @return array<string, array{mixed, string|null}> value of the cookie, saved query */
    public static function values(): array
    {
        return [
            'a list' => [['kettle'], null],
            'empty' => ['', null],
            '600 characters' => [str_repeat('a', 600), null],
            '101 characters' => [str_repeat('ä', 101), null],
            '100 characters' => [str_repeat('Ä', 100), str_repeat('ä', 100)],
            'invalid UTF-8' => ["\xC3\x28\xFF", '('],
            'an email address' => ['anna@example.org', null],
            'a telephone number' => ['0761 / 123 45 67', null],
            'HTML' => ['<b>Tea</b> & "x"', '<b>tea</b> & "x"'],
        ];
    }

    #[TestDox('The order has the query as the report has it, or none: $_dataset')]
    #[DataProvider('values')]
    public function testValues(mixed $value, ?string $expected): void
    {
        $_COOKIE[VisitorQuery::COOKIE] = wp_slash($value);
        self::assertSame($expected, self::queryOf($this->buy()));
    }

    #[TestDox('After a query that is not stored, an order is not credited to the one before it')]
    public function testNewest(): void
    {
        $this->view('/?s=kettle');
        $this->view('/?s=anna%40example.org');
        self::assertNull(self::queryOf($this->buy()));
    }

    #[TestDox('Scripts can delete the cookie, and it ends within a day')]
    public function testCookie(): void
    {
        $this->view('/?s=kettle');
        $options = ResponseHeaders::$cookies[VisitorQuery::COOKIE]['options'] ?? [];
        self::assertFalse($options['httponly'] ?? null);
        self::assertSame(['/', 'Lax'], [$options['path'] ?? null, $options['samesite'] ?? null]);
        self::assertEqualsWithDelta(time() + ReportSettings::ORDER_SECONDS, $options['expires'] ?? null, 5);
        self::assertLessThan(DAY_IN_SECONDS, ReportSettings::ORDER_SECONDS);
        // Order attribution deletes the cookies with this prefix when consent is withdrawn.
        self::assertStringStartsWith('sbjs_', VisitorQuery::COOKIE);
    }

    #[TestDox('The export of personal data contains the query, and the erasure removes it')]
    public function testPersonalData(): void
    {
        $_COOKIE[VisitorQuery::COOKIE] = '<i>kettle</i>';
        $order = $this->buy();
        $data = $this->service(PersonalData::class);
        self::assertStringContainsString(
            '{"name":"Search query","value":"<i>kettle<\/i>"}',
            (string) wp_json_encode($data->export('customer@example.org')),
        );
        self::assertTrue($data->erase('customer@example.org')['items_removed']);
        self::assertNull(self::queryOf($order));
    }

    #[TestDox('An order that has only the query loses it by an erasure')]
    public function testOnlyQuery(): void
    {
        $order = $this->order();
        $order->update_meta_data(OrderQuery::META, 'kettle');
        $order->save();
        self::assertTrue($this->service(PersonalData::class)->erase('customer@example.org')['items_removed']);
        self::assertNull(self::queryOf($order));
    }

    #[TestDox('The consent banner and the text for the privacy policy say that searches are saved with orders')]
    public function testTexts(): void
    {
        $banner = fn(): string => $this->newRequest()->get(SelectionConsent::class)->purpose();
        self::assertStringContainsString('which searches lead to orders', $banner());
        self::assertStringContainsString('sbjs_search', $this->policy());
        delete_option(ReportSettings::ORDERS_OPTION);
        self::assertSame('We would also count which search results are opened.', $banner());
        self::assertStringNotContainsString('sbjs_search', $this->policy());
        update_option(ReportSettings::OPTION, '');
        self::assertSame('', $banner());
    }

    private function policy(): string
    {
        remove_all_actions('admin_init');
        add_action('admin_init', [$this->newRequest()->get(ReportPolicyText::class), 'suggestText']);
        set_current_screen('dashboard');
        (new ReflectionProperty(WP_Privacy_Policy_Content::class, 'policy_content'))->setValue(null, []);
        do_action('admin_init');

        return (string) wp_json_encode(WP_Privacy_Policy_Content::get_suggested_policy_text());
    }

    /** Loads a page without scripts, and keeps its cookies. */
    private function view(string $path): void
    {
        ResponseHeaders::reset();
        $this->newRequest();
        self::visit($path);
        do_action('template_redirect');
        foreach (ResponseHeaders::$cookies as $name => $cookie) {
            $_COOKIE[$name] = wp_slash($cookie['value']);
        }
    }

    /** @param self::CLASSIC|self::BLOCK $checkout */
    private function buy(string $checkout = self::CLASSIC, ?WC_Order $order = null): WC_Order
    {
        $order ??= $this->order();
        $this->newRequest();
        $checkout === self::CLASSIC
            ? do_action($checkout, $order)
            : do_action($checkout, $order, new WP_REST_Request('POST', '/wc/store/v1/checkout'));

        return $order;
    }

    /** @return string|null query in the database; null if it has no row */
    private static function queryOf(WC_Order $order): ?string
    {
        $rows = array_filter(self::metaRows($order), static fn(array $row): bool => $row[0] === OrderQuery::META);
        self::assertLessThan(2, count($rows));

        return array_values($rows)[0][1] ?? null;
    }
}
