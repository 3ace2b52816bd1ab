<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query\Links;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Search\Query\Highlighter;
use Stallkeeper\Tools\Search\Content\Languages\Languages;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Content\SiteUrl;
use Stallkeeper\Tools\Search\Index\Words\InflectorForms;
use WP_Post;
use WP_Term;

/**
 * Finds the categories, brands and pages whose names match a search. It does not need a search engine, so the hosted
 * provider and the embedded engine have the same links.
 *
 * @phpstan-import-type Entry from LinkList
 */
final class LinkFinder
{
    /** Maximum number of links per group. */
    public const MAX_LINKS = 5;

    /** Maximum number of matches to check per group. Some may be empty, private, excluded or in another language. */
    private const MAX_CHECKED = 100;

    public function __construct(
        private readonly LinkKinds $kinds,
        private readonly LinkList $list,
        private readonly InflectorForms $forms,
        private readonly RecordFactory $records,
        private readonly SearchablePosts $posts,
        private readonly Languages $languages,
    ) {}

    /** @param string $query a query of any length; only its beginning is used */
    public function find(string $query): LinkGroups
    {
        $words = LinkWords::of(QueryText::of($query)->text, $this->forms);
        $kinds = $words->isEmpty() ? [] : array_map(strval(...), array_keys($this->kinds->titles()));
        $entries = $kinds === [] ? [] : $this->list->entries($kinds);
        $matches = array_fill_keys($kinds, []);
        foreach ($entries as $entry) {
            if ($words->match($entry['words'])) {
                $matches[$entry['kind']][] = $entry;
            }
        }
        $highlighter = new Highlighter($words->query, Highlight::PRE_TAG, Highlight::POST_TAG);
        $groups = [];
        foreach ($matches as $kind => $found) {
            $links = $this->links((string) $kind, self::sorted($found, $words), $entries, $highlighter);
            if ($links !== []) {
                $groups[] = new LinkGroup((string) $kind, $links);
            }
        }

        return new LinkGroups($groups);
    }

    /**
     * @param list<Entry> $found
     *
     * @return list<Entry>
     */
    private static function sorted(array $found, LinkWords $words): array
    {
        usort($found, static fn(array $one, array $other): int => [$words->rank($one['words']), $other['count'], strlen($one['words']), $one['words']]
            <=> [$words->rank($other['words']), $one['count'], strlen($other['words']), $other['words']]);

        return array_slice($found, 0, self::MAX_CHECKED);
    }

    /**
     * @param list<Entry> $found matches of one kind, best first
     * @param list<Entry> $entries the whole list
     *
     * @return list<Link>
     */
    private function links(string $kind, array $found, array $entries, Highlighter $highlighter): array
    {
        $ids = array_column($found, 'id');
        $kind === LinkKinds::PAGE ? _prime_post_caches($ids, false) : _prime_term_caches($ids, false);
        $links = [];
        foreach ($found as $entry) {
            $link = $kind === LinkKinds::PAGE ? $this->page($entry['id'], $highlighter) : $this->term($entry['id'], $kind, $entries, $highlighter);
            if ($link !== null && count($links) < self::MAX_LINKS) {
                $links[] = $link;
            }
            if (count($links) === self::MAX_LINKS) {
                break;
            }
        }

        return $links;
    }

    /** @return Link|null null if visitors may not find the page, or not in their language */
    private function page(int $id, Highlighter $highlighter): ?Link
    {
        $post = get_post($id);
        if (!$post instanceof WP_Post || $post->post_type !== LinkKinds::PAGE || !$this->languages->showsPost($id, LinkKinds::PAGE) || !$this->records->isVisible($post)) {
            return null;
        }

        return self::link(get_the_title($post), get_permalink($post), null, $highlighter);
    }

    /**
     * @param list<Entry> $entries
     *
     * @return Link|null null if the term and its child terms have no posts for visitors, or if it has another language
     */
    private function term(int $id, string $taxonomy, array $entries, Highlighter $highlighter): ?Link
    {
        $term = get_term($id, $taxonomy);
        $count = $term instanceof WP_Term && $this->languages->showsTerm($id, $taxonomy) ? $this->posts->inSearches()->countInTerms($taxonomy, self::withChildren($id, $taxonomy, $entries)) : 0;

        return $term instanceof WP_Term && $count > 0 ? self::link($term->name, get_term_link($term), $count, $highlighter) : null;
    }

    private static function link(string $name, mixed $href, ?int $count, Highlighter $highlighter): ?Link
    {
        $name = trim(LinkList::plain($name));

        return $name === '' || !is_string($href) ? null : new Link($highlighter->mark($name)['value'], SiteUrl::relative($href), $count);
    }

    /**
     * @param list<Entry> $entries
     *
     * @return non-empty-list<int> ids of a term and all terms below it
     */
    private static function withChildren(int $id, string $taxonomy, array $entries): array
    {
        $ids = [$id => true];
        do {
            $before = count($ids);
            foreach ($entries as $entry) {
                if ($entry['kind'] === $taxonomy && isset($ids[$entry['parent']])) {
                    $ids[$entry['id']] = true;
                }
            }
        } while (count($ids) > $before);

        return array_keys($ids);
    }
}
