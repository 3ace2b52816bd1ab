<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Session;

use Stallkeeper\Demo\StandIn\Value;

/** The signed session cookie, with the name that WooCommerce uses. */
final class SessionCookie
{
    private bool $isPresent = false;

    /** @param int $lifetime lifetime in seconds */
    public function __construct(private readonly int $lifetime) {}

    /** @return string|null session ID; null without a valid cookie */
    public function read(): ?string
    {
        [$id, $expires, $hash] = array_pad(explode('|', Value::text(wp_unslash($_COOKIE[self::name()] ?? ''))), 3, '');
        $isValid =
            preg_match('/^(t_[0-9a-f]{30}|\d+)$/', $id) === 1 &&
            (int) $expires > time() &&
            hash_equals(self::hash($id, $expires), $hash);
        // A numeric ID is a user ID and valid for that user only.
        $this->isPresent = $isValid && (!ctype_digit($id) || $id === (string) get_current_user_id());

        return $this->isPresent ? $id : null;
    }

    public function write(string $id): void
    {
        $expires = (string) (time() + $this->lifetime);
        $this->send("{$id}|{$expires}|" . self::hash($id, $expires), (int) $expires);
        $this->isPresent = true;
    }

    public function clear(): void
    {
        $this->send('', time() - HOUR_IN_SECONDS);
        $this->isPresent = false;
    }

    public function isPresent(): bool
    {
        return $this->isPresent;
    }

    private function send(string $value, int $expires): void
    {
        if (!headers_sent()) {
            setcookie(self::name(), $value, [
                'expires' => $expires,
                'path' => COOKIEPATH,
                'domain' => (string) COOKIE_DOMAIN,
                'secure' => is_ssl(),
                'httponly' => true,
                'samesite' => 'Lax',
            ]);
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
