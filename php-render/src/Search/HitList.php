<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\Filters\FilterList;

/** One list of hits with its counts: the result of a search, whichever backend has answered it. */
final class HitList
{
    /** Attributes that say what a record is about. Its text may contain the words by chance. */
    private const TELLING = ['post_title' => 1, 'taxonomies' => 1, 'codes' => 1];

    /** Maximum number of queries that may be meant. */
    public const MAX_CLOSEST = 3;

    /** Field of a response. Hosted providers do not send it. */
    private const COMPLETE = 'nbCompleteHits';

    /**
     * @param list<mixed> $hits records as the backend sent them
     * @param int $total number of hits on all pages
     * @param bool $isExact whether the total is exact; otherwise it is an estimate
     * @param int $page current page, counted from 0
     * @param array<array-key, array<array-key, int>> $facets attribute => value => number of hits
     * @param int $complete number of hits on all pages that contain all words of the query; they come first
     * @param int $perPage maximum number of hits on a page; 0 if it is unknown
     * @param string|null $correctedQuery query with the corrections that the search used; null if it used none
     * @param list<string> $closestQueries queries that may be meant if nothing was found
     * @param float|null $lowest lowest price of the results; null if it is unknown
     * @param float|null $highest highest price of the results; null if it is unknown
     * @param array<array-key, mixed> $response the same result in the provider's format, for the script; it may lack
     *     the hits
     */
    public function __construct(
        public readonly array $hits,
        public readonly int $total,
        public readonly bool $isExact,
        public readonly int $pageCount,
        public readonly int $page,
        public readonly array $facets,
        public readonly int $complete,
        public readonly int $perPage,
        public readonly ?string $correctedQuery,
        public readonly array $closestQueries,
        public readonly ?float $lowest,
        public readonly ?float $highest,
        private readonly array $response,
    ) {}

    /**
     * @param mixed $response of the hosted provider, or of another search in its format. It may have any shape; missing
     *     and invalid values become empty.
     */
    public static function fromProvider(mixed $response): self
    {
        $input = Input::fromArray($response);
        $price = static fn(string $attribute, string $limit): ?float => is_numeric(
            $number = $input->at('facets_stats', $attribute)->all()[$limit] ?? null,
        )
            ? (float) $number
            : null;
        $total = $input->number('nbHits');
        $complete = $input->all()[self::COMPLETE] ?? null;

        return new self(
            $input->list('hits'),
            $total,
            ($input->all()['exhaustiveNbHits'] ?? ($input->at('exhaustive')->all()['nbHits'] ?? true)) !== false,
            $input->number('nbPages'),
            $input->number('page'),
            array_map(
                static fn(array $counts): array => array_filter(
                    $counts,
                    static fn(mixed $count): bool => is_int($count) && $count >= 0,
                ),
                array_filter($input->at('facets')->all(), is_array(...)),
            ),
            is_int($complete) || is_float($complete) ? min($total, $input->number(self::COMPLETE)) : $total,
            $input->number('hitsPerPage'),
            $input->text('correctedQuery') === '' ? null : $input->text('correctedQuery'),
            array_slice($input->texts('closestQueries'), 0, self::MAX_CLOSEST),
            $price(FilterList::PRICE, 'min'),
            $price(FilterList::MAX_PRICE, 'max'),
            $input->all(),
        );
    }

    /**
     * Removes hits from the page. The others stay in their group of hits with all or with some words.
     *
     * @param callable(mixed): bool $isKept
     */
    public function onlyHits(callable $isKept): self
    {
        $kept = array_filter($this->hits, $isKept);
        $first = $this->completeOnPage();
        $hasPartial = $this->complete < $this->total;
        $isComplete = static fn(int $place): bool => $place < $first;
        $removed = $hasPartial ? $first - count(array_filter(array_keys($kept), $isComplete)) : 0;

        return $this->with(
            array_values($kept),
            $this->facets,
            $this->complete - $removed,
            ($removed === 0 ? [] : [self::COMPLETE => $this->complete - $removed]) + $this->response,
        );
    }

    /** @param array<array-key, array<array-key, int>> $facets attribute => value => number of hits */
    public function withFacets(array $facets): self
    {
        return $this->with($this->hits, $facets, $this->complete, ['facets' => $facets] + $this->response);
    }

    /** @return int number of hits on this page that contain all words of the query; they come first */
    public function completeOnPage(): int
    {
        return $this->complete >= $this->total
            ? count($this->hits)
            : max(0, min(count($this->hits), $this->complete - $this->page * $this->perPage));
    }

    /**
     * @param list<mixed> $hits
     * @param array<array-key, array<array-key, int>> $facets
     * @param array<array-key, mixed> $response
     */
    private function with(array $hits, array $facets, int $complete, array $response): self
    {
        return new self(
            $hits,
            $this->total,
            $this->isExact,
            $this->pageCount,
            $this->page,
            $facets,
            $complete,
            $this->perPage,
            $this->correctedQuery,
            $this->closestQueries,
            $this->lowest,
            $this->highest,
            $response,
        );
    }

    /** @return int id of a hit's post, with which its `objectID` begins; 0 if it has none */
    public static function postId(mixed $hit): int
    {
        return (int) Input::fromArray($hit)->text('objectID');
    }

    /**
     * @return int number of different words of the query in the title, the terms and the codes of the first hit; 0 if
     *     the backend did not mark them
     */
    public function matchedWords(): int
    {
        $words = [];
        $marked = array_intersect_key(
            Input::fromArray($this->hits[0] ?? null)
                ->at('_highlightResult')
                ->all(),
            self::TELLING,
        );
        array_walk($marked, static function (mixed $value) use (&$words): void {
            self::addWords($value, $words);
        });

        return count(array_unique($words));
    }

    /**
     * @return array<array-key, mixed> data for the script: without values that it does not read, so that no text is
     *     included twice
     */
    public function toArray(): array
    {
        $hits = [];
        foreach (array_filter($this->hits, is_array(...)) as $hit) {
            $marked = [];
            foreach (Input::fromArray($hit)->at('_highlightResult')->all() as $attribute => $result) {
                $value = Input::fromArray($result)->textOrNull('value');
                if ($value !== null) {
                    $marked[$attribute] = ['value' => $value];
                    unset($hit[$attribute]);
                }
            }
            $hits[] = ['_highlightResult' => $marked === [] ? new \stdClass() : $marked] + $hit;
        }
        $words = $this->matchedWords();

        return ['hits' => $hits] + ($words === 0 ? [] : ['matchedWords' => $words]) + $this->response;
    }

    /**
     * @param mixed $marked highlighted value, or a list or an object of them
     * @param list<string> $words
     */
    private static function addWords(mixed $marked, array &$words): void
    {
        foreach (is_array($marked) ? $marked : [] as $key => $value) {
            if ($key === 'matchedWords') {
                array_push($words, ...Input::fromArray($marked)->texts('matchedWords'));
            } else {
                self::addWords($value, $words);
            }
        }
    }
}
