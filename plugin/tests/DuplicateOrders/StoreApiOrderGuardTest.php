<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DuplicateOrders;

use Exception;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DuplicateOrders\StoreApiOrderGuard;
use WP_REST_Request;
use WP_REST_Response;

final class StoreApiOrderGuardTest extends ShopTestCase
{
    /** @return array<string, array{string, string}> */
    public static function otherRequests(): array
    {
        return [
            'a read of the checkout' => ['GET', '/wc/store/v1/checkout'],
            'another route' => ['POST', '/wc/store/v1/cart/add-item'],
            'a longer route' => ['POST', '/wc/store/v1/checkout/5'],
        ];
    }

    #[DataProvider('otherRequests')]
    #[TestDox('Requests that place no order are left alone: $_dataset')]
    public function testOther(string $method, string $route): void
    {
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        $guard = $this->storeApiGuard();
        $guard->beginRequest(null, new WP_REST_Request($method, $route));
        $guard->takeTurn();
        $response = new WP_REST_Response(['code' => 'woocommerce_rest_cart_empty'], 409);
        self::assertSame($response, $guard->finishRequest($response, [], new WP_REST_Request($method, $route)));
    }

    #[TestDox('A request that another plugin has answered is left alone')]
    public function testAnswered(): void
    {
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        $guard = $this->storeApiGuard();
        $given = new WP_REST_Response();
        self::assertSame($given, $guard->beginRequest($given, new WP_REST_Request('POST', '/wc/store/v1/checkout')));
        $guard->takeTurn();
        $this->addToAssertionCount(1);
    }

    #[TestDox('A repeated request gets the order of the first one, with its key')]
    public function testRepeated(): void
    {
        $order = $this->order();
        $url = "https://example.org/checkout/order-received/{$order->get_id()}/?key={$order->get_order_key()}";
        $this->session()->rememberOrder($url);
        $this->emptyCart();
        [$guard, $request] = $this->begin();
        $response = $guard->finishRequest($this->refused($guard), [], $request);
        self::assertInstanceOf(WP_REST_Response::class, $response);
        self::assertSame(200, $response->get_status());
        self::assertSame(
            [
                'order_id' => $order->get_id(),
                'order_key' => $order->get_order_key(),
                'payment_result' => ['payment_status' => 'success', 'payment_details' => [], 'redirect_url' => $url],
            ],
            $response->get_data(),
        );
    }

    #[TestDox('The headers of WooCommerce stay, with the next nonce')]
    public function testHeaders(): void
    {
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        [$guard, $request] = $this->begin();
        $refused = $this->refused($guard);
        $refused->header('Nonce', 'next');
        $response = $guard->finishRequest($refused, [], $request);
        self::assertInstanceOf(WP_REST_Response::class, $response);
        self::assertSame('next', $response->get_headers()['Nonce'] ?? null);
    }

    #[TestDox('A conflict that WooCommerce finds first leads to the finished order, too')]
    public function testConflict(): void
    {
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        [$guard, $request] = $this->begin();
        $response = $guard->finishRequest(
            new WP_REST_Response(['code' => 'woocommerce_rest_cart_empty'], 400),
            [],
            $request,
        );
        self::assertInstanceOf(WP_REST_Response::class, $response);
        self::assertSame(200, $response->get_status());
    }

    #[TestDox('Another error of WooCommerce is returned unchanged')]
    public function testOtherError(): void
    {
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        [$guard, $request] = $this->begin();
        $error = new WP_REST_Response(['code' => 'woocommerce_rest_invalid_address'], 400);
        self::assertSame($error, $guard->finishRequest($error, [], $request));
    }

    #[TestDox('The first request is answered by WooCommerce')]
    public function testFirst(): void
    {
        [$guard, $request] = $this->begin();
        $guard->takeTurn();
        $response = new WP_REST_Response(['order_id' => 5]);
        self::assertSame($response, $guard->finishRequest($response, [], $request));
    }

    #[TestDox('A request takes its turn once: its own order does not refuse it')]
    public function testOnce(): void
    {
        [$guard, $request] = $this->begin();
        $guard->takeTurn();
        $this->session()->rememberOrder(self::THANKS);
        $this->emptyCart();
        $guard->takeTurn();
        $response = new WP_REST_Response(['order_id' => 5]);
        self::assertSame($response, $guard->finishRequest($response, [], $request));
    }

    /** @return array<string, array{mixed, bool}> */
    public static function results(): array
    {
        return [
            'paid' => [['payment_status' => 'success', 'redirect_url' => self::THANKS], true],
            'pending' => [['payment_status' => 'pending', 'redirect_url' => self::THANKS], true],
            'an object' => [(object) ['payment_status' => 'success', 'redirect_url' => self::THANKS], true],
            'failed' => [['payment_status' => 'failure', 'redirect_url' => self::THANKS], false],
            'no URL' => [['payment_status' => 'success', 'redirect_url' => ''], false],
            'no result' => [null, false],
        ];
    }

    #[DataProvider('results')]
    #[TestDox('The URL of a successful payment is remembered: $_dataset')]
    public function testRemembers(mixed $result, bool $isRemembered): void
    {
        [$guard, $request] = $this->begin();
        $guard->takeTurn();
        $guard->finishRequest(new WP_REST_Response(['payment_result' => $result]), [], $request);
        self::assertSame($isRemembered ? self::THANKS : null, $this->session()->lastUrl(self::current()));
    }

    /** @return array{StoreApiOrderGuard, WP_REST_Request<array<string, mixed>>} */
    private function begin(): array
    {
        $guard = $this->storeApiGuard();
        $request = new WP_REST_Request('POST', '/wc/store/v1/checkout');
        self::assertNull($guard->beginRequest(null, $request));

        return [$guard, $request];
    }

    /** The response of WooCommerce to the guard's exception. */
    private function refused(StoreApiOrderGuard $guard): WP_REST_Response
    {
        try {
            $guard->takeTurn();
        } catch (Exception) {
            return new WP_REST_Response(['code' => 'woocommerce_rest_cart_error'], 400);
        }
        self::fail('The request may place a second order.');
    }
}
