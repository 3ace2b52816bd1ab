<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * Determines where a visitor came from. In the browser `sourcebuster` applies the same rules to the URL and referrer
 * that `src/order-source/` prepares.
 */
final class SourceRules
{
    private const MAX_COUNT = 99999;

    /** @param callable(int, int): int $random returns a random number between two limits, for the promo code */
    public function __construct(private readonly SourceSettings $settings, private $random = 'random_int') {}

    /** Returns the stored source after a page view. */
    public function after(StoredSource $memory, PageView $visit): StoredSource
    {
        $now = $visit->now;
        $lifetime = $this->settings->lifetime * 60;
        $hasSession = $memory->part(StoredSource::SESSION, $now) !== null;
        $referrer = Referrer::fromAddress($visit->referrer, $this->settings);
        $landing = $referrer->isOwn ? $this->landing($memory, $visit) : $visit;
        $source = $this->source($memory, $landing, $referrer);
        if ($source !== null) {
            $extra = [
                'fd' => gmdate('Y-m-d H:i:s', $now),
                'ep' => $landing->address,
                'rf' => $landing->referrer === '' || $referrer->isPayment ? SafeText::NONE : $landing->referrer,
            ];
            $memory = $memory->with(StoredSource::CURRENT_EXTRA, $extra, $now, $lifetime);
            if ($memory->part(StoredSource::FIRST_EXTRA, $now) === null) {
                $memory = $memory->with(StoredSource::FIRST_EXTRA, $extra, $now, $lifetime);
            }
        }
        // Every page view renews the current source. The first source keeps its original expiry.
        $source ??= $memory->isKnown($now)
            ? $memory->part(StoredSource::CURRENT, $now) ?? []
            : self::plain(SourceType::Direct, '(direct)', SafeText::NONE);
        $memory = $memory->with(StoredSource::CURRENT, $source, $now, $lifetime);
        if ($memory->part(StoredSource::FIRST, $now) === null) {
            $memory = $memory->with(StoredSource::FIRST, $source, $now, $lifetime);
        }
        $visits = $memory->part(StoredSource::USER, $now);
        $count = $visits === null ? 1 : self::count($visits['vst'] ?? '') + ($hasSession ? 0 : 1);
        $memory = $memory->with(StoredSource::USER, ['vst' => (string) min($count, self::MAX_COUNT)], $now, $lifetime);
        $pages = $hasSession ? self::count($memory->part(StoredSource::SESSION, $now)['pgs'] ?? '') + 1 : 1;
        $memory = $memory->with(
            StoredSource::SESSION,
            ['pgs' => (string) min($pages, self::MAX_COUNT), 'cpg' => $visit->address],
            $now,
            $this->settings->session * 60,
        );
        return $this->withPromo($memory, $now, $lifetime);
    }

    /**
     * A visitor may allow tracking on the page after the landing page. Its URL with the campaign is the referrer then.
     *
     * @return PageView the page view whose URL contains the campaign
     */
    private function landing(StoredSource $memory, PageView $visit): PageView
    {
        $isUnknown = $memory->part(StoredSource::FIRST, $visit->now) === null && !$memory->isKnown($visit->now);
        $previous = new PageView($visit->referrer, '', $visit->now);

        return $isUnknown && Campaign::parse($visit->query) === null && Campaign::parse($previous->query) !== null
            ? $previous
            : $visit;
    }

    /** @return array<string, string>|null the ten values of a new source; null when the stored source stays */
    private function source(StoredSource $memory, PageView $visit, Referrer $referrer): ?array
    {
        $campaign = Campaign::parse($visit->query);
        if ($campaign !== null) {
            if ($campaign['trm'] === SafeText::NONE && $referrer->term !== '') {
                $campaign['trm'] = $referrer->term;
            }
            return ['typ' => SourceType::Campaign->value] + $campaign;
        }
        if ($referrer->type === SourceType::Organic) {
            return self::plain(SourceType::Organic, $referrer->source, $referrer->medium);
        }
        if ($referrer->type === SourceType::Referral && $memory->part(StoredSource::SESSION, $visit->now) === null) {
            return self::plain(SourceType::Referral, $referrer->source, $referrer->medium, $referrer->path);
        }
        $isUnknown = $memory->part(StoredSource::FIRST, $visit->now) === null && !$memory->isKnown($visit->now);
        return $isUnknown ? self::plain(SourceType::Direct, '(direct)', SafeText::NONE) : null;
    }

    /** @return array<string, string> */
    private static function plain(
        SourceType $type,
        string $source,
        string $medium,
        string $content = SafeText::NONE,
    ): array {
        $said = ['typ' => $type->value, 'src' => $source, 'mdm' => $medium, 'cmp' => SafeText::NONE, 'cnt' => $content];
        return $said + array_fill_keys(StoredSource::PARTS[StoredSource::CURRENT], SafeText::NONE);
    }

    private function withPromo(StoredSource $memory, int $now, int $lifetime): StoredSource
    {
        $promo = $this->settings->promo;
        if ($promo === null || $memory->part(StoredSource::PROMO, $now) !== null) {
            return $memory;
        }
        $code = str_pad(
            (string) ($this->random)($promo['min'], $promo['max']),
            strlen((string) $promo['max']),
            '0',
            STR_PAD_LEFT,
        );
        return $memory->with(StoredSource::PROMO, ['code' => $code], $now, $lifetime);
    }

    /** Reads a counter. An invalid value counts as 1, because visitors can change it. */
    public static function count(string $text): int
    {
        return preg_match('/^\d{1,6}$/D', $text) === 1 ? max(1, (int) $text) : 1;
    }
}
