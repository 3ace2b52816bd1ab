<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Capture;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\OrderSource\Campaign;
use Stallkeeper\Render\OrderSource\Cookies;
use Stallkeeper\Render\OrderSource\PageView;
use Stallkeeper\Render\OrderSource\SignedCookie;
use Stallkeeper\Render\OrderSource\SourceRules;
use Stallkeeper\Render\OrderSource\StoredSource;
use Stallkeeper\Tools\Tracking\Cacheability;
use Stallkeeper\Tools\Tracking\Choice;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\PageRequest;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use Stallkeeper\Tools\Tracking\VisitorCookies;

/** Keeps the visitor's source in a signed cookie that scripts cannot read. */
final class VisitorSource
{
    public const COOKIE = 'stallkeeper_source';

    /** Marks a page that a redirect loads again. */
    private const REPEATED_COOKIE = self::COOKIE . '_again';

    /** Source in this request's cookie, with the changes of this request. */
    private ?StoredSource $known = null;

    /** Source in the script's cookies, including this page view. */
    private ?StoredSource $afterScript = null;

    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly Consent $consent,
        private readonly PageRequest $request,
        private readonly Cacheability $cacheability,
        private readonly VisitorCookies $cookies,
        private readonly RequestInput $input,
    ) {}

    /**
     * Returns the source to save with an order. The script's cookies take precedence: it also counts pages from a
     * cache.
     */
    public function known(): StoredSource
    {
        if (!$this->consent->isAllowed()) {
            return StoredSource::none();
        }
        $script = $this->afterScript ?? $this->fromScript();

        return $script->isKnown(time()) ? $script : $this->own();
    }

    /** Hook: `template_redirect`. */
    public function countPageView(): void
    {
        if (!$this->request->isView()) {
            return;
        }
        if (!$this->consent->isAllowed()) {
            if ($this->input->cookies()->has(self::COOKIE) && !$this->cacheability->mayBeStored()) {
                $this->forget();
            }
            return;
        }
        $referrer = $this->request->referrer();
        $script = $this->fromScript();
        if ($script->isKnown(time())) {
            // The page's script will count this view, too. A form that is submitted before the script runs sends the
            // same.
            $this->afterScript = $this->after($script, $referrer);
        }
        $this->record($referrer, false, false);
    }

    /**
     * Hook: `stallkeeper_consent_choice`. The form posts to the landing page's URL, so a campaign in it counts although
     * the visitor agrees later.
     */
    public function applyChoice(string $referrer, bool $isQuiet): void
    {
        if ($this->consent->choice() === Choice::Deny || !$this->consent->isAllowed()) {
            $this->forget();
            // The script deletes its own cookies. Without JavaScript the server deletes them.
            foreach ($isQuiet ? [] : $this->cookies->namesFromScript() as $name) {
                $this->cookies->deleteFromScript($name);
            }
            return;
        }
        // After a background request the page stays open. Its script knows the referrer, the server only the campaign.
        if (!$isQuiet || Campaign::parse((string) wp_parse_url($this->request->url(), PHP_URL_QUERY)) !== null) {
            $this->record($referrer, !$isQuiet, true);
        }
    }

    /**
     * Counts this page view and saves the result in the cookie. Does nothing on pages that shared caches may store.
     *
     * @param bool $isShownAgain a redirect loads this page again; skip that second view
     * @param bool $isChoice     the visitor has just given consent
     */
    private function record(string $referrer, bool $isShownAgain, bool $isChoice): void
    {
        if (headers_sent() || $this->cacheability->mayBeStored()) {
            return;
        }
        if (!$isChoice && $this->input->cookies()->has(self::REPEATED_COOKIE)) {
            $this->cookies->set(self::REPEATED_COOKIE, '', 1, true);
            return;
        }
        $this->known = $this->after($this->own(), $referrer);
        $seconds = $this->settings->sourceSettings()->lifetime * 60;
        $this->cookies->set(
            self::COOKIE,
            $this->signed()->write($this->known),
            $seconds === 0 ? 0 : time() + $seconds,
            true,
        );
        if ($isShownAgain) {
            $this->cookies->set(self::REPEATED_COOKIE, '1', time() + 30, true);
        }
        // After a background request, the page's script writes its cookies itself.
        if ($isShownAgain || !$isChoice) {
            $this->giveToScript($this->known);
        }
        CacheHeaders::makePrivate();
    }

    /** Without this, a script that starts on a later page would not know the campaign of the first one. */
    private function giveToScript(StoredSource $source): void
    {
        $given = Cookies::read($this->scriptCookies());
        $isGiven = $given->part(StoredSource::CURRENT_EXTRA, 0) === $source->part(StoredSource::CURRENT_EXTRA, time());
        if ($this->fromScript()->isKnown(time()) || ($isGiven && $given->isKnown(0))) {
            return;
        }
        foreach (Cookies::write($source, time(), $this->settings->usesBase64Cookies()) as $name => [$until, $value]) {
            $this->cookies->set($name, $value, $until, false);
        }
    }

    private function forget(): void
    {
        $this->known = $this->afterScript = StoredSource::none();
        $this->cookies->set(self::COOKIE, '', 1, true);
        $this->cookies->set(self::REPEATED_COOKIE, '', 1, true);
        CacheHeaders::makePrivate();
    }

    /** The script counts sessions. Cookies without this count are copies of the server's older source. */
    private function fromScript(): StoredSource
    {
        $script = Cookies::read($this->scriptCookies());

        return $script->part(StoredSource::USER, time()) === null && $this->own()->isKnown(time())
            ? StoredSource::none()
            : $script;
    }

    /** @return array<array-key, mixed> */
    private function scriptCookies(): array
    {
        $cookies = $this->input->cookies()->all();

        return array_replace(
            $cookies,
            array_intersect_key(Cookies::fromHeader($this->input->server()->text('HTTP_COOKIE', 16384)), $cookies),
        );
    }

    private function own(): StoredSource
    {
        return $this->known ??= $this->signed()->read($this->input->cookies()->text(self::COOKIE));
    }

    private function after(StoredSource $memory, string $referrer): StoredSource
    {
        return (new SourceRules($this->settings->sourceSettings()))->after(
            $memory,
            new PageView($this->request->url(), $referrer, time()),
        );
    }

    private function signed(): SignedCookie
    {
        return new SignedCookie(wp_salt('auth'), home_url());
    }
}
