<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\PersonalData;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WC_Order;

final class PersonalDataTest extends PluginTestCase
{
    private const EMAIL = 'customer@example.org';

    #[TestDox('The exporter and the eraser are registered once')]
    public function testRegistered(): void
    {
        $other = ['other' => ['callback' => 'x']];
        foreach (
            [
                $this->service(PersonalData::class)->addExporter($other),
                $this->service(PersonalData::class)->addEraser($other),
            ]
            as $list
        ) {
            self::assertSame(['other', 'stallkeeper-order-sources'], array_keys($list));
        }
    }

    #[TestDox('The export contains the sources of the customer’s orders')]
    public function testExport(): void
    {
        $order = $this->orderWithSource();
        $export = $this->service(PersonalData::class)->export(self::EMAIL);
        self::assertTrue($export['done']);
        self::assertCount(1, $export['data']);
        self::assertSame('order-' . $order->get_id(), $export['data'][0]['item_id']);
        self::assertSame(
            [
                ['name' => 'Type', 'value' => 'Order ' . $order->get_order_number()],
                ['name' => 'Source', 'value' => 'letter'],
                ['name' => 'Device', 'value' => 'Mobile'],
            ],
            $export['data'][0]['data'],
        );
    }

    #[TestDox('The export contains no order of another customer')]
    public function testExportOther(): void
    {
        $this->orderWithSource('other@example.org');
        self::assertSame([], $this->service(PersonalData::class)->export(self::EMAIL)['data']);
    }

    #[TestDox('An order without a source is not in the export')]
    public function testExportNothing(): void
    {
        $this->order(self::EMAIL);
        self::assertSame([], $this->service(PersonalData::class)->export(self::EMAIL)['data']);
    }

    #[TestDox('The export contains orders of the account with another address')]
    public function testExportAccount(): void
    {
        $user = $this->user('customer', self::EMAIL);
        $order = $this->orderWithSource('work@example.org', $user);
        self::assertSame(
            ['order-' . $order->get_id()],
            array_column($this->service(PersonalData::class)->export(self::EMAIL)['data'], 'item_id'),
        );
    }

    #[TestDox('The export contains the account’s source, on the first page only')]
    public function testExportUser(): void
    {
        $user = $this->user('customer', self::EMAIL);
        update_user_meta($user, '_wc_order_attribution_utm_source', 'poster');
        self::assertSame(
            ['user-' . $user],
            array_column($this->service(PersonalData::class)->export(self::EMAIL)['data'], 'item_id'),
        );
        self::assertSame([], $this->service(PersonalData::class)->export(self::EMAIL, 2)['data']);
    }

    #[TestDox('An export of 50 orders continues on the next page')]
    public function testPages(): void
    {
        for ($i = 0; $i < 51; $i++) {
            $this->orderWithSource();
        }
        $data = $this->service(PersonalData::class);
        [$first, $second] = [$data->export(self::EMAIL), $data->export(self::EMAIL, 2)];
        self::assertSame(
            [50, false, 1, true],
            [count($first['data']), $first['done'], count($second['data']), $second['done']],
        );
        self::assertSame([false, true], [$data->erase(self::EMAIL)['done'], $data->erase(self::EMAIL, 2)['done']]);
    }

    #[TestDox('An erasure removes the sources of the customer’s orders and reports it')]
    public function testErase(): void
    {
        $order = $this->orderWithSource();
        $result = $this->service(PersonalData::class)->erase(self::EMAIL);
        self::assertSame(
            [
                'items_removed' => true,
                'items_retained' => false,
                'messages' => ["Removed the source of order {$order->get_order_number()}."],
                'done' => true,
            ],
            $result,
        );
        self::assertSame([], self::sourceRows($order));
    }

    #[TestDox('An erasure includes orders in the trash')]
    public function testEraseTrash(): void
    {
        $order = $this->orderWithSource();
        wp_trash_post($order->get_id());
        $this->service(PersonalData::class)->erase(self::EMAIL);
        self::assertSame([], self::sourceRows($order));
    }

    #[TestDox('An erasure keeps the sources of other customers')]
    public function testEraseOther(): void
    {
        $other = $this->orderWithSource('other@example.org');
        self::assertFalse($this->service(PersonalData::class)->erase(self::EMAIL)['items_removed']);
        self::assertNotSame([], self::sourceRows($other));
    }

    #[TestDox('An order that the shop’s filter retains keeps its source, and the report says so')]
    public function testRetained(): void
    {
        $order = $this->orderWithSource();
        add_filter('woocommerce_privacy_erase_order_personal_data', '__return_false');
        $result = $this->service(PersonalData::class)->erase(self::EMAIL);
        self::assertSame(
            [false, true, ["The source of order {$order->get_order_number()} has been retained."]],
            [$result['items_removed'], $result['items_retained'], $result['messages']],
        );
        self::assertNotSame([], self::sourceRows($order));
    }

    #[TestDox('An order without a source is not reported')]
    public function testEraseNothing(): void
    {
        $this->order(self::EMAIL);
        self::assertSame(
            ['items_removed' => false, 'items_retained' => false, 'messages' => [], 'done' => true],
            $this->service(PersonalData::class)->erase(self::EMAIL),
        );
    }

    #[TestDox('An erasure removes the account’s source, also when there is no order')]
    public function testEraseUser(): void
    {
        $user = $this->user('customer', self::EMAIL);
        update_user_meta($user, '_wc_order_attribution_utm_source', 'poster');
        update_user_meta($user, '_wc_order_attribution_device_type', 'Mobile');
        update_user_meta($user, 'nickname', 'kept');
        self::assertTrue($this->service(PersonalData::class)->erase(self::EMAIL)['items_removed']);
        self::assertSame(
            ['', '', 'kept'],
            [
                get_user_meta($user, '_wc_order_attribution_utm_source', true),
                get_user_meta($user, '_wc_order_attribution_device_type', true),
                get_user_meta($user, 'nickname', true),
            ],
        );
    }

    #[TestDox('When WooCommerce removes the personal data of an order, its source goes, too')]
    public function testWooCommerce(): void
    {
        $order = $this->orderWithSource();
        do_action('woocommerce_privacy_remove_order_personal_data', $order);
        self::assertSame([], self::sourceRows($order));
    }

    private function orderWithSource(string $email = self::EMAIL, int $customer = 0): WC_Order
    {
        $order = $this->order($email, $customer);
        $this->service(OrderMeta::class)->write($order, ['utm_source' => 'letter', 'device_type' => 'Mobile']);

        return $order;
    }
}
