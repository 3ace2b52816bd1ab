<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** Classifies the referrer of a page view. The JavaScript counterpart is `src/order-source/referrer.ts`. */
final class Referrer
{
    private const ADDRESS = '~^(?<scheme>[a-z][a-z0-9+.-]*://)(?:[^/?#@]*@)?(?<host>[^/?#:]+)(?<port>:\d+)?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?~i';

    /**
     * @param SourceType|null $type null: no referrer, the shop itself, or a payment provider that sends the visitor
     *     back
     * @param string $source name of the search engine or site
     * @param string $path path of the referring page, for a referral
     * @param string $term search term, if the search engine sends it
     */
    private function __construct(
        public readonly ?SourceType $type = null,
        public readonly string $source = '',
        public readonly string $medium = '',
        public readonly string $path = '',
        public readonly string $term = '',
        public readonly bool $isPayment = false,
        public readonly bool $isOwn = false,
    ) {}

    public static function fromAddress(string $address, SourceSettings $settings): self
    {
        if (preg_match(self::ADDRESS, $address, $parts) !== 1) {
            return new self();
        }
        $host = SafeText::host($parts['host']);
        if ($host === '') {
            return new self();
        }
        if (self::isHostOfShop($host, $settings->host)) {
            return new self(isOwn: true);
        }
        $payments = [
            ...KnownSites::all()['payments'],
            ...array_map(static fn(string $own): string => "*.$own", $settings->payments),
        ];
        foreach ($payments as $pattern) {
            if (KnownSites::isHost($host, $pattern)) {
                return new self(isPayment: true);
            }
        }
        $params = SafeText::params($parts['query'] ?? '');
        $engine = self::engine($host, $params, $settings);
        if ($engine !== null) {
            $term =
                $engine === 'yandex' ? SafeText::clean(SafeText::decode($params['text'] ?? ''), SafeText::VALUE) : '';
            return new self(SourceType::Organic, $engine, 'organic', term: $term);
        }
        $path = SafeText::clean($parts['path'], SafeText::VALUE);
        foreach ($settings->referrals as $alias) {
            if (KnownSites::isHost($host, '*.' . $alias['host'])) {
                return new self(SourceType::Referral, $alias['source'], $alias['medium'], $path);
            }
        }
        $assistant = KnownSites::nameOf($host, KnownSites::all()['assistants']);
        return new self(
            SourceType::Referral,
            SafeText::clean(
                $assistant ?? (KnownSites::nameOf($host, KnownSites::all()['aliases']) ?? $host),
                SafeText::VALUE,
            ),
            $assistant === null ? 'referral' : 'ai',
            $path,
        );
    }

    /**
     * Shortens a referrer to the part that the rules need, for a form field that sends it back.
     *
     * The result is origin and path. Of the query it keeps only the parameter that identifies a search engine, with its
     * value if the rules use the search term (Yandex). `fromAddress()` returns the same result for the short and the
     * full referrer.
     *
     * @param string $address referrer as the browser sent it
     * @return string at most `SafeText::ADDRESS` long; '' for payment providers, invalid URLs, and URLs of the shop
     *   without a campaign
     */
    public static function shortened(string $address, SourceSettings $settings): string
    {
        $whole = self::fromAddress($address, $settings);
        if ($whole->isOwn && preg_match(self::ADDRESS, $address, $parts) === 1) {
            $pairs = array_filter(
                explode('&', $parts['query'] ?? ''),
                static fn(string $pair): bool => Campaign::isAdded(explode('=', $pair, 2)[0]),
            );
            $campaign = implode('&', $pairs);
            return Campaign::parse($campaign) === null
                ? ''
                : SafeText::clean(
                    $parts['scheme'] . $parts['host'] . $parts['port'] . $parts['path'] . '?' . $campaign,
                    SafeText::ADDRESS,
                );
        }
        if ($whole->type === null || preg_match(self::ADDRESS, $address, $parts) !== 1) {
            return '';
        }
        $short = SafeText::clean(
            $parts['scheme'] . $parts['host'] . $parts['port'] . $parts['path'],
            SafeText::ADDRESS,
        );
        if (self::fromAddress($short, $settings)->equals($whole)) {
            return $short;
        }
        $names = array_column([...$settings->organics, ...KnownSites::all()['specification']], 'param', 'param');
        foreach (array_intersect_key(SafeText::params($parts['query'] ?? ''), $names) as $name => $value) {
            foreach (["$short?$name=", SafeText::clean("$short?$name=$value", SafeText::ADDRESS)] as $candidate) {
                if (self::fromAddress($candidate, $settings)->equals($whole)) {
                    return $candidate;
                }
            }
        }
        return $short;
    }

    private function equals(self $other): bool
    {
        return get_object_vars($this) === get_object_vars($other);
    }

    /** Whether the host is the shop's own host, a subdomain of it or a parent domain of it. */
    private static function isHostOfShop(string $host, string $own): bool
    {
        return $host === $own ||
            str_ends_with($host, '.' . $own) ||
            (str_contains($host, '.') && str_ends_with($own, '.' . $host));
    }

    /** @param array<string, string> $params */
    private static function engine(string $host, array $params, SourceSettings $settings): ?string
    {
        foreach ($settings->organics as $organic) {
            if (isset($params[$organic['param']]) && KnownSites::isHost($host, '*.' . $organic['host'])) {
                return $organic['source'];
            }
        }
        foreach (KnownSites::all()['specification'] as $engine) {
            if (isset($params[$engine['param']]) && KnownSites::isHost($host, $engine['host'])) {
                return $engine['source'];
            }
        }
        return KnownSites::nameOf($host, KnownSites::all()['engines']);
    }
}
