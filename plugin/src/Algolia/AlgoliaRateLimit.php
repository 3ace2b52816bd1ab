<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Tools\Search\Limits\RateLimitSetting;
use Stallkeeper\Tools\Search\Limits\VisitorRate;

/**
 * Limits each visitor's searches at the provider, because they cost money. Beyond the limit the built-in engine
 * answers.
 */
final class AlgoliaRateLimit
{
    private const RATE = [60, 60];

    public function __construct(private readonly VisitorRate $rate) {}

    /** Whether this request's visitor has reached the limit. */
    public function hasHadEnough(): bool
    {
        /**
         * Filters how many search requests to the hosted provider the pages of one IP address may cause.
         *
         * @param array{int, int} $rate requests, seconds; 0 requests means no limit
         */
        $rate = apply_filters('stallkeeper_algolia_rate_limit', self::RATE);

        return $this->rate->hit(RateLimitSetting::sanitize($rate, self::RATE), 'algolia') > 0;
    }
}
