<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\Tracking\Choice;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\PageRequest;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use Stallkeeper\Tools\Tracking\VisitorCookies;

/**
 * Saves the visitor's choice. The form posts to the URL of its page: without JavaScript the page loads again, otherwise
 * the script posts in the background. There is no nonce, because the form may be on a cached page.
 */
final class ConsentRequest
{
    private const QUIET = 'quiet';
    public function __construct(
        private readonly Consent $consent,
        private readonly VisitorCookies $cookies,
        private readonly PageRequest $request,
        private readonly RequestInput $input,
    ) {}

    /** Hook: `init`, before anything that reads the choice. */
    public function saveChoice(): void
    {
        $choice = $this->input->posted()->choice(ConsentBanner::FIELD, Choice::class);
        if ($choice === null || !$this->isFromHere()) {
            return;
        }
        $this->cookies->set(Consent::COOKIE, $choice->value, time() + Consent::SECONDS, false);
        $this->consent->setChoice($choice);
        $isQuiet = $this->input->posted()->has(self::QUIET);
        /**
         * Fires when the consent banner has saved a visitor's choice, before the response.
         *
         * @param string $referrer URL of the site that led to the page, if the banner knows it
         * @param bool $isQuiet whether a script sent the choice; otherwise the page loads again
         */
        do_action('stallkeeper_consent_choice', $this->input->posted()->text(ConsentBanner::REFERRER), $isQuiet);
        nocache_headers();
        if ($isQuiet) {
            status_header(204);
            exit();
        }
        wp_safe_redirect($this->request->url(), 303, 'Stallkeeper');
        exit();
    }

    /** Whether this site sent the form. Accepts requests without these headers: old browsers do not send them. */
    private function isFromHere(): bool
    {
        $headers = $this->input->server();
        if ($headers->has('HTTP_SEC_FETCH_SITE')) {
            return $headers->text('HTTP_SEC_FETCH_SITE') === 'same-origin';
        }
        $name = $headers->has('HTTP_ORIGIN') ? 'HTTP_ORIGIN' : 'HTTP_REFERER';

        return !$headers->has($name) ||
            wp_parse_url($headers->text($name), PHP_URL_HOST) === TrackingSettings::homeHost();
    }
}
