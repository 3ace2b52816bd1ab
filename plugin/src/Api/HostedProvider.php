<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Api;

/** Searches at the hosted provider. The composition root selects the class. */
interface HostedProvider
{
    /**
     * @param non-empty-list<array<string, mixed>> $questions the provider's search parameters, optionally with
     *     `indexName`
     *
     * @return list<array<string, mixed>>|null one result per search; null if the provider did not answer or the visitor
     *     has reached the rate limit
     */
    public function ask(ClientConfiguration $settings, array $questions): ?array;
}
