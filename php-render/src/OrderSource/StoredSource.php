<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

use Stallkeeper\Render\Http\Input;

/**
 * The stored traffic source of a visitor, in parts. The browser stores each part in a cookie with the same name. A part
 * has values and an expiry.
 *
 * @phpstan-type Part array<string, string>
 */
final class StoredSource
{
    public const CURRENT = 'current';
    public const CURRENT_EXTRA = 'current_add';
    public const FIRST = 'first';
    public const FIRST_EXTRA = 'first_add';
    public const SESSION = 'session';
    public const USER = 'udata';
    public const PROMO = 'promo';

    /** The values of each part, in the order of the cookies. */
    public const PARTS = [
        self::CURRENT => ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'],
        self::CURRENT_EXTRA => ['fd', 'ep', 'rf'],
        self::FIRST => ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'],
        self::FIRST_EXTRA => ['fd', 'ep', 'rf'],
        self::SESSION => ['pgs', 'cpg'],
        self::USER => ['vst', 'uag'],
        self::PROMO => ['code'],
    ];

    /**
     * @param array<string, array{int, array<string, string>}> $parts name => expiry as Unix time (0: until the browser
     *   is closed) and values
     */
    private function __construct(private readonly array $parts) {}

    public static function none(): self
    {
        return new self([]);
    }

    /** @param array<array-key, mixed> $raw array from {@see toArray}; invalid parts are ignored */
    public static function fromArray(array $raw): self
    {
        $parts = [];
        foreach (self::PARTS as $name => $keys) {
            [$until, $values] = Input::fromArray($raw)->at($name)->all() + [null, null];
            if (is_int($until) && is_array($values)) {
                $parts[$name] = [
                    $until,
                    array_filter(
                        array_combine($keys, array_map(Input::fromArray($values)->textOrNull(...), $keys)),
                        is_string(...),
                    ),
                ];
            }
        }
        return new self($parts);
    }

    /** @return array<string, array{int, array<string, string>}> */
    public function toArray(): array
    {
        return $this->parts;
    }

    /** @return array<string, string>|null null when the part does not exist or has expired */
    public function part(string $name, int $now): ?array
    {
        [$until, $values] = $this->parts[$name] ?? [0, null];
        return $until !== 0 && $until <= $now ? null : $values;
    }

    /** @return int Unix time; 0 until the browser is closed */
    public function expiry(string $name): int
    {
        return $this->parts[$name][0] ?? 0;
    }

    /**
     * @param array<string, string> $values
     * @param int $seconds lifetime; 0 until the browser is closed
     */
    public function with(string $name, array $values, int $now, int $seconds): self
    {
        return new self([$name => [$seconds === 0 ? 0 : $now + $seconds, $values]] + $this->parts);
    }

    public function isKnown(int $now): bool
    {
        return SourceType::tryFrom($this->part(self::CURRENT, $now)['typ'] ?? '') !== null;
    }
}
