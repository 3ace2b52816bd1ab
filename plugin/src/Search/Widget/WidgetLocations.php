<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Tools\Languages\Languages;

/**
 * Creates the locations of widgets, with the search in the URL of this request.
 *
 * Widgets outside of the results page use `shop_s` and `shop_page`, because `s` would open the results page.
 */
final class WidgetLocations
{
    private const LAST_PAGE = 100000;
    private const MAX_CONDITIONS = 20;
    private const MAX_CONDITION_BYTES = 500;

    /** Excludes a backslash or a second slash at the beginning: browsers treat what follows as a host name. */
    private const PAGE = '/^\/(?![\/\\\\])[\x21-\x5B\x5D-\x7E]*$/D';

    public function __construct(private readonly RequestInput $input, private readonly Languages $languages) {}

    /** The results page of WordPress, `/?s=…&paged=…`. */
    public function resultsPage(): WidgetLocation
    {
        // Searches can have other URLs in WordPress, such as /search/tea/.
        $parameters = $this->input->query();
        $query = $parameters->has('s') ? $parameters->text('s') : get_query_var('s');
        $page = $parameters->has('paged') ? $parameters->text('paged') : get_query_var('paged');

        return new WidgetLocation(
            (new SearchAddress($this->searchPath(), 's', 'paged'))->withExact(
                SearchAddress::meansExact($parameters->text(SearchAddress::EXACT)),
            ),
            0,
            QueryText::fromRequest($query),
            self::page($page),
        );
    }

    /**
     * The search inside of an archive, whose URL has further conditions: `/category/tea/?s=…` or `/?s=…&year=2024`.
     */
    public function archive(): WidgetLocation
    {
        /** @var \WP $wp */
        global $wp;
        $isPlain = get_option('permalink_structure') === '';
        $path = $isPlain ? $this->homePath() : (string) preg_replace('~/page/\d+(/?)$~D', '$1', $this->requestPath());
        $place = $this->resultsPage();
        $conditions = [];
        foreach (array_diff($wp->public_query_vars, ['s', 'paged']) as $name) {
            $value = $this->input->query()->all()[$name] ?? '';
            foreach (is_array($value) ? $value : [$value] as $one) {
                if (is_string($one) && $one !== '' && strlen($one) <= self::MAX_CONDITION_BYTES) {
                    $conditions[] = [is_array($value) ? $name . '[]' : $name, $one];
                }
            }
        }

        return new WidgetLocation(
            new SearchAddress($path, 's', 'paged', [], array_slice($conditions, 0, self::MAX_CONDITIONS)),
            0,
            $place->query,
            $place->page,
        );
    }

    /**
     * Location in the content of the current page. The parameter is not `s`, which would show WordPress's results page.
     *
     * @param int $number number of the widget on the page, from 1
     */
    public function content(int $number): WidgetLocation
    {
        $parameters = $this->input->query();
        $address = self::address($this->requestPath(), $number);

        return new WidgetLocation(
            $address->withExact(SearchAddress::meansExact($parameters->text($address->exactName))),
            $number,
            QueryText::fromRequest($parameters->text($address->queryName)),
            self::page($parameters->text($address->pageName)),
        );
    }

    /**
     * Location on another page, for requests that only render the widget.
     *
     * @param string $page path and query of the page; isPage() must be true for it
     * @param int $number number of the widget on the page, from 1
     * @param string $query search query
     * @param string $resultsPage page of results, from 1
     * @param string $exact value of the URL parameter of a search for exactly what was typed
     */
    public function onPage(
        string $page,
        int $number,
        string $query,
        string $resultsPage,
        string $exact = '',
    ): WidgetLocation {
        [$path, $search] = explode('?', $page, 2) + [1 => ''];
        /** @var \WP $wp */
        global $wp;
        wp_parse_str($search, $given);
        // With plain permalinks the query identifies the page. Other parameters do not.
        $name =
            get_option('permalink_structure') === ''
                ? array_intersect_key($given, array_flip($wp->public_query_vars))
                : [];
        $path .= $name === [] ? '' : '?' . http_build_query($name);

        return new WidgetLocation(
            self::address($path, $number)->withExact(SearchAddress::meansExact($exact)),
            $number,
            QueryText::fromRequest($query),
            self::page($resultsPage),
        );
    }

    /** @return bool whether this is a path of this site, with or without a query string */
    public function isPage(string $address): bool
    {
        return preg_match(self::PAGE, $address) === 1 && str_starts_with($address, $this->homePath());
    }

    /** Whether the URL of this request contains a search of a widget in a page's content. */
    public function isSearchedInContent(): bool
    {
        $parameters = $this->input->query();
        $isAsked = static fn(string $name): bool => preg_match('/^shop_(?:s|page)(?:_\d+)?$/D', $name) === 1 &&
            $parameters->text($name) !== '';

        return array_filter($parameters->names(), $isAsked) !== [];
    }

    /** Path of the results page, in the visitor's language: the target of search forms without JavaScript. */
    public function searchPath(): string
    {
        return $this->languages->homePath() ?? $this->homePath();
    }

    private function homePath(): string
    {
        $path = wp_make_link_relative(home_url('/'));
        return $path === '' ? '/' : $path;
    }

    /** Path of the current page, not of the post in the loop: a widget may also be in a sidebar. */
    private function requestPath(): string
    {
        /** @var \WP $wp */
        global $wp;
        /** @var \WP_Rewrite $wp_rewrite its root is "index.php/" on servers without URL rewriting */
        global $wp_rewrite;
        if (get_option('permalink_structure') !== '') {
            return wp_make_link_relative(home_url(user_trailingslashit('/' . $wp_rewrite->root . $wp->request)));
        }
        return $this->homePath() . ($wp->query_string === '' ? '' : '?' . $wp->query_string);
    }

    private static function address(string $path, int $number): SearchAddress
    {
        $suffix = $number === 1 ? '' : '_' . $number;

        return new SearchAddress(
            $path,
            'shop_s' . $suffix,
            'shop_page' . $suffix,
            exactName: SearchAddress::EXACT . $suffix,
        );
    }

    /** @return int counted from 0; invalid values mean the first page */
    private static function page(mixed $raw): int
    {
        $page = is_scalar($raw) && preg_match('/^\d{1,9}$/D', (string) $raw) === 1 ? (int) $raw : 1;
        return max(0, min($page, self::LAST_PAGE) - 1);
    }
}
