<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/**
 * Where a visitor came from: spec section 4, in its order. In the browser `sourcebuster` decides by the same rules, from
 * an address and a referrer that `src/attribution/` has prepared.
 */
final class Rules
{
    private const MOST = 99999;

    /** @param callable(int, int): int $random between two bounds, for the promo code */
    public function __construct(private readonly Settings $settings, private $random = 'random_int') {}

    /** What is remembered after this page view. */
    public function after(Memory $memory, Visit $visit): Memory
    {
        $now = $visit->now;
        $lifetime = $this->settings->lifetime * 60;
        $hasSession = $memory->part(Memory::SESSION, $now) !== null;
        $referrer = Referrer::of($visit->referrer, $this->settings);
        $source = $this->source($memory, $visit, $referrer);
        if ($source !== null) {
            $extra = [
                'fd' => gmdate('Y-m-d H:i:s', $now),
                'ep' => $visit->address,
                'rf' => $visit->referrer === '' || $referrer->isPayment ? Text::NONE : $visit->referrer,
            ];
            $memory = $memory->with(Memory::CURRENT_EXTRA, $extra, $now, $lifetime);
            if ($memory->part(Memory::FIRST_EXTRA, $now) === null) {
                $memory = $memory->with(Memory::FIRST_EXTRA, $extra, $now, $lifetime);
            }
        }
        // Kept or new, the current source lives on from today; the first one dies of its own age.
        $source ??= $memory->isKnown($now) ? $memory->part(Memory::CURRENT, $now) ?? [] : self::plain('typein', '(direct)', Text::NONE);
        $memory = $memory->with(Memory::CURRENT, $source, $now, $lifetime);
        if ($memory->part(Memory::FIRST, $now) === null) {
            $memory = $memory->with(Memory::FIRST, $source, $now, $lifetime);
        }
        $visits = $memory->part(Memory::USER, $now);
        $count = $visits === null ? 1 : self::count($visits['vst'] ?? '') + ($hasSession ? 0 : 1);
        $memory = $memory->with(Memory::USER, ['vst' => (string) min($count, self::MOST)], $now, $lifetime);
        $pages = $hasSession ? self::count($memory->part(Memory::SESSION, $now)['pgs'] ?? '') + 1 : 1;
        $memory = $memory->with(
            Memory::SESSION,
            ['pgs' => (string) min($pages, self::MOST), 'cpg' => $visit->address],
            $now,
            $this->settings->session * 60,
        );
        return $this->withPromo($memory, $now, $lifetime);
    }

    /** @return array<string, string>|null the ten values; null when what is known stays */
    private function source(Memory $memory, Visit $visit, Referrer $referrer): ?array
    {
        $campaign = Campaign::of($visit->query);
        if ($campaign !== null) {
            if ($campaign['trm'] === Text::NONE && $referrer->term !== '') {
                $campaign['trm'] = $referrer->term;
            }
            return ['typ' => 'utm'] + $campaign;
        }
        if ($referrer->kind === 'organic') {
            return self::plain('organic', $referrer->source, $referrer->medium);
        }
        if ($referrer->kind === 'referral' && $memory->part(Memory::SESSION, $visit->now) === null) {
            return self::plain('referral', $referrer->source, $referrer->medium, $referrer->path);
        }
        $isUnknown = $memory->part(Memory::FIRST, $visit->now) === null && !$memory->isKnown($visit->now);
        return $isUnknown ? self::plain('typein', '(direct)', Text::NONE) : null;
    }

    /** @return array<string, string> */
    private static function plain(string $type, string $source, string $medium, string $content = Text::NONE): array
    {
        $said = ['typ' => $type, 'src' => $source, 'mdm' => $medium, 'cmp' => Text::NONE, 'cnt' => $content];
        return $said + array_fill_keys(Memory::PARTS[Memory::CURRENT], Text::NONE);
    }

    private function withPromo(Memory $memory, int $now, int $lifetime): Memory
    {
        $promo = $this->settings->promo;
        if ($promo === null || $memory->part(Memory::PROMO, $now) !== null) {
            return $memory;
        }
        $code = str_pad((string) ($this->random)($promo['min'], $promo['max']), strlen((string) $promo['max']), '0', STR_PAD_LEFT);
        return $memory->with(Memory::PROMO, ['code' => $code], $now, $lifetime);
    }

    /** A count that somebody has written over begins anew. */
    public static function count(string $text): int
    {
        return preg_match('/^\d{1,6}$/D', $text) === 1 ? max(1, (int) $text) : 1;
    }
}
