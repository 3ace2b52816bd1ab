<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Stallkeeper\Tools\Search\Index\Storage\RateLimitSetting;
use Stallkeeper\Tools\Search\Query\VisitorRate;

/** Each search at the provider is paid for. Who asks for very many pages of results gets them from the shop's own engine. */
final class RateLimiter
{
    private const RATE = [60, 60];

    /** Whether this request's visitor has used up the searches that the shop pays for. */
    public static function hasHadEnough(): bool
    {
        /**
         * How many pages of results one address may have from the hosted provider.
         *
         * @param array{int, int} $rate requests, seconds; 0 requests is no limit
         */
        $rate = apply_filters('stallkeeper_hosted_rate_limit', self::RATE);

        return VisitorRate::hit(RateLimitSetting::of($rate, self::RATE), 'hosted') > 0;
    }
}
