<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\BrowserClient;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;

/** The second search service of a plugin without one: the built-in engine answers everything. */
final class NoProvider implements SearchBackend
{
    public function configuration(): BackendConfiguration
    {
        return new BackendConfiguration(false, '', '', '');
    }

    public function browserClient(): BrowserClient
    {
        return new BrowserClient();
    }

    public function search(array $queries): ?SearchAnswers
    {
        return null;
    }

    public function queueChanges(array $ids): void {}
}
