<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Privacy;

use Stallkeeper\Render\Http\RequestInput;

/**
 * Keeps the parameters of advertisements in redirects, such as from "/shop" to "/shop/". A web server with a page cache
 * removes these parameters from the request, so that the cached page does not contain them. The script reads them from
 * the URL in the browser.
 */
final class OriginalQuery
{
    /** Set by the web server, see docs/caching.md. */
    private const SERVER_VARIABLE = 'STALLKEEPER_ORIGINAL_QUERY';

    private const MAX_LENGTH = 2000;

    public function __construct(private readonly RequestInput $input) {}

    /**
     * Hook: `wp_redirect`. Changes only redirects to this site.
     *
     * @param mixed $location URL
     */
    public function addParameters(mixed $location): mixed
    {
        $removed = $this->removed();
        if ($removed === [] || !is_string($location) || !$this->isOwn($location)) {
            return $location;
        }

        return add_query_arg($removed, $location);
    }

    /**
     * @return array<array-key, string> parameters of the original request that this request does not have; names and
     *     values encoded for a URL
     */
    private function removed(): array
    {
        $original = $this->input->server()->text(self::SERVER_VARIABLE, self::MAX_LENGTH);
        if ($original === '') {
            return [];
        }
        parse_str($original, $all);
        parse_str($this->input->server()->text('QUERY_STRING'), $present);
        $removed = [];
        foreach (array_diff_key($all, $present) as $name => $value) {
            if (is_string($value)) {
                $removed[rawurlencode((string) $name)] = rawurlencode($value);
            }
        }

        return $removed;
    }

    private function isOwn(string $location): bool
    {
        $host = wp_parse_url($location, PHP_URL_HOST);

        return $host === null || $host === wp_parse_url(home_url(), PHP_URL_HOST);
    }
}
