<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\OrderSource\Campaign;
use Stallkeeper\Tools\OrderSource\Capture\PageRequest;
use Stallkeeper\Tools\OrderSource\Capture\VisitorCookies;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\OrderSource\OrderSourceSettings;

/**
 * Saves the visitor's choice. The form posts to the URL of its page: without JavaScript the page loads again, otherwise
 * the script posts in the background. There is no nonce, because the form may be on a cached page.
 */
final class ConsentRequest
{
    private const QUIET = 'quiet';
    public function __construct(
        private readonly Consent $consent,
        private readonly VisitorSource $source,
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
        $this->recordFor($choice, $isQuiet);
        nocache_headers();
        if ($isQuiet) {
            status_header(204);
            exit();
        }
        wp_safe_redirect($this->request->url(), 303, 'Stallkeeper');
        exit();
    }

    /** The form posts to the landing page's URL, so a campaign in it counts although the visitor agrees later. */
    private function recordFor(Choice $choice, bool $isQuiet): void
    {
        if ($choice === Choice::Deny || !$this->consent->isAllowed()) {
            $this->source->forget();
            // The script deletes its own cookies. Without JavaScript the server deletes them.
            foreach ($isQuiet ? [] : $this->cookies->namesFromScript() as $name) {
                $this->cookies->deleteFromScript($name);
            }
            return;
        }
        // After a background request the page stays open. Its script knows the referrer, the server only the campaign.
        if (!$isQuiet || Campaign::parse((string) wp_parse_url($this->request->url(), PHP_URL_QUERY)) !== null) {
            $this->source->record($this->input->posted()->text(ConsentBanner::REFERRER), !$isQuiet, true);
        }
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
            wp_parse_url($headers->text($name), PHP_URL_HOST) === OrderSourceSettings::homeHost();
    }
}
