<?php

use Stallkeeper\Demo\StandIn\Value;

/** Stores sessions in transients for two days. The signed cookie is set when a product is added to the cart. */
class WC_Session_Handler extends WC_Session
{
    private const LIFETIME_SECONDS = 2 * DAY_IN_SECONDS;
    private const MAX_ATTEMPTS = 5;
    private const RETRY_DELAY_MICROSECONDS = 30_000;

    private bool $hasCookie = false;

    public function init(): void
    {
        $id = $this->idFromCookie();
        $this->hasCookie = $id !== '';
        $new = is_user_logged_in() ? (string) get_current_user_id() : 't_' . bin2hex(random_bytes(15));
        $this->_customer_id = $this->hasCookie ? $id : $new;
        $this->_data = $this->hasCookie ? (get_transient($this->name()) ?: []) : [];
        add_action('woocommerce_set_cart_cookies', [$this, 'set_customer_session_cookie'], 10);
        add_action('shutdown', [$this, 'save_data'], 20, 0);
        add_filter('nonce_user_logged_out', [$this, 'maybe_update_nonce_user_logged_out'], 10, 2);
    }

    /** The ID in a valid cookie. A numeric ID is a user ID and valid for that user only. */
    private function idFromCookie(): string
    {
        [$id, $expires, $hash] = explode('|', Value::text($_COOKIE[self::cookie()] ?? '')) + ['', '', ''];
        $isValid =
            preg_match('/^(t_[0-9a-f]{30}|\d+)$/', $id) === 1 &&
            (int) $expires > time() &&
            hash_equals(wp_hash("{$id}|{$expires}"), $hash) &&
            (!ctype_digit($id) || $id === (string) get_current_user_id());

        return $isValid ? $id : '';
    }

    private static function cookie(): string
    {
        return 'wp_woocommerce_session_' . COOKIEHASH;
    }

    public function set_customer_session_cookie($set): void
    {
        if (!$set || $this->hasCookie || headers_sent()) {
            return;
        }
        $expires = time() + self::LIFETIME_SECONDS;
        $content = "{$this->_customer_id}|{$expires}";
        setcookie(self::cookie(), "{$content}|" . wp_hash($content), [
            'expires' => $expires,
            'path' => COOKIEPATH,
            'domain' => (string) COOKIE_DOMAIN,
            'secure' => is_ssl(),
            'httponly' => true,
            'samesite' => 'Lax',
        ]);
        $this->hasCookie = true;
    }

    public function has_session(): bool
    {
        return $this->hasCookie || is_user_logged_in();
    }

    public function save_data(): void
    {
        if ($this->_dirty && $this->has_session()) {
            // SQLite can reject a write while another process writes.
            for ($attempt = 1; !$this->store(); $attempt++) {
                if ($attempt === self::MAX_ATTEMPTS) {
                    error_log('Stand-in shop: the session could not be saved.');
                    break;
                }
                usleep(self::RETRY_DELAY_MICROSECONDS);
            }
            $this->_dirty = false;
        }
    }

    private function store(): bool
    {
        // set_transient() also returns false for an unchanged value.
        return set_transient($this->name(), $this->_data, self::LIFETIME_SECONDS) ||
            get_transient($this->name()) === $this->_data;
    }

    /** Makes nonces of guests unique. By default, WordPress creates the same nonce for all guests. */
    public function maybe_update_nonce_user_logged_out($uid, $action): int|string
    {
        return str_starts_with((string) $action, 'woocommerce') && $this->has_session() ? $this->_customer_id : $uid;
    }

    private function name(): string
    {
        return "stand_in_session_{$this->_customer_id}";
    }
}
