<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Widget\WidgetLocation;

/** The search of one widget or of the results page: what to search for, where, and how to show it. */
final class SearchRequest
{
    /** Search text of the visitor; '' lists everything. */
    public readonly string $query;

    /** Page of results, counted from 0. */
    public readonly int $page;

    /**
     * @param array<string, mixed> $params the provider's parameters of the list of hits, without query and page; empty
     *     if there are types
     * @param list<TypeSearch> $types types of the results page in their order; empty in other widgets
     * @param string|null $chosen key of the type that the visitor has chosen; null for the one that matches best
     */
    public function __construct(
        public readonly WidgetBackend $backend,
        public readonly SearchSettings $settings,
        public readonly WidgetLocation $location,
        public readonly array $params,
        public readonly array $types = [],
        public readonly ?string $chosen = null,
    ) {
        $this->query = $location->query->text;
        $this->page = $location->page;
    }

    /**
     * Whether PHP runs the search. Some backends are for the browser only, and a widget can wait for the first query.
     */
    public function isRun(): bool
    {
        return $this->backend->isUsedByServer() && !$this->isFirstRunStopped();
    }

    /** Whether the query is empty in a widget that shows no results before the first query. */
    public function isFirstRunStopped(): bool
    {
        return $this->settings->stopTheFirstRun && $this->query === '';
    }

    public function isResultsPage(): bool
    {
        return $this->types !== [];
    }

    /** @return TypeSearch|null null in other widgets; the first type for an unknown key */
    public function type(?string $key): ?TypeSearch
    {
        foreach ($this->types as $type) {
            if ($type->key === $key) {
                return $type;
            }
        }

        return $this->types[0] ?? null;
    }

    /**
     * Whether the request contains the same query as a page without choices: no page number, no chosen type, no filter,
     * no sort order, no search for exactly what was typed.
     */
    public function isFirstPage(): bool
    {
        $isActive = array_filter($this->types, static fn(TypeSearch $type): bool => $type->filters->isActive()) !== [];

        return $this->page === 0 && $this->chosen === null && !$isActive && !$this->location->address->isExact();
    }

    /** @return string the same for requests with the same result, wherever their widgets are */
    public function key(): string
    {
        return md5(
            serialize([
                $this->isRun(),
                $this->backend,
                $this->query,
                $this->page,
                $this->params,
                $this->types,
                $this->chosen,
            ]),
        );
    }
}
