<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

use Stallkeeper\Render\Attribution\Cookies;
use Stallkeeper\Render\Attribution\PageView as AttributionPageView;
use Stallkeeper\Render\Attribution\SignedCookie;
use Stallkeeper\Render\Attribution\SourceRules;
use Stallkeeper\Render\Attribution\StoredSource;
use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Consent\Consent;
use Stallkeeper\Tools\Attribution\Consent\ConsentRequest;

/** Keeps the visitor's source in a signed cookie that scripts cannot read. */
final class VisitorSource
{
    public const COOKIE = 'stallkeeper_source';

    private static ?StoredSource $known = null;
    private static ?StoredSource $afterScript = null;

    public function addHooks(): void
    {
        // After everything that may redirect, because a redirect is not a page view.
        add_action('template_redirect', [$this, 'countPageView'], PHP_INT_MAX);
    }

    /** Returns the source to save with an order. The script's cookies take precedence: it also counts pages from a cache. */
    public static function known(): StoredSource
    {
        if (!Consent::isAllowed()) {
            return StoredSource::none();
        }
        $script = self::$afterScript ?? self::ofScript();

        return $script->isKnown(time()) ? $script : self::own();
    }

    public static function agent(): string
    {
        $agent = $_SERVER['HTTP_USER_AGENT'] ?? '';

        return is_string($agent) ? $agent : '';
    }

    /** Hook: `template_redirect`. */
    public function countPageView(): void
    {
        if (!PageView::isView()) {
            return;
        }
        if (!Consent::isAllowed()) {
            if (isset($_COOKIE[self::COOKIE]) && !Cacheability::mayBeStored()) {
                self::forget();
            }
            return;
        }
        $referrer = $_SERVER['HTTP_REFERER'] ?? '';
        $referrer = is_string($referrer) ? wp_unslash($referrer) : '';
        $script = self::ofScript();
        if ($script->isKnown(time())) {
            // The page's script will count this view, too. A form that is submitted before the script runs sends the same.
            self::$afterScript = self::after($script, $referrer);
        }
        self::record($referrer, false, false);
    }

    /**
     * Counts this page view and saves the result in the cookie. Does nothing on pages that shared caches may store.
     *
     * @param bool $isShownAgain a redirect loads this page again; skip that second view
     * @param bool $isChoice     the visitor has just given consent
     */
    public static function record(string $referrer, bool $isShownAgain, bool $isChoice): void
    {
        if (headers_sent() || Cacheability::mayBeStored()) {
            return;
        }
        if (!$isChoice && isset($_COOKIE[self::again()])) {
            ConsentRequest::setCookie(self::again(), '', 1, true);
            return;
        }
        self::$known = self::after(self::own(), $referrer);
        $seconds = AttributionSettings::settings()->lifetime * 60;
        ConsentRequest::setCookie(self::COOKIE, self::signed()->write(self::$known), $seconds === 0 ? 0 : time() + $seconds, true);
        if ($isShownAgain) {
            ConsentRequest::setCookie(self::again(), '1', time() + 30, true);
        }
        CacheHeaders::makePrivate();
    }

    public static function forget(): void
    {
        self::$known = self::$afterScript = StoredSource::none();
        ConsentRequest::setCookie(self::COOKIE, '', 1, true);
        ConsentRequest::setCookie(self::again(), '', 1, true);
        CacheHeaders::makePrivate();
    }

    /** URL of this page. The host is that of the site's home URL, not that of the request. */
    public static function address(): string
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '/';
        $home = wp_parse_url(home_url());
        $origin = ($home['scheme'] ?? 'http') . '://' . ($home['host'] ?? '') . (isset($home['port']) ? ':' . $home['port'] : '');

        return $origin . '/' . ltrim(is_string($uri) ? wp_unslash($uri) : '', '/');
    }

    /** @return list<string> names of the cookies that the page's script has set */
    public static function scriptCookies(): array
    {
        return array_values(array_filter(array_map(strval(...), array_keys($_COOKIE)), static fn(string $name): bool => preg_match('/^sbjs_\w{1,20}$/D', $name) === 1));
    }

    /** WordPress adds slashes to cookies, so they are removed here. */
    private static function ofScript(): StoredSource
    {
        return Cookies::read(array_map(wp_unslash(...), $_COOKIE));
    }

    private static function again(): string
    {
        return self::COOKIE . '_again';
    }

    private static function own(): StoredSource
    {
        return self::$known ??= self::signed()->read($_COOKIE[self::COOKIE] ?? null);
    }

    private static function after(StoredSource $memory, string $referrer): StoredSource
    {
        return (new SourceRules(AttributionSettings::settings()))->after($memory, new AttributionPageView(self::address(), $referrer, time()));
    }

    private static function signed(): SignedCookie
    {
        return new SignedCookie(wp_salt('auth'), home_url());
    }
}
