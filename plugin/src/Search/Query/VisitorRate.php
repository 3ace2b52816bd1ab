<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Search\RateLimit;
use Stallkeeper\Search\ScratchFile;
use Stallkeeper\Search\SiteFile;

/** Counts this request towards a limit of its address, in the file that the search endpoints use for their counters. */
final class VisitorRate
{
    /**
     * @param array{int, int} $rate requests, seconds; 0 requests is no limit
     * @param string $purpose counter of the address; '' is the one of the search endpoints
     * @return int seconds to wait; 0 if the request is allowed, or if it cannot be counted
     */
    public static function hit(array $rate, string $purpose): int
    {
        $identity = Site::current()->identity();
        $storage = Site::canRun() ? Folder::find($identity)?->storage : null;
        $address = $storage === null ? '' : RequestAddress::of(SiteFile::read($storage->siteFile($identity->token))->proxies ?? []);
        if ($storage === null || $address === '') {
            return 0;
        }

        return (new RateLimit(new ScratchFile($storage->scratchFile()), $purpose))->hit($address, ...$rate);
    }
}
