<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\ExcludedWords;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\SearchTypes;
use WP_Post;

/** Runs a search as the results page does, and explains its results. */
final class SearchPreview
{
    public const PER_PAGE = 20;

    /** The engine and the provider return at most 1,000 results. */
    public const MAX_PAGE = 49;

    private const PROVIDER = ['getRankingInfo' => true, 'analytics' => false, 'clickAnalytics' => false];

    public function __construct(
        private readonly SearchTypes $types,
        private readonly LanguageFilter $language,
        private readonly ExcludedWords $excluded,
        private readonly SearchBackend $provider,
        private readonly BuiltInEngine $engine,
        private readonly RecordFactory $records,
        private readonly HitReasons $reasons,
        private readonly ProviderReasons $providerReasons,
    ) {}

    /**
     * @param string $type key of SearchTypes
     * @param int    $page counted from 0
     *
     * @return PreviewResult|null null if neither the provider nor the built-in engine answers
     *
     * @throws SearchException if the search costs too much
     */
    public function run(string $query, string $type, int $page): ?PreviewResult
    {
        $filter = $this->types->all()[$type]['filter'] ?? '';
        $params = $this->excluded->allow(
            $this->language->addTo(
                ($filter === '' ? [] : ['filters' => $filter]) + [
                    'query' => $query,
                    'page' => $page,
                    'hitsPerPage' => self::PER_PAGE,
                    'attributesToRetrieve' => ['post_id'],
                    ...SearchParams::SIMILAR,
                ],
            ),
        );
        if (!$this->provider->configuration()->isInUse()) {
            return $this->explained($params, []);
        }
        $answers = $this->provider->search(['preview' => new SearchQuery(self::PROVIDER + $params)]);
        $list = $answers->lists['preview'] ?? null;

        return $list === null
            ? $this->explained($params, [
                __(
                    'The hosted provider does not answer. Visitors get the results of the built-in engine, which follow.',
                    'stallkeeper-tools',
                ),
            ])
            : $this->ofProvider($list);
    }

    /**
     * @param array<string, mixed> $params
     * @param list<string>         $notes
     */
    private function explained(array $params, array $notes): ?PreviewResult
    {
        $found = $this->engine->explain($params);
        if ($found === null) {
            return null;
        }
        $hits = [];
        $before = null;
        foreach ($found->hits as $hit) {
            $post = (int) $hit->objectID;
            if ($this->isShown($post)) {
                $hits[] = new PreviewedHit($post, $this->reasons->sentences($hit, $before), HitReasons::points($hit));
                $before = $hit;
            }
        }

        return new PreviewResult($hits, $found->total, [...$notes, ...self::notes($found)]);
    }

    /** @return list<string> sentences about all results */
    private static function notes(SearchExplanation $found): array
    {
        $notes = [];
        if ($found->correctedQuery !== null) {
            /* translators: %s: corrected query */
            $notes[] = sprintf(__('The query was corrected to “%s”.', 'stallkeeper-tools'), $found->correctedQuery);
        }
        if ($found->closestQueries !== []) {
            $notes[] = sprintf(
                /* translators: %s: queries */
                __('Queries with the closest words of the index: %s', 'stallkeeper-tools'),
                implode(wp_get_list_item_separator(), $found->closestQueries),
            );
        }
        if ($found->complete < $found->total) {
            $notes[] =
                $found->complete === 0
                    ? __('No result contains all words; those with some of the words follow.', 'stallkeeper-tools')
                    : sprintf(
                        /* translators: %s: number of results */
                        _n(
                            '%s result contains all words; those with some of the words follow.',
                            '%s results contain all words; those with some of the words follow.',
                            $found->complete,
                            'stallkeeper-tools',
                        ),
                        number_format_i18n($found->complete),
                    );
        }

        return $notes;
    }

    private function ofProvider(HitList $list): PreviewResult
    {
        $hits = [];
        foreach ($list->hits as $hit) {
            $post = HitList::postId($hit);
            if ($this->isShown($post)) {
                $hits[] = new PreviewedHit($post, $this->providerReasons->sentences($hit));
            }
        }

        return new PreviewResult($hits, $list->total, [
            __('The hosted provider answers this search. It reports these reasons:', 'stallkeeper-tools'),
        ]);
    }

    /** Whether visitors see the result. The index may be slightly older than the posts. */
    private function isShown(int $id): bool
    {
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $this->records->isSearchable($post);
    }
}
