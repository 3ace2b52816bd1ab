<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;

/** Where a widget stands, and so where its queries have their address. */
final class WidgetPlace
{
    private const LAST_PAGE = 100000;

    private function __construct(public readonly SearchAddress $address) {}

    /** The results page of WordPress, `/?s=…&paged=…`. */
    public static function resultsPage(): self
    {
        return new self(new SearchAddress(self::homePath(), 's', 'paged'));
    }

    /**
     * Inside a page's content. `s` in such a page's address would make WordPress show its results page instead.
     *
     * @param int $number which widget of the page it is, from 1
     */
    public static function content(int $number): self
    {
        $suffix = $number === 1 ? '' : '_' . $number;
        return new self(new SearchAddress(self::requestPath(), 'shop_s' . $suffix, 'shop_page' . $suffix));
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
        $raw = $_GET[$this->address->pageName] ?? ($this->address->pageName === 'paged' ? get_query_var('paged') : 1);
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
