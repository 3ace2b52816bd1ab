<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Render\Http\RequestInput;

/** The request for a page of the shop: its URL and sender, and whether it counts as a page view. */
final class PageRequest
{
    public function __construct(private readonly RequestInput $input) {}

    /** @return bool whether this request prints an HTML page with the theme's header and footer */
    public function hasBody(): bool
    {
        return !is_feed() && !is_robots() && !is_trackback() && !is_favicon() && !is_embed();
    }

    public function isView(): bool
    {
        if (!$this->hasBody() || is_preview() || is_customize_preview()) {
            return false;
        }
        if (wp_doing_ajax() || wp_doing_cron() || defined('REST_REQUEST') || defined('XMLRPC_REQUEST')) {
            return false;
        }
        // The visitor may never see a prefetched page, and the 404 page of a missing image is not a page view.
        $target = $this->input->server()->text('HTTP_SEC_FETCH_DEST');

        return !$this->input->isPrefetch() && in_array($target, ['', 'document', 'iframe', 'frame'], true);
    }

    /** URL of this page. The host is that of the site's home URL, not that of the request. */
    public function url(): string
    {
        $home = wp_parse_url(home_url());
        $origin =
            ($home['scheme'] ?? 'http') .
            '://' .
            ($home['host'] ?? '') .
            (isset($home['port']) ? ':' . $home['port'] : '');

        return $origin . '/' . ltrim($this->input->server()->text('REQUEST_URI'), '/');
    }

    /** @return string URL of the page with the link to this one; '' if the browser does not send it */
    public function referrer(): string
    {
        return $this->input->server()->text('HTTP_REFERER');
    }

    public function userAgent(): string
    {
        return $this->input->server()->text('HTTP_USER_AGENT');
    }
}
