<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use Stallkeeper\Tools\Search\SearchRequest;

/** Provides the categories, brands and pages above the results, and the values with which the script updates them. */
final class ResultLinks
{
    /** Path of LinksEndpoint's route. */
    private const ROUTE = 'stallkeeper/v1/links';

    /**
     * @param Lazy<LinkFinder> $finder
     * @param Lazy<Log> $log
     */
    public function __construct(
        private readonly LinkKinds $kinds,
        private readonly SiteVisibility $visibility,
        private readonly Languages $languages,
        #[LazyService(LinkFinder::class)] private readonly Lazy $finder,
        #[LazyService(Log::class)] private readonly Lazy $log,
    ) {}

    /**
     * Hook: `stallkeeper_search_result_links`.
     *
     * @return array{url: string, titles: array<string, string>, query: string, groups: list<array{kind: string,
     *     links: list<array{name: string, href: string, count: ?int}>}>}|null null if there are no links: outside the
     *     results page, for a refused search, if visitors may not search
     */
    public function find(mixed $links, SearchRequest $request, SearchResult $result): ?array
    {
        $source = !$request->isResultsPage() || $result->refusal !== null ? null : $this->source();
        // Show links on the first page of results only.
        $isShown = $request->query !== '' && ($result->hits->page ?? 0) === 0;

        if ($source === null) {
            return null;
        }
        $groups = $isShown ? $this->groups($request->query) : null;

        // Without groups of this query, the script requests them when it shows the first page.
        return $source + ['query' => $groups === null ? '' : $request->query, 'groups' => $groups ?? []];
    }

    /**
     * @return list<array{kind: string, links: list<array{name: string, href: string, count: ?int}>}>|null null if the
     *     database cannot be read: the page does not need the links
     */
    private function groups(string $query): ?array
    {
        try {
            return $this->finder->get()->find($query)->toArray();
        } catch (DatabaseError $error) {
            $this->log->get()->error('The links of the results page could not be read from the database', $error);

            return null;
        }
    }

    /**
     * Hook: `stallkeeper_suggestion_links`.
     *
     * @return array{url: string, titles: array<string, string>}|null links that fit to a type of posts; null if there
     *     are none
     */
    public function ofType(mixed $links, string $type): ?array
    {
        $source = $this->source();
        if ($source === null || $type === '') {
            return $source;
        }
        $titles = array_filter(
            $source['titles'],
            static fn(string $kind): bool => is_object_in_taxonomy($type, $kind),
            ARRAY_FILTER_USE_KEY,
        );

        return $titles === [] ? null : ['url' => $source['url'], 'titles' => $titles];
    }

    /**
     * @return array{url: string, titles: array<string, string>}|null URL for requests of the script, and headings by
     *     kind; null if there are no links
     */
    private function source(): ?array
    {
        $titles = $this->kinds->titles();
        if ($titles === [] || !$this->visibility->isPublic()) {
            return null;
        }
        $language = $this->languages->current();
        $url = rest_url(self::ROUTE);

        // Polylang and WPML know the parameter `lang`, too.
        return ['url' => $language === '' ? $url : add_query_arg('lang', $language, $url), 'titles' => $titles];
    }
}
