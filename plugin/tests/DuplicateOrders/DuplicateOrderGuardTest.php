<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DuplicateOrders;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Stallkeeper\Tools\DuplicateOrders\DuplicateOrderGuard;
use WC_Session;

final class DuplicateOrderGuardTest extends ShopTestCase
{
    #[TestDox('The first submit of a cart may place an order')]
    public function testFirst(): void
    {
        self::assertNull($this->guard()->takeTurn());
    }

    #[TestDox('A second submit that began before the order was placed gets the URL of the order')]
    public function testSecond(): void
    {
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $this->place($this->guard());
        $this->forgetLastOrder();
        self::assertSame(self::THANKS, $this->guard()->takeTurn());
    }

    #[TestDox('A second submit does not save its session, which has the cart of before the order')]
    public function testSecondSavesNothing(): void
    {
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $this->place($this->guard());
        $this->forgetLastOrder();
        $session = self::current();
        add_action('shutdown', $this->saving($session), 20);
        $this->guard()->takeTurn();
        self::assertFalse(has_action('shutdown', [$session, 'save_data']));
    }

    #[TestDox('The first submit saves its session')]
    public function testFirstSaves(): void
    {
        $session = self::current();
        add_action('shutdown', $this->saving($session), 20);
        $this->guard()->takeTurn();
        self::assertSame(20, has_action('shutdown', [$session, 'save_data']));
    }

    #[TestDox('The same products can be ordered again after the first order')]
    public function testOrdersAgain(): void
    {
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $this->place($this->guard());
        self::assertNull($this->guard()->takeTurn());
    }

    #[TestDox('An order of another visitor with the same cart does not redirect')]
    public function testOtherVisitor(): void
    {
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $this->place($this->guard());
        $this->startSession('t_visitor_2');
        $this->fillCart(1);
        self::assertNull($this->guard()->takeTurn());
    }

