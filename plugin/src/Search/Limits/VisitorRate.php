<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Limits;

use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;

/** Counts this request towards a limit of its IP address, in the same file as the search endpoints. */
final class VisitorRate
{
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly RequestAddress $requestAddress,
        private readonly Log $log,
    ) {}

    /**
     * @param array{int, int}|null $rate requests, seconds; 0 requests means no limit; null for the limit of searches
     * @param string $purpose name of the counter; '' is the counter of the search endpoints
     * @return int seconds to wait; 0 if the request is allowed or cannot be counted
     */
    public function hit(?array $rate, string $purpose): int
    {
        $identity = $this->engine->identity();
        $storage = $this->engine->canRun() ? $this->storage->find($identity)?->storage : null;
        $site = $storage === null ? null : SiteFile::read($storage->siteFile($identity->token));
        $address = $storage === null ? '' : $this->requestAddress->find($site->proxies ?? []);
        $rate ??= [$site->rateRequests ?? 0, $site->rateSeconds ?? 0];
        if ($storage === null || $address === '') {
            return 0;
        }

        return (new RateLimiter(new ScratchFile($storage->scratchFile(), $this->log), $purpose))->hit(
            $address,
            ...$rate,
        );
    }
}
