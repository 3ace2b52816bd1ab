<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Session\SessionCookie;
use Stallkeeper\Demo\StandIn\Value;

/** A visitor's session: a signed cookie names it, a transient holds it for two days. It begins with the first product in the cart. */
class WC_Session_Handler extends WC_Session
{
    private const LIFETIME = 2 * 24 * HOUR_IN_SECONDS;
    private const TRIES = 5;
    private const WAITS_MICROSECONDS = 30_000;
    private SessionCookie $cookie;

    public function __construct()
    {
        $this->cookie = new SessionCookie(self::LIFETIME);
    }

    public function init(): void
    {
        $known = $this->cookie->read();
        $this->_customer_id = $known ?? $this->generate_customer_id();
        $this->_data = $known === null ? [] : Value::map(get_transient($this->name()));
        add_action('woocommerce_set_cart_cookies', [$this, 'set_customer_session_cookie'], 10);
        add_action('shutdown', [$this, 'save_data'], 20);
        add_filter('nonce_user_logged_out', [$this, 'maybe_update_nonce_user_logged_out'], 10, 2);
    }

    public function set_customer_session_cookie(bool $set): void
    {
        if ($set && !$this->cookie->isKnown()) {
            $this->cookie->write($this->_customer_id);
        }
    }

    public function has_session(): bool
    {
        return $this->cookie->isKnown() || is_user_logged_in();
    }

    public function generate_customer_id(): string
    {
        return is_user_logged_in() ? (string) get_current_user_id() : 't_' . bin2hex(random_bytes(15));
    }

    public function save_data(string $old_session_key = ''): void
    {
        if ($this->_dirty && $this->has_session()) {
            // The demo's database has one writer at a time and may refuse what comes at the same moment as another's.
            for ($try = 1; !set_transient($this->name(), $this->_data, self::LIFETIME) && $try < self::TRIES; $try++) {
                usleep(self::WAITS_MICROSECONDS);
            }
            $this->_dirty = false;
        }
    }

    /** A visitor's forms are their own: without this one guest's nonce would be every guest's. */
    public function maybe_update_nonce_user_logged_out(int|string $uid, string|int $action): int|string
    {
        return is_string($action) && str_starts_with($action, 'woocommerce') && $this->has_session() ? $this->_customer_id : $uid;
    }

    private function name(): string
    {
        return 'stand_in_session_' . $this->_customer_id;
    }
}
