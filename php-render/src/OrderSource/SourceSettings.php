<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** Settings of the traffic source: how long it is stored, and the site owner's own referrers and search engines. */
final class SourceSettings
{
    public const MONTHS = 6.0;
    public const MAX_MONTHS = 120.0;
    public const MINUTES_A_MONTH = 30 * 24 * 60;

    /** WooCommerce uses this number of months for a session cookie. */
    public const MIN_MONTHS = 0.00001;

    /** Compensates floating-point errors: 0.7 * 43200 is slightly less than 30240. */
    private const ROUNDING = 1e-6;

    public const SESSION_MINUTES = 30;
    public const MAX_SESSION_MINUTES = 1440;
    public const PROMO = ['min' => 100000, 'max' => 999999];

    /**
     * @param string $host host of the shop, without `www.`
     * @param int $lifetime minutes; 0 until the browser is closed
     * @param int $session minutes
     * @param array{min: int, max: int}|null $promo
     * @param list<array{host: string, source: string, medium: string}> $referrals
     * @param list<array{host: string, param: string, source: string}> $organics
     * @param list<string> $payments hosts of payment providers
     */
    private function __construct(
        public readonly string $host,
        public readonly int $lifetime,
        public readonly int $session,
        public readonly ?array $promo,
        public readonly array $referrals,
        public readonly array $organics,
        public readonly array $payments,
    ) {}

    /**
     * @param array<string, mixed> $raw lifetime (months), session (minutes), promo (true, or min and max), referrals
     * (host, display, medium), organics (host, param, display), payments (hosts); invalid values become the default
     */
    public static function fromArray(string $host, array $raw): self
    {
        $months = self::number($raw['lifetime'] ?? null);
        $session = self::number($raw['session'] ?? null);
        return new self(
            SafeText::host($host),
            (int) floor(
                ($months > 0 ? min($months, self::MAX_MONTHS) : self::MONTHS) * self::MINUTES_A_MONTH + self::ROUNDING,
            ),
            $session >= 1 ? (int) min($session, self::MAX_SESSION_MINUTES) : self::SESSION_MINUTES,
            self::promo($raw['promo'] ?? false),
            self::referrals($raw['referrals'] ?? null),
            self::organics($raw['organics'] ?? null),
            self::hosts($raw['payments'] ?? null),
        );
    }

    /** @return float the lifetime as WooCommerce's script expects it: in months, above 0 */
    public function months(): float
    {
        return max($this->lifetime / self::MINUTES_A_MONTH, self::MIN_MONTHS);
    }

    /** @return float 0 if the value is not a number */
    private static function number(mixed $raw): float
    {
        if (is_int($raw) || (is_float($raw) && is_finite($raw))) {
            return (float) $raw;
        }
        return is_string($raw) && preg_match('/^\s*\+?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9})\s*$/D', $raw) === 1
            ? (float) trim($raw)
            : 0.0;
    }

    /** @return array{min: int, max: int}|null */
    private static function promo(mixed $raw): ?array
    {
        if ($raw === false || $raw === null || $raw === '' || $raw === 0) {
            return null;
        }
        $bounds = is_array($raw) ? $raw : [];
        $min = (int) self::number($bounds['min'] ?? null) ?: self::PROMO['min'];
        $max = (int) self::number($bounds['max'] ?? null) ?: self::PROMO['max'];
        return $min > 0 && $min <= $max ? ['min' => $min, 'max' => $max] : self::PROMO;
    }

    /** @return list<array{host: string, source: string, medium: string}> */
    private static function referrals(mixed $raw): array
    {
        $list = [];
        foreach (is_array($raw) ? $raw : [] as $one) {
            $host = SafeText::host(self::text($one, 'host'));
            if ($host !== '') {
                $list[] = [
                    'host' => $host,
                    'source' => self::text($one, 'display') ?: $host,
                    'medium' => self::text($one, 'medium') ?: 'referral',
                ];
            }
        }
        return $list;
    }

    /** @return list<array{host: string, param: string, source: string}> */
    private static function organics(mixed $raw): array
    {
        $list = [];
        foreach (is_array($raw) ? $raw : [] as $one) {
            $host = SafeText::host(self::text($one, 'host'));
            $param = self::text($one, 'param');
            if ($host !== '' && $param !== '') {
                $list[] = ['host' => $host, 'param' => $param, 'source' => self::text($one, 'display') ?: $host];
            }
        }
        return $list;
    }

    /** @return list<string> */
    private static function hosts(mixed $raw): array
    {
        $hosts = array_map(
            static fn(mixed $host): string => is_string($host) ? SafeText::host($host) : '',
            is_array($raw) ? $raw : [],
        );
        return array_values(array_filter($hosts, static fn(string $host): bool => $host !== ''));
    }

    private static function text(mixed $entry, string $key): string
    {
        $value = is_array($entry) ? $entry[$key] ?? '' : '';
        return is_string($value) ? SafeText::clean($value, SafeText::VALUE) : '';
    }
}
