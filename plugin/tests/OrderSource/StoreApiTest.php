<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\Checkout\StoreApi;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use WP_REST_Request;

/** The source of orders by the checkout block. */
final class StoreApiTest extends PluginTestCase
{
    private const SENT = ['source_type' => 'utm', 'utm_source' => 'letter', 'utm_medium' => '<b>email</b>'];

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        $_COOKIE = [Consent::COOKIE => 'allow'];
        unset($_SERVER['HTTP_USER_AGENT']);
        $this->newRequest();
        $this->withoutCore();
    }

    #[TestDox('The order gets the sanitized source')]
    public function testSaved(): void
    {
        $order = $this->order();
        $this->submit($order, [StoreApi::CORE_NAMESPACE => self::SENT]);
        $rows = self::sourceRows($order);
        self::assertSame(
            ['utm', 'letter', 'email'],
            [$rows['source_type'] ?? '', $rows['utm_source'] ?? '', $rows['utm_medium'] ?? ''],
        );
    }

    #[TestDox('Without consent the order has no source')]
    public function testNoConsent(): void
    {
        $_COOKIE = [];
        $order = $this->order();
        $order->update_meta_data('_wc_order_attribution_utm_source', 'earlier');
        $order->save();
        $request = $this->submit($order, [StoreApi::CORE_NAMESPACE => self::SENT]);
        self::assertSame([], self::sourceRows($order));
        self::assertIsArray($request['extensions']);
        self::assertSame([], $request['extensions'][StoreApi::CORE_NAMESPACE]);
    }

    #[TestDox('An app needs no consent for its type, and sends nothing else')]
    public function testApp(): void
    {
        $_COOKIE = [];
        $order = $this->order();
        $request = $this->submit($order, [StoreApi::CORE_NAMESPACE => ['source_type' => 'mobile_app'] + self::SENT]);
        self::assertSame(['source_type' => 'mobile_app'], array_filter(self::sourceRows($order)));
        self::assertIsArray($request['extensions']);
        self::assertIsArray($request['extensions'][StoreApi::CORE_NAMESPACE]);
        self::assertSame(['mobile_app'], array_values(array_filter($request['extensions'][StoreApi::CORE_NAMESPACE])));

        update_option(TrackingSettings::MODE, 'off');
        $order = $this->order();
        $this->submit($order, [StoreApi::CORE_NAMESPACE => ['source_type' => 'mobile_app']]);
        self::assertSame([], self::sourceRows($order));
    }

    #[TestDox('An order that is submitted again keeps its source')]
    public function testAgain(): void
    {
        $order = $this->order();
        $this->submit($order, [StoreApi::CORE_NAMESPACE => self::SENT]);
        $this->newRequest();
        $this->withoutCore();
        $this->submit($order, [StoreApi::CORE_NAMESPACE => ['utm_source' => 'other'] + self::SENT]);
        self::assertSame('letter', self::sourceRows($order)['utm_source'] ?? '');
    }

    #[TestDox('Values of the wrong type do not prevent the order')]
    public function testTypes(): void
    {
        $request = new WP_REST_Request('POST', '/wc/store/v1/checkout');
        $request->set_param('extensions', [
            StoreApi::CORE_NAMESPACE => ['utm_source' => ['list'], 'utm_medium' => 'email'],
            StoreApi::OWN_NAMESPACE => 'text',
            'other' => ['kept' => [1]],
        ]);
        self::assertNull(apply_filters('rest_pre_dispatch', null, rest_get_server(), $request));
        self::assertSame(
            [
                StoreApi::CORE_NAMESPACE => ['utm_source' => null, 'utm_medium' => 'email'],
                StoreApi::OWN_NAMESPACE => [],
                'other' => ['kept' => [1]],
            ],
            $request['extensions'],
        );
    }

    #[TestDox('Other requests are unchanged')]
    public function testOther(): void
    {
        $request = new WP_REST_Request('POST', '/wc/store/v1/cart/add-item');
        $request->set_param('extensions', [StoreApi::CORE_NAMESPACE => ['utm_source' => ['list']]]);
        apply_filters('rest_pre_dispatch', null, rest_get_server(), $request);
        self::assertSame([StoreApi::CORE_NAMESPACE => ['utm_source' => ['list']]], $request['extensions']);
    }

    #[TestDox('The fields of the block accept text or nothing')]
    public function testSchema(): void
    {
        $api = stallkeeper_tools(StoreApi::class);
        foreach ([...$api->coreFieldsSchema(), ...$api->extraFieldsSchema()] as $field) {
            self::assertSame(['string', 'null'], $field['type']);
        }
        self::assertArrayHasKey('utm_source', $api->coreFieldsSchema());
        self::assertArrayHasKey('first_utm_source', $api->extraFieldsSchema());
    }

    /** WooCommerce's own attribution would save its fields, too. */
    private function withoutCore(): void
    {
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
    }

    /** @param array<string, mixed> $extensions */
    private function submit(\WC_Order $order, array $extensions): WP_REST_Request
    {
        $request = new WP_REST_Request('POST', '/wc/store/v1/checkout');
        $request->set_param('extensions', $extensions);
        do_action('woocommerce_store_api_checkout_update_order_from_request', $order, $request);
        $order->save();

        return $request;
    }
}
