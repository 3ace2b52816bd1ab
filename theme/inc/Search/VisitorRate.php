<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Search\ClientAddress;
use Stallkeeper\Search\RateLimit;
use Stallkeeper\Search\ScratchFile;
use Stallkeeper\Search\SiteFile;

/** Counts this request towards what one address may ask, in the counters that the search endpoints use. */
final class VisitorRate
{
    /**
     * @param array{int, int}|null $rate requests, seconds; 0 requests is no limit; null: the rate of the search endpoints
     *     (filter `stallkeeper_search_rate_limit`)
     * @return int seconds to wait; 0 when the request is welcome, and where counting is impossible
     */
    public static function hit(?array $rate = null): int
    {
        $text = static fn(string $name): string => is_string($_SERVER[$name] ?? null) ? $_SERVER[$name] : '';
        $identity = Site::current()->identity();
        $storage = Site::canRun() ? Folder::find($identity)?->storage : null;
        if ($storage === null || $text('REMOTE_ADDR') === '') {
            return 0;
        }
        $site = SiteFile::read($storage->siteFile($identity->token));
        $rate ??= $site === null ? [0, 0] : [$site->rateRequests, $site->rateSeconds];
        $address = ClientAddress::of($text('REMOTE_ADDR'), $text('HTTP_X_FORWARDED_FOR'), $site->proxies ?? []);

        return (new RateLimit(new ScratchFile($storage->scratchFile())))->hit($address, ...$rate);
    }
}
