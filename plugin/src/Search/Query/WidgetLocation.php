<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;

/** Where a widget is, and so what the address of its page says about it. */
final class WidgetLocation
{
    private const LAST_PAGE = 100000;

    /** No backslash and no second slash: a browser would take what follows for a host. */
    private const PAGE = '/^\/(?![\/\\\\])[\x21-\x5B\x5D-\x7E]*$/D';

    /**
     * @param int $number of the widget on its page, from 1; 0 is the results page's own
     * @param string|null $query what is searched for; null: what this request's address says
     * @param string|null $page of results, counted from 1; null: what this request's address says
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
     * Inside a page's content. `s` in such a page's address would make WordPress show its results page instead.
     *
     * @param int $number which widget of the page it is, from 1
     */
    public static function content(int $number): self
    {
        return new self(self::address(self::requestPath(), $number), $number);
    }

    /**
     * On a page that this request only tells about.
     *
     * @param string $page its path and query, for which isPage() is true
     * @param int $number as for content()
     * @param string $query what is searched for there
     * @param string $resultsPage counted from 1
     */
    public static function onPage(string $page, int $number, string $query, string $resultsPage): self
    {
        [$path, $search] = explode('?', $page, 2) + [1 => ''];
        /** @var \WP $wp */
        global $wp;
        wp_parse_str($search, $given);
        // With plain permalinks the page's name is in the query. Whatever else is there is not the page.
        $name = get_option('permalink_structure') === '' ? array_intersect_key($given, array_flip($wp->public_query_vars)) : [];
        $path .= $name === [] ? '' : '?' . http_build_query($name);

        return new self(self::address($path, $number), $number, $query, $resultsPage);
    }

    /**
     * The same place for a widget whose query the page decides: its address has no query.
     *
     * @param string $query what is searched for
     */
    public function searchingFor(string $query): self
    {
        return new self(new SearchAddress($this->address->path, '', $this->address->pageName), $this->number, $query, $this->page);
    }

    /** @return bool whether the page decides what is searched for, and not a visitor in the search box */
    public function isControlled(): bool
    {
        return $this->address->queryName === '';
    }

    /** @return bool whether this is the path of a page of this site, with or without a query */
    public static function isPage(string $address): bool
    {
        return preg_match(self::PAGE, $address) === 1 && str_starts_with($address, self::homePath());
    }

    private static function address(string $path, int $number): SearchAddress
    {
        $suffix = $number === 1 ? '' : '_' . $number;

        return new SearchAddress($path, 'shop_s' . $suffix, 'shop_page' . $suffix);
    }

    /** Whether this request's address holds a search of a widget in a page's content. */
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
            // WordPress knows other addresses of a search, such as /search/tea/.
            return QueryText::of(get_query_var('s'));
        }
        return QueryText::of(is_string($raw) ? wp_unslash($raw) : '');
    }

    /** @return int counted from 0; nonsense is the first page */
    public function page(): int
    {
        $raw = $this->page ?? $_GET[$this->address->pageName] ?? ($this->address->pageName === 'paged' ? get_query_var('paged') : 1);
        $page = is_scalar($raw) && preg_match('/^\d{1,9}$/D', (string) $raw) === 1 ? (int) $raw : 1;
        return max(0, min($page, self::LAST_PAGE) - 1);
    }

    /** The page being shown, whatever post its loop is at: a widget may stand in a sidebar, too. */
    private static function requestPath(): string
    {
        /** @var \WP $wp */
        global $wp;
        /** @var \WP_Rewrite $wp_rewrite its root is "index.php/" on a server that rewrites no addresses */
        global $wp_rewrite;
        if (get_option('permalink_structure') !== '') {
            return wp_make_link_relative(home_url(user_trailingslashit('/' . $wp_rewrite->root . $wp->request)));
        }
        return self::homePath() . ($wp->query_string === '' ? '' : '?' . $wp->query_string);
    }

    /** Where every search form leads without a script. */
    public static function homePath(): string
    {
        $path = wp_make_link_relative(home_url('/'));
        return $path === '' ? '/' : $path;
    }
}
