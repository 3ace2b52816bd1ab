<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DuplicateOrders;

use InvalidArgumentException;
use wpdb;

/**
 * Lock for one cart of one visitor: only one request at a time can hold it.
 *
 * The lock is a row in the options table, like the lock of WordPress's own updater. All servers of a shop share the
 * database, and the unique option name makes the insert atomic. The value is a time, a LockState and data of the state:
 * `held` until that time; `done` at that time, with the URL that the order led to; `free`, with the id of an order.
 */
final class OrderLock
{
    /** Longer than the timeout of a payment provider. After this time the request that holds the lock has died. */
    private const HELD_SECONDS = 150;

    /**
     * A request that began before the other one ended has the old cart. The clocks of two servers may differ a little.
     */
    private const CLOCK_SECONDS = 2;

    /** How long a request waits for another one, and how often it looks. */
    private const WAITS_SECONDS = 30;
    private const LOOKS_EVERY_MICROSECONDS = 100_000;

    private const KEPT_SECONDS = 86400;
    private const PREFIX = 'stallkeeper_order_';

    /** Identifies this request in the row while it holds the lock. */
    private ?string $token = null;

    private function __construct(private string $name, private float $requestBegan) {}

    /** Whether a session id belongs to one visitor. All guests share the user id 0. */
    public static function isVisitor(string $id): bool
    {
        return !in_array(trim($id), ['', '0'], true);
    }

    /**
     * @param string $visitor      session id, not empty
     * @param string $cart         string that identifies the cart, different for every cart of the visitor
     * @param float  $requestBegan start of the request, seconds since 1970
     * @throws InvalidArgumentException if the id does not identify a visitor: different visitors would share a lock
     */
    public static function create(string $visitor, string $cart, float $requestBegan): self
    {
        if (!self::isVisitor($visitor)) {
            throw new InvalidArgumentException('A lock needs the id of a session.');
        }

        return new self(self::PREFIX . md5($visitor . '|' . $cart), $requestBegan);
    }

    /**
     * Lock for the payment of an order that exists. Everyone with the link of its payment page shares it.
     *
     * @param float $requestBegan start of the request, seconds since 1970
     */
    public static function createForPayment(int $order, float $requestBegan): self
    {
        return new self(self::PREFIX . 'pay_' . $order, $requestBegan);
    }

    /** Takes the lock as soon as no other request holds it. Returns LockAttempt::held() if that takes too long. */
    public function wait(): LockAttempt
    {
        // Not microtime(), because the clock may be set while this request waits.
        $end = hrtime(true) + self::WAITS_SECONDS * 1_000_000_000;
        while (!($attempt = $this->take())->isTaken && $attempt->address === null && hrtime(true) < $end) {
            usleep(self::LOOKS_EVERY_MICROSECONDS);
        }

        return $attempt;
    }

    /** Tries to take the lock, without waiting. */
    public function take(): LockAttempt
    {
        // Only read while waiting: in a database with a single writer, a write would block the request that holds the
        // lock.
        $found = $this->read();
        $now = microtime(true);
        $token = bin2hex(random_bytes(8));
        $held = self::value(LockState::Held, $now + self::HELD_SECONDS, $token);
        if (
            $found === '' &&
            $this->query(
                'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)',
                $this->name,
                $held,
                'no',
            ) === 1
        ) {
            $this->sweep();

            $this->token = $token;

            return LockAttempt::taken();
        }
        [$time, $state, $rest] = explode(' ', $found . '  ', 3);
        $state = LockState::tryFrom($state);
        $rest = trim($rest);
        // The clock was set back since then.
        $isLater = (float) $time > $now + self::HELD_SECONDS + self::CLOCK_SECONDS;
        if ($state === LockState::Done && !$isLater && $this->requestBegan <= (float) $time + self::CLOCK_SECONDS) {
            return LockAttempt::done($rest);
        }
        if ($state === LockState::Held && $isLater) {
            // The request that holds the lock gets its time again, by the new clock.
            $this->change($found, self::value(LockState::Held, $now + self::HELD_SECONDS, $rest));

            return LockAttempt::held();
        }
        $isStillHeld = $state === LockState::Held && (float) $time > $now;
        // If another request has changed the row since it was read, the update changes no row.
        if ($found === '' || $isStillHeld || $this->change($found, $held) !== 1) {
            return LockAttempt::held();
        }

        $this->token = $token;

        return LockAttempt::taken($state === LockState::Free ? (int) $rest : 0);
    }

    /** Marks the order as placed. Requests with the same cart that began before now redirect to the same URL. */
    public function finish(string $address): void
    {
        $this->leave(self::value(LockState::Done, microtime(true), $address));
    }

    /**
     * Releases the lock without a finished order.
     *
     * @param int $order id of an order whose payment failed, so that the next attempt pays this order; otherwise 0
     */
    public function release(int $order): void
    {
        if ($order > 0) {
            $this->leave(self::value(LockState::Free, microtime(true), (string) $order));
        } elseif ($this->token !== null) {
            $this->query(
                'DELETE FROM %i WHERE option_name = %s AND option_value LIKE %s',
                $this->name,
                $this->pattern($this->token),
            );
            $this->token = null;
        }
    }

    private function leave(string $value): void
    {
        if ($this->token !== null) {
            $this->query(
                'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s',
                $value,
                $this->name,
                $this->pattern($this->token),
            );
            $this->token = null;
        }
    }

    /** @return string LIKE pattern of the row while the request with this token holds the lock */
    private function pattern(string $token): string
    {
        return '% ' . LockState::Held->value . ' ' . $token;
    }

    private function change(string $from, string $to): int
    {
        return $this->query(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
            $to,
            $this->name,
            $from,
        );
    }

    private function read(): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        // Not get_option(), because its cache does not contain what other requests have written.
        return (string) $wpdb->get_var(
            $wpdb->prepare('SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $this->name),
        );
    }

    /** Deletes rows older than a day. All times have the same number of digits, so they compare as text. */
    private function sweep(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $this->query(
            'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s',
            $wpdb->esc_like(self::PREFIX) . '%',
            self::value(null, microtime(true) - self::KEPT_SECONDS, ''),
        );
    }

    private function query(string $sql, string ...$values): int
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        // $sql is always one of the literal statements above.
        return (int) $wpdb->query((string) $wpdb->prepare($sql, $wpdb->options, ...$values)); // @phpstan-ignore argument.type
    }

    private static function value(?LockState $state, float $time, string $rest): string
    {
        return sprintf('%017.6F %s %s', $time, $state?->value, $rest);
    }
}
