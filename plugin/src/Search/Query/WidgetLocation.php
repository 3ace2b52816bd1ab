<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;

/** Location of a widget: its page, and the URL parameters that contain its search. */
final class WidgetLocation
{
    private const LAST_PAGE = 100000;

    /** Excludes a backslash or a second slash at the beginning: browsers treat what follows as a host name. */
    private const PAGE = '/^\/(?![\/\\\\])[\x21-\x5B\x5D-\x7E]*$/D';

    /**
     * @param int $number number of the widget on its page, from 1; 0 for the widget of the results page
     * @param string|null $query search query; null to read it from the URL of this request
     * @param string|null $page page of results, from 1; null to read it from the URL of this request
     */
    private function __construct(
        public readonly SearchAddress $address,
        public readonly int $number,
        private readonly ?string $query = null,
        private readonly ?string $page = null,
    ) {}

    /** The results page of WordPress, `/?s=…&paged=…`. */
    public static function resultsPage(): self
    {
        return new self(new SearchAddress(self::homePath(), 's', 'paged'), 0);
    }

    /**
     * Location in the content of the current page. The parameter is not `s`, which would show WordPress's results page.
     *
     * @param int $number number of the widget on the page, from 1
     */
    public static function content(int $number): self
    {
        return new self(self::address(self::requestPath(), $number), $number);
    }

    /**
     * Location on another page, for requests that only render the widget.
     *
     * @param string $page path and query of the page; isPage() must be true for it
     * @param int $number number of the widget on the page, from 1
     * @param string $query search query
     * @param string $resultsPage page of results, from 1
     */
    public static function onPage(string $page, int $number, string $query, string $resultsPage): self
    {
        [$path, $search] = explode('?', $page, 2) + [1 => ''];
        /** @var \WP $wp */
        global $wp;
        wp_parse_str($search, $given);
        // With plain permalinks the query identifies the page. Other parameters do not.
        $name = get_option('permalink_structure') === '' ? array_intersect_key($given, array_flip($wp->public_query_vars)) : [];
        $path .= $name === [] ? '' : '?' . http_build_query($name);

        return new self(self::address($path, $number), $number, $query, $resultsPage);
    }

    /**
     * The same location for a widget whose page sets the query. Its URL has no query parameter.
     *
     * @param string $query search query
     */
    public function searchingFor(string $query): self
    {
        return new self(new SearchAddress($this->address->path, '', $this->address->pageName), $this->number, $query, $this->page);
    }

    /** @return bool whether the page sets the query, so that the widget has no search box */
    public function isControlled(): bool
    {
        return $this->address->queryName === '';
    }

    /** @return bool whether this is a path of this site, with or without a query string */
    public static function isPage(string $address): bool
    {
        return preg_match(self::PAGE, $address) === 1 && str_starts_with($address, self::homePath());
    }

    private static function address(string $path, int $number): SearchAddress
    {
        $suffix = $number === 1 ? '' : '_' . $number;

        return new SearchAddress($path, 'shop_s' . $suffix, 'shop_page' . $suffix);
    }

    /** Whether the URL of this request contains a search of a widget in a page's content. */
    public static function isSearchedInContent(): bool
    {
        foreach ($_GET as $name => $value) {
            if (is_string($value) && $value !== '' && preg_match('/^shop_(?:s|page)(?:_\d+)?$/D', (string) $name) === 1) {
                return true;
            }
        }
        return false;
    }

    public function query(): QueryText
    {
        if ($this->query !== null) {
            return QueryText::of($this->query);
        }
        $raw = $_GET[$this->address->queryName] ?? null;
        if ($raw === null && $this->address->queryName === 's') {
            // Searches can have other URLs in WordPress, such as /search/tea/.
            return QueryText::of(get_query_var('s'));
        }
        return QueryText::of(is_string($raw) ? wp_unslash($raw) : '');
    }

    /** @return int counted from 0; invalid values mean the first page */
    public function page(): int
    {
        $raw = $this->page ?? $_GET[$this->address->pageName] ?? ($this->address->pageName === 'paged' ? get_query_var('paged') : 1);
        $page = is_scalar($raw) && preg_match('/^\d{1,9}$/D', (string) $raw) === 1 ? (int) $raw : 1;
        return max(0, min($page, self::LAST_PAGE) - 1);
    }

    /** Path of the current page, not of the post in the loop: a widget may also be in a sidebar. */
    private static function requestPath(): string
    {
        /** @var \WP $wp */
        global $wp;
        /** @var \WP_Rewrite $wp_rewrite its root is "index.php/" on servers without URL rewriting */
        global $wp_rewrite;
        if (get_option('permalink_structure') !== '') {
            return wp_make_link_relative(home_url(user_trailingslashit('/' . $wp_rewrite->root . $wp->request)));
        }
        return self::homePath() . ($wp->query_string === '' ? '' : '?' . $wp->query_string);
    }

    /** Target of search forms without JavaScript. */
    public static function homePath(): string
    {
        $path = wp_make_link_relative(home_url('/'));
        return $path === '' ? '/' : $path;
    }
}
