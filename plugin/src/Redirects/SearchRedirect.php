<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Tools\Search\UnstoredResponse;
use Stallkeeper\Tools\Templates\Assets;
use WP_Query;

/** Redirects a visitor's search, before a search provider is asked. */
final class SearchRedirect
{
    private const SCRIPT = 'build/redirects.js';

    public function __construct(private readonly RedirectRules $rules, private readonly Assets $assets) {}

    /** Hook: `pre_get_posts`. */
    public function redirectSearch(WP_Query $query): void
    {
        if (!self::isResultsPage($query)) {
            return;
        }
        $address = $this->rules->find(QueryText::fromRequest(wp_unslash($query->get('s')))->text);
        if ($address === '') {
            return;
        }
        // A change of the rule applies to the next search.
        UnstoredResponse::sendHeaders();
        wp_safe_redirect($address, 302, 'Stallkeeper Tools');
        exit();
    }

    /**
     * Hook: `wp_enqueue_scripts`. On the results page, the script lets the server answer a submitted search.
     *
     * Results while typing do not need it, and without rules the page stays as it is.
     */
    public function enqueueScript(): void
    {
        if (is_search() && !$this->rules->isEmpty()) {
            wp_enqueue_script(
                'stallkeeper-redirects',
                $this->assets->url(self::SCRIPT),
                [],
                $this->assets->version(self::SCRIPT),
                ['strategy' => 'defer'],
            );
        }
    }

    /** Whether the request is the results page of the site. WordPress itself searches inside of an archive. */
    private static function isResultsPage(WP_Query $query): bool
    {
        return $query->is_main_query() &&
            $query->is_search() &&
            !is_admin() &&
            !is_customize_preview() &&
            !wp_is_serving_rest_request() &&
            !$query->is_feed() &&
            !$query->is_embed() &&
            !$query->is_category() &&
            !$query->is_tag() &&
            !$query->is_author() &&
            !$query->is_date() &&
            (!$query->is_tax() || $query->is_tax('language'));
    }
}
