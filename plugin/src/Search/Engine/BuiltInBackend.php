<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\BrowserClient;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\RefusedSearch;

/** The built-in engine, with the limits of visitors. */
final class BuiltInBackend implements SearchBackend
{
    /**
     * @param Lazy<PageLimits> $limits
     * @param Lazy<IndexQueue> $queue
     */
    public function __construct(
        private readonly BuiltInEngine $engine,
        #[LazyService(PageLimits::class)] private readonly Lazy $limits,
        #[LazyService(IndexQueue::class)] private readonly Lazy $queue,
    ) {}

    public function configuration(): BackendConfiguration
    {
        $isAvailable = $this->engine->isAvailable();

        return new BackendConfiguration(
            $isAvailable,
            $isAvailable ? $this->engine->appId() : '',
            $isAvailable ? $this->engine->apiKey() : '',
            BuiltInEngine::INDEX,
            typingLimits: ['minCharacters' => 1, 'debounceMs' => 0],
        );
    }

    public function browserClient(): BrowserClient
    {
        return new BrowserClient(endpoints: array_values($this->engine->endpoints()));
    }

    public function search(array $queries): SearchAnswers
    {
        $lists = $counts = [];
        foreach ($queries as $name => $query) {
            try {
                if ($query->facet() !== null) {
                    $counts = $this->limits->get()->searchFacetValues($query->params, self::isOfVisitor($query));
                    continue;
                }
                $list = $this->list($query);
            } catch (SearchException $error) {
                if (RefusedSearch::fromError($error) !== null) {
                    throw $error;
                }
                // The query is invalid. The others may be valid.
                continue;
            }
            if ($list !== null) {
                $lists[$name] = $list;
            }
        }

        return new SearchAnswers($lists, $counts);
    }

    public function queueChanges(array $ids): void
    {
        $this->queue->get()->pushFound([$ids]);
    }

    /** @return HitList|null null if the engine cannot answer. A page number that is too high is the last page. */
    private function list(SearchQuery $query): ?HitList
    {
        $list = $this->limits->get()->search($query->params, self::isOfVisitor($query));
        $last = max(0, ($list->pageCount ?? 1) - 1);

        return $list !== null && $query->page() > $last
            ? $this->limits->get()->search($query->withPage($last)->params, self::isOfVisitor($query))
            : $list;
    }

    /** Whether the visitor has caused this search by an input. Searches that run on every page do not count. */
    private static function isOfVisitor(SearchQuery $query): bool
    {
        return is_search() || $query->text() !== '' || $query->page() !== 0;
    }
}
