<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Search\Query\Highlighter;
use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SiteUrl;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use WP_Post;
use WP_Term;

/**
 * Finds the categories, brands and pages whose names match a search. It does not need a search engine, so the hosted
 * provider and the built-in engine have the same links.
 *
 * Terms and pages are not records, so no index changes and the provider needs no second index. Each shown match is
 * checked in the database, so a stored list never shows more than visitors may see.
 *
 * @phpstan-import-type Entry from LinkList
 */
final class LinkFinder
{
    /** Maximum number of links per group. */
    public const MAX_LINKS = 5;

    /** Maximum number of matches to check per group. Some may be empty, private, excluded or in another language. */
    private const MAX_CHECKED = 100;

    /**
     * Maximum number of terms per group whose posts are counted, with one query each if the number is not stored. At
     * least MAX_LINKS.
     */
    private const MAX_COUNTED = 10;

    public function __construct(
        private readonly LinkKinds $kinds,
        private readonly LinkList $list,
        private readonly InflectorForms $forms,
        private readonly RecordFactory $records,
        private readonly LinkCounts $counts,
        private readonly Languages $languages,
        private readonly PostDatabase $database,
    ) {}

    /**
     * @param string $query a query of any length; only its beginning is used
     *
     * @throws DatabaseError if a query of the database fails
     */
    public function find(string $query): LinkGroups
    {
        $words = LinkWords::fromQuery(QueryText::fromRequest($query)->text, $this->forms);
        $kinds = $words->isEmpty() ? [] : array_map(strval(...), array_keys($this->kinds->titles()));
        $entries = $kinds === [] ? [] : $this->list->entries($kinds);
        $matches = array_fill_keys($kinds, []);
        foreach ($entries as $entry) {
            if ($words->match($entry['words'])) {
                $matches[$entry['kind']][] = $entry;
            }
        }
        $terms = new TermTree(
            array_values(array_filter($entries, static fn(array $entry): bool => $entry['kind'] !== LinkKinds::PAGE)),
        );
        $highlighter = new Highlighter($words->query, Highlight::PRE_TAG, Highlight::POST_TAG);
        $groups = [];
        foreach ($matches as $kind => $found) {
            $links = $this->links((string) $kind, self::sorted($found, $words, $terms), $terms, $highlighter);
            if ($links !== []) {
                $groups[] = new LinkGroup((string) $kind, $links);
            }
        }

        return new LinkGroups($groups);
    }

    /**
     * @param list<Entry> $found
     *
     * @return list<Entry> best first; terms that are probably empty are last
     */
    private static function sorted(array $found, LinkWords $words, TermTree $terms): array
    {
        usort(
            $found,
            static fn(array $one, array $other): int => [
                self::isEmpty($one, $terms),
                $words->rank($one['words']),
                $other['count'],
                strlen($one['words']),
                $one['words'],
            ] <=> [
                self::isEmpty($other, $terms),
                $words->rank($other['words']),
                $one['count'],
                strlen($other['words']),
                $other['words'],
            ],
        );

        return array_slice($found, 0, self::MAX_CHECKED);
    }

    /** @param Entry $entry */
    private static function isEmpty(array $entry, TermTree $terms): bool
    {
        return $entry['kind'] !== LinkKinds::PAGE && !$terms->hasPosts($entry['kind'], $entry['id']);
    }

    /**
     * @param list<Entry> $found matches of one kind, best first
     *
     * @return list<Link>
     */
    private function links(string $kind, array $found, TermTree $terms, Highlighter $highlighter): array
    {
        $ids = array_column($found, 'id');
        $kind === LinkKinds::PAGE ? $this->database->prime($ids, false) : $this->database->primeTerms($ids);
        $links = [];
        $counted = 0;
        foreach ($found as $entry) {
            if (count($links) === self::MAX_LINKS || $counted === self::MAX_COUNTED) {
                break;
            }
            $link = null;
            if ($kind === LinkKinds::PAGE) {
                $link = $this->page($entry['id'], $highlighter);
            } elseif ($this->languages->showsTerm($entry['id'], $kind)) {
                $link = $this->term($entry['id'], $kind, $terms, $highlighter);
                $counted++;
            }
            if ($link !== null) {
                $links[] = $link;
            }
        }

        return $links;
    }

    /** @return Link|null null if visitors may not find the page, or not in their language */
    private function page(int $id, Highlighter $highlighter): ?Link
    {
        $post = get_post($id);
        if (
            !($post instanceof WP_Post) ||
            $post->post_type !== LinkKinds::PAGE ||
            !$this->languages->showsPost($id, LinkKinds::PAGE) ||
            !$this->records->isVisible($post)
        ) {
            return null;
        }

        return self::link(get_the_title($post), get_permalink($post), null, $highlighter);
    }

    /** @return Link|null null if the term and its child terms have no posts for visitors */
    private function term(int $id, string $taxonomy, TermTree $terms, Highlighter $highlighter): ?Link
    {
        $term = get_term($id, $taxonomy);
        $count = $term instanceof WP_Term ? $this->counts->count($taxonomy, $terms->withChildren($taxonomy, $id)) : 0;

        return $term instanceof WP_Term && $count > 0
            ? self::link($term->name, get_term_link($term), $count, $highlighter)
            : null;
    }

    private static function link(string $name, mixed $href, ?int $count, Highlighter $highlighter): ?Link
    {
        $name = trim(LinkList::plain($name));

        return $name === '' || !is_string($href)
            ? null
            : new Link($highlighter->mark($name)['value'], SiteUrl::relative($href), $count);
    }
}
