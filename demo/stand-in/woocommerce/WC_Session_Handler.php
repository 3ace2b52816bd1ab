<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Session\SessionCookie;
use Stallkeeper\Demo\StandIn\Value;

/** Stores sessions in transients for two days. The session cookie is set when a product is added to the cart. */
class WC_Session_Handler extends WC_Session
{
    private const LIFETIME_SECONDS = 2 * 24 * HOUR_IN_SECONDS;
    private const MAX_ATTEMPTS = 5;
    private const RETRY_DELAY_MICROSECONDS = 30_000;
    private SessionCookie $cookie;

    public function __construct()
    {
        $this->cookie = new SessionCookie(self::LIFETIME_SECONDS);
    }

    public function init(): void
    {
        $sessionId = $this->cookie->read();
        $this->_customer_id = $sessionId ?? $this->generate_customer_id();
        $this->_data = $sessionId === null ? [] : Value::map(get_transient($this->name()));
        add_action('woocommerce_set_cart_cookies', [$this, 'set_customer_session_cookie'], 10);
        add_action('shutdown', [$this, 'save_data'], 20);
        add_filter('nonce_user_logged_out', [$this, 'maybe_update_nonce_user_logged_out'], 10, 2);
    }

    public function set_customer_session_cookie(bool $set): void
    {
        if ($set && !$this->cookie->isPresent()) {
            $this->cookie->write($this->_customer_id);
        }
    }

    public function has_session(): bool
    {
        return $this->cookie->isPresent() || is_user_logged_in();
    }

    public function generate_customer_id(): string
    {
        return is_user_logged_in() ? (string) get_current_user_id() : 't_' . bin2hex(random_bytes(15));
    }

    public function save_data(string $old_session_key = ''): void
    {
        if ($this->_dirty && $this->has_session()) {
            // SQLite can reject a write while another process writes.
            for (
                $attempt = 1;
                !set_transient($this->name(), $this->_data, self::LIFETIME_SECONDS) && $attempt < self::MAX_ATTEMPTS;
                $attempt++
            ) {
                usleep(self::RETRY_DELAY_MICROSECONDS);
            }
            $this->_dirty = false;
        }
    }

    /** Makes nonces of guests unique. By default, WordPress creates the same nonce for all guests. */
    public function maybe_update_nonce_user_logged_out(int|string $uid, string|int $action): int|string
    {
        return is_string($action) && str_starts_with($action, 'woocommerce') && $this->has_session()
            ? $this->_customer_id
            : $uid;
    }

    private function name(): string
    {
        return 'stand_in_session_' . $this->_customer_id;
    }
}
