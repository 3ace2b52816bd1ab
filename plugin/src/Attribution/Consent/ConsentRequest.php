<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Consent;

use Stallkeeper\Render\Attribution\Campaign;
use Stallkeeper\Tools\Attribution\Capture\VisitorSource;

/**
 * Takes the visitor's choice, at whatever address the form was shown: without a script the page is loaded again, a
 * script posts it beside. There is no nonce: the form may stand on a page from a cache.
 */
final class ConsentRequest
{
    public const FIELD = 'stallkeeper_consent';
    public const QUIET = 'quiet';
    public const REFERRER = 'stallkeeper_referrer';

    public function addHooks(): void
    {
        add_action('init', $this->take(...), 1);
    }

    private function take(): void
    {
        $choice = $_POST[self::FIELD] ?? null;
        if (!in_array($choice, Consent::CHOICES, true) || !self::isFromHere()) {
            return;
        }
        self::setCookie(Consent::COOKIE, $choice, time() + Consent::SECONDS, false);
        $_COOKIE[Consent::COOKIE] = $choice;
        if (isset($_POST[self::QUIET])) {
            $this->recordFor($choice, true);
            nocache_headers();
            status_header(204);
            exit;
        }
        $this->recordFor($choice, false);
        nocache_headers();
        wp_safe_redirect(self::here(), 303, 'Stallkeeper');
        exit;
    }

    /** The landing page's campaign counts, though the visitor agreed only afterwards: its address is this one. */
    private function recordFor(string $choice, bool $isQuiet): void
    {
        if ($choice === 'deny' || !Consent::isAllowed()) {
            VisitorSource::forget();
            // The browser's own cookies, which its script takes back itself where there is one.
            foreach ($isQuiet ? [] : VisitorSource::scriptCookies() as $name) {
                self::setCookie($name, '', 1, false);
            }
            return;
        }
        // A script's post comes from a page that stays: a campaign is in its address, who led there only the script knows.
        if (!$isQuiet || Campaign::of((string) wp_parse_url(self::here(), PHP_URL_QUERY)) !== null) {
            $referrer = $_POST[self::REFERRER] ?? '';
            VisitorSource::record(is_string($referrer) ? wp_unslash($referrer) : '', !$isQuiet, true);
        }
    }

    /** Browsers say where a form came from. One that says nothing at all is an old one, or no browser. */
    private static function isFromHere(): bool
    {
        $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? null;
        if ($site !== null) {
            return $site === 'same-origin';
        }
        $from = $_SERVER['HTTP_ORIGIN'] ?? $_SERVER['HTTP_REFERER'] ?? null;
        return $from === null
            || (is_string($from) && wp_parse_url($from, PHP_URL_HOST) === wp_parse_url(home_url(), PHP_URL_HOST));
    }

    /** This address, on this site whatever the request says about hosts. */
    private static function here(): string
    {
        return VisitorSource::address();
    }

    /** A choice and what follows from it, for the whole host: the page's script writes the same cookies. */
    public static function setCookie(string $name, string $value, int $until, bool $isHttpOnly): void
    {
        if (!headers_sent()) {
            setcookie($name, $value, ['expires' => $until, 'path' => '/', 'secure' => is_ssl(), 'httponly' => $isHttpOnly, 'samesite' => 'Lax']);
        }
    }
}
