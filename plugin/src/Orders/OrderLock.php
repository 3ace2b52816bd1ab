<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Orders;

use InvalidArgumentException;
use wpdb;

/**
 * One cart of one visitor, taken by one request at a time.
 *
 * A row of the options table, as WordPress's own updater locks: the database is what all servers of a shop share, and
 * its unique name makes taking it atomic. Its value is a time, a state and what belongs to the state:
 * `held` until that time; `done` at that time, with the address that the order led to; `free`, with an order that a
 * failed payment has left.
 */
final class OrderLock
{
    /** Longer than a payment provider is given to answer. After that the holder has died. */
    private const HELD_SECONDS = 150;

    /** A request that began before its predecessor ended still has the old cart; clocks of two servers differ a little. */
    private const CLOCK_SECONDS = 2;

    private const KEPT_SECONDS = 86400;
    private const PREFIX = 'stallkeeper_order_';

    private ?string $mine = null;

    private function __construct(private string $name, private float $requestBegan) {}

    /** Whether a session's id names one visitor. The user id 0 is every guest's. */
    public static function isVisitor(string $id): bool
    {
        return !in_array(trim($id), ['', '0'], true);
    }

    /**
     * @param string $visitor      id of the session, not empty
     * @param string $cart         what tells its cart from others, before and after
     * @param float  $requestBegan seconds since 1970
     * @throws InvalidArgumentException when the id names no visitor: equal carts of different visitors would share a lock
     */
    public static function of(string $visitor, string $cart, float $requestBegan): self
    {
        if (!self::isVisitor($visitor)) {
            throw new InvalidArgumentException('A lock needs the id of a session.');
        }

        return new self(self::PREFIX . md5($visitor . '|' . $cart), $requestBegan);
    }

    /**
     * Asks once, without waiting.
     *
     * @return array{state: 'mine'|'held'|'done', order: int, address: string} order: what a failed payment left, else 0;
     *                                                                         address: where a finished order led to, else ''
     */
    public function take(): array
    {
        // Whoever waits only reads: where the database has one writer at a time, that is the one it waits for.
        $found = $this->read();
        $held = self::value('held', microtime(true) + self::HELD_SECONDS, bin2hex(random_bytes(8)));
        if ($found === '' && $this->query('INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $this->name, $held, 'no') === 1) {
            $this->sweep();

            return $this->got($held);
        }
        [$time, $state, $rest] = explode(' ', $found . '  ', 3);
        $rest = trim($rest);
        if ($state === 'done' && $this->requestBegan <= (float) $time + self::CLOCK_SECONDS) {
            return ['state' => 'done', 'order' => 0, 'address' => $rest];
        }
        $isStillHeld = $state === 'held' && (float) $time > microtime(true);
        // Whoever comes second here finds another value than the one that was read, and changes nothing.
        if ($found === '' || $isStillHeld || $this->change($found, $held) !== 1) {
            return ['state' => 'held', 'order' => 0, 'address' => ''];
        }

        return $this->got($held, $state === 'free' ? (int) $rest : 0);
    }

    /** The order is made: whoever sent the same cart at the same time is led where this one is led. */
    public function finish(string $address): void
    {
        $this->leave(self::value('done', microtime(true), $address));
    }

    /** Nothing came of it. @param int $order what a failed payment left, so that the next try pays that one; else 0 */
    public function release(int $order): void
    {
        if ($order > 0) {
            $this->leave(self::value('free', microtime(true), (string) $order));
        } elseif ($this->mine !== null) {
            $this->query('DELETE FROM %i WHERE option_name = %s AND option_value = %s', $this->name, $this->mine);
            $this->mine = null;
        }
    }

    /** @return array{state: 'mine', order: int, address: ''} */
    private function got(string $held, int $order = 0): array
    {
        $this->mine = $held;

        return ['state' => 'mine', 'order' => $order, 'address' => ''];
    }

    private function leave(string $value): void
    {
        if ($this->mine !== null) {
            $this->change($this->mine, $value);
            $this->mine = null;
        }
    }

    private function change(string $from, string $to): int
    {
        return $this->query('UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $to, $this->name, $from);
    }

    private function read(): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        // Not by get_option(): its cache does not see what another request has written.
        return (string) $wpdb->get_var($wpdb->prepare('SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $this->name));
    }

    /** Rows of yesterday. Times have the same number of digits, so that they compare as text. */
    private function sweep(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $this->query(
            'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s',
            $wpdb->esc_like(self::PREFIX) . '%',
            self::value('', microtime(true) - self::KEPT_SECONDS, ''),
        );
    }

    private function query(string $sql, string ...$values): int
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        // The statements are the constants above.
        return (int) $wpdb->query((string) $wpdb->prepare($sql, $wpdb->options, ...$values)); // @phpstan-ignore argument.type
    }

    private static function value(string $state, float $time, string $rest): string
    {
        return sprintf('%017.6F %s %s', $time, $state, $rest);
    }
}
