<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DuplicateOrders;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Stallkeeper\Tools\DuplicateOrders\OrderLock;
use Stallkeeper\Tools\DuplicateOrders\PaymentGuard;
use WC_Order;

/** Two submits of the payment page of one order. */
final class PaymentGuardTest extends ShopTestCase
{
    private WC_Order $order;

    protected function setUp(): void
    {
        parent::setUp();
        $this->order = $this->order();
        $this->order->set_total('10');
        $this->order->save();
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        add_filter('wp_redirect', static fn(string $url) => throw new RuntimeException("redirect $url"), 1);
    }

    #[TestDox('The first submit pays')]
    public function testFirst(): void
    {
        self::assertSame('', $this->submit($this->payment()));
    }

    #[TestDox('A simultaneous submit is redirected to where the first one led, without a second payment')]
    public function testSecond(): void
    {
        $first = $this->payment();
        $this->submit($first);
        $first->notePayment(['result' => 'success', 'redirect' => 'https://pay.example/session-1']);
        $first->endPayment();
        self::assertSame('redirect https://pay.example/session-1', $this->submit($this->payment()));
    }

    #[TestDox('A customer who comes back from the gateway can pay again')]
    public function testLater(): void
    {
        $first = $this->payment();
        $this->submit($first);
        $first->notePayment(['result' => 'success', 'redirect' => 'https://pay.example/session-1']);
        $first->endPayment();
        $later = $this->payment();
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true) + 4;
        self::assertSame('', $this->submit($later));
    }

    #[TestDox('After a refused payment the next submit pays at once')]
    public function testFailed(): void
    {
        $first = $this->payment();
        $this->submit($first);
        $first->endPayment();
        self::assertSame('', $this->submit($this->payment()));
    }

    #[TestDox('A submit that loaded the order before it was paid does not pay it again')]
    public function testPaid(): void
    {
        $loaded = $this->order;
        $paid = wc_get_order($loaded->get_id());
        self::assertInstanceOf(WC_Order::class, $paid);
        $paid->set_status('processing');
        $paid->save();
        self::assertTrue($loaded->needs_payment());
        self::assertSame('redirect ' . $paid->get_checkout_order_received_url(), $this->submit($this->payment()));
    }

    #[TestDox('A redirect does not save the session, except with an error message for the next page')]
    #[TestWith([false])]
    #[TestWith([true])]
    public function testSession(bool $hasMessage): void
    {
        $first = $this->payment();
        $this->submit($first);
        $first->notePayment(['result' => 'success', 'redirect' => 'https://pay.example/session-1']);
        $first->endPayment();
        $session = self::current();
        $save = [$session, 'save_data'];
        self::assertIsCallable($save);
        add_action('shutdown', $save, 20);
        if ($hasMessage) {
            wc_add_notice('The card was refused.', 'error');
        }
        self::assertStringStartsWith('redirect ', $this->submit($this->payment()));
        self::assertSame($hasMessage ? 20 : false, has_action('shutdown', $save));
        remove_action('shutdown', $save, 20);
    }

    #[TestDox('The payment of another order is not blocked, whoever pays')]
    public function testOtherOrder(): void
    {
        OrderLock::createForPayment($this->order->get_id() + 1, microtime(true))->take();
        self::assertSame('', $this->submit($this->payment()));
        $this->startSession('');
        self::assertFalse(OrderLock::createForPayment($this->order->get_id(), microtime(true))->take()->isTaken);
    }

    /** A guard of another request. */
    private function payment(): PaymentGuard
    {
        return $this->newRequest()->get(PaymentGuard::class);
    }

    /** @return string where the request is redirected to; '' if it pays */
    private function submit(PaymentGuard $guard): string
    {
        try {
            $guard->beginPayment($this->order);
        } catch (RuntimeException $redirect) {
            return $redirect->getMessage();
        }

        return '';
    }
}
