<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Session;

use Stallkeeper\Demo\StandIn\Value;

/** The cookie that names a session, under WooCommerce's name and signed by the site. */
final class SessionCookie
{
    private bool $isKnown = false;

    /** @param int $lifetime in seconds */
    public function __construct(private readonly int $lifetime) {}

    /** @return string|null the session's name; null without a valid cookie */
    public function read(): ?string
    {
        [$id, $expires, $hash] = array_pad(explode('|', Value::text(wp_unslash($_COOKIE[self::name()] ?? ''))), 3, '');
        $isValid = preg_match('/^(t_[0-9a-f]{30}|\d+)$/', $id) === 1 && (int) $expires > time() && hash_equals(self::hash($id, $expires), $hash);
        // A name of digits is a user's own: only that user may have it.
        $this->isKnown = $isValid && (!ctype_digit($id) || $id === (string) get_current_user_id());

        return $this->isKnown ? $id : null;
    }

    public function write(string $id): void
    {
        $expires = (string) (time() + $this->lifetime);
        $this->send("{$id}|{$expires}|" . self::hash($id, $expires), (int) $expires);
        $this->isKnown = true;
    }

    public function forget(): void
    {
        $this->send('', time() - HOUR_IN_SECONDS);
        $this->isKnown = false;
    }

    public function isKnown(): bool
    {
        return $this->isKnown;
    }

    private function send(string $value, int $expires): void
    {
        if (!headers_sent()) {
            setcookie(self::name(), $value, ['expires' => $expires, 'path' => COOKIEPATH, 'domain' => (string) COOKIE_DOMAIN, 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax']);
        }
    }

    private static function name(): string
    {
        return Value::filtered('woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH);
    }

    private static function hash(string $id, string $expires): string
    {
        return wp_hash("{$id}|{$expires}");
    }
}
