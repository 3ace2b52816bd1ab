<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

use Stallkeeper\Search\SearchException;

/**
 * A search service: it answers the searches of pages and of the script, and follows the changes of posts.
 *
 * The plugin has two: its built-in engine, and Algolia or a server with the same protocol. A shop replaces the second
 * one in the action `stallkeeper_tools_services`. If it does not answer, the built-in engine does.
 */
interface SearchBackend
{
    /** Called on every page, so do not send requests here. */
    public function configuration(): BackendConfiguration;

    /** Called on pages with a search widget. */
    public function browserClient(): BrowserClient;

    /**
     * Answers all searches of a page. Each is limited to public posts by its filters; posts that a visitor may not see
     * any more are removed from the answers afterwards.
     *
     * @param non-empty-array<string, SearchQuery> $queries by name
     *
     * @return SearchAnswers|null null if the backend cannot answer at the moment
     *
     * @throws SearchException if the visitor has reached a limit, so that no other backend should answer either
     */
    public function search(array $queries): ?SearchAnswers;

    /**
     * Receives the changes of posts. Called before the request that changes them ends, so store them and send them
     * later.
     *
     * @param list<int> $ids ids of changed or deleted posts; negative numbers are patterns, see
     *     {@see \Stallkeeper\Tools\Search\Indexing\PatternUsers}
     */
    public function queueChanges(array $ids): void;
}