    #[TestDox('An order of another cart does not redirect')]
    public function testOtherCart(): void
    {
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);
        $this->place($this->guard());
        $this->forgetLastOrder();
        $this->fillCart(1);
        self::assertNull($this->guard()->takeTurn());
    }

    #[TestDox('A submit after a failed payment pays the order that exists')]
    public function testFailedPayment(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        $guard->noteOrder(41);
        $guard->endOrder();
        $this->guard()->takeTurn();
        self::assertSame(41, self::current()->get('order_awaiting_payment'));
    }

    #[TestDox('A session that knows its unpaid order keeps it')]
    public function testKnownUnpaidOrder(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        $guard->noteOrder(41);
        $guard->endOrder();
        self::current()->set('order_awaiting_payment', 40);
        $this->guard()->takeTurn();
        self::assertSame(40, self::current()->get('order_awaiting_payment'));
    }

    #[TestDox('A first submit sets no unpaid order')]
    public function testNoUnpaidOrder(): void
    {
        $this->guard()->takeTurn();
        self::assertNull(self::current()->get('order_awaiting_payment'));
    }

    #[TestDox('A submit that ends without an order releases the lock')]
    public function testReleased(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        self::assertSame(1, $this->locks());
        $guard->endOrder();
        self::assertSame(0, $this->locks());
    }

    #[TestDox('One request takes the lock once')]
    public function testOnce(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        self::assertNull($guard->takeTurn());
    }

    #[TestDox('An empty cart takes no lock')]
    public function testEmptyCart(): void
    {
        $this->emptyCart();
        self::assertNull($this->guard()->takeTurn());
        self::assertSame(0, $this->locks());
    }

    /** @return array<string, array{string}> */
    public static function sharedSessions(): array
    {
        return ['no id' => [''], 'the user id of all guests' => ['0']];
    }

    #[DataProvider('sharedSessions')]
    #[TestDox('A session that visitors share takes no lock: $_dataset')]
    public function testSharedSession(string $id): void
    {
        $this->startSession($id);
        $this->fillCart(1);
        self::assertNull($this->guard()->takeTurn());
        self::assertSame(0, $this->locks());
    }

    #[TestDox('Without a cart nothing happens')]
    public function testNoCart(): void
    {
        self::forgetVisitor();
        self::assertNull($this->guard()->takeTurn());
    }

    #[TestDox('A URL is only remembered by the request that places the order')]
    public function testForeignUrl(): void
    {
        $this->guard()->noteAddress(self::THANKS);
        self::assertNull($this->session()->lastUrl(self::current()));
    }

    #[TestDox('The URL of the payment result is remembered in the session')]
    public function testPaymentResult(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        $result = ['result' => 'success', 'redirect' => self::THANKS];
        self::assertSame($result, $guard->notePayment($result));
        self::assertSame(self::THANKS, $this->session()->lastUrl(self::current()));
    }

    #[TestDox('A payment result without URL is returned unchanged')]
    public function testOddPaymentResult(): void
    {
        $guard = $this->guard();
        $guard->takeTurn();
        self::assertSame(['redirect' => []], $guard->notePayment(['redirect' => []]));
        self::assertSame('odd', $guard->notePayment('odd'));
        self::assertNull($this->session()->lastUrl(self::current()));
    }

    #[TestDox('A repeated submit with the cart already emptied redirects to the order')]
    public function testLastOrder(): void
    {
        self::assertSame(
            self::THANKS,
            $this->redirectOf([
                'woocommerce_checkout_place_order' => '1',
                'woocommerce-process-checkout-nonce' => wp_create_nonce('woocommerce-process_checkout'),
            ]),
        );
    }

    #[TestDox('A submit without a valid nonce does not get the URL with the order key')]
    public function testNoNonce(): void
    {
        self::assertNull(
            $this->redirectOf([
                'woocommerce_checkout_place_order' => '1',
                'woocommerce-process-checkout-nonce' => 'forged',
            ]),
        );
    }

    #[TestDox('Another request with a valid nonce is not redirected')]
    public function testNotASubmit(): void
    {
        self::assertNull(
            $this->redirectOf([
                'woocommerce-process-checkout-nonce' => wp_create_nonce('woocommerce-process_checkout'),
            ]),
        );
    }

    #[TestDox('The redirect ends ten minutes after the order')]
    public function testOldOrder(): void
    {
        self::assertNull(
            $this->redirectOf(
                [
                    'woocommerce_checkout_place_order' => '1',
                    'woocommerce-process-checkout-nonce' => wp_create_nonce('woocommerce-process_checkout'),
                ],
                601,
            ),
        );
    }

    #[TestDox('The redirect still works after nine minutes')]
    public function testRecentOrder(): void
    {
        self::assertSame(
            self::THANKS,
            $this->redirectOf(
                [
                    'woocommerce_checkout_place_order' => '1',
                    'woocommerce-process-checkout-nonce' => wp_create_nonce('woocommerce-process_checkout'),
                ],
                590,
            ),
        );
    }

    #[TestDox('A cart with products in it is a new order')]
    public function testFullCartHasNoFinishedOrder(): void
    {
        $this->session()->rememberOrder(self::THANKS);
        self::assertNull($this->session()->finishedOrderUrl());
    }

    /** @param array<string, string> $post */
    private function redirectOf(array $post, int $age = 0): ?string
    {
        $this->session()->rememberOrder(self::THANKS);
        self::current()->set('stallkeeper_last_order', ['address' => self::THANKS, 'at' => time() - $age]);
        $this->emptyCart();
        $_POST = $_REQUEST = $post;
        add_filter('wp_redirect', static fn(string $url) => throw new RuntimeException($url), 1);
        try {
            $this->guard()->redirectToLastOrder();
        } catch (RuntimeException $redirect) {
            return $redirect->getMessage();
        }

        return null;
    }

    /** @return callable(): mixed */
    private function saving(WC_Session $session): callable
    {
        $save = [$session, 'save_data'];
        self::assertIsCallable($save);

        return $save;
    }

    private function place(DuplicateOrderGuard $guard): void
    {
        self::assertNull($guard->takeTurn());
        $guard->noteOrder(5);
        $guard->noteAddress(self::THANKS);
        $guard->endOrder();
    }

    /** As in a request that has loaded the session before the order was placed. */
    private function forgetLastOrder(): void
    {
        self::current()->set('stallkeeper_last_order', null);
    }

    private function locks(): int
    {
        $db = self::database();
        $count = $db->get_var(
            $db->prepare('SELECT COUNT(*) FROM %i WHERE option_name LIKE %s', $db->options, 'stallkeeper_order_%'),
        );

        return is_numeric($count) ? (int) $count : -1;
    }
}
