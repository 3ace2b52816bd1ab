<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Hosted;

use Stallkeeper\Search\RateLimit;
use Stallkeeper\Search\ScratchFile;
use Stallkeeper\Search\SiteFile;
use Stallkeeper\Theme\Search\Folder;
use Stallkeeper\Theme\Search\Rate;
use Stallkeeper\Theme\Search\RequestAddress;
use Stallkeeper\Theme\Search\Site;

/** Each search at the provider is paid for. Who asks for very many pages of results gets them from the shop's own engine. */
final class Visitors
{
    private const RATE = [60, 60];

    /** Whether this request's visitor has used up the searches that the shop pays for. Nobody has where counting is impossible. */
    public static function hasHadEnough(): bool
    {
        /**
         * How many pages of results one address may have from the hosted provider.
         *
         * @param array{int, int} $rate requests, seconds; 0 requests is no limit
         */
        $rate = apply_filters('stallkeeper_hosted_rate_limit', self::RATE);
        $identity = Site::current()->identity();
        $storage = Site::canRun() ? Folder::find($identity)?->storage : null;
        $address = $storage === null ? '' : RequestAddress::of(SiteFile::read($storage->siteFile($identity->token))->proxies ?? []);
        if ($storage === null || $address === '') {
            return false;
        }

        return (new RateLimit(new ScratchFile($storage->scratchFile()), 'hosted'))->hit($address, ...Rate::of($rate, self::RATE)) > 0;
    }
}
