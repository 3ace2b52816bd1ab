<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * What a visitor has chosen to see of what was found. The TypeScript twin is `src/search/refinements.ts`; both run the
 * cases of `fixtures/search/refinements.json`.
 */
final class Refinements
{
    /** Each chosen value is a filter for the engine, and part of every address of the page. */
    public const MOST_VALUES = 20;
    public const LONGEST_VALUE = 200;

    /**
     * @param array<string, list<string>> $values chosen values by attribute; no attribute without any
     * @param float|null $least lowest price
     * @param float|null $most highest price, not below the lowest
     * @param string $order key of an order; '' is the default
     */
    private function __construct(
        public readonly array $values = [],
        public readonly ?float $least = null,
        public readonly ?float $most = null,
        public readonly string $order = '',
    ) {}

    /**
     * @param array<array-key, mixed> $parameters of the address, without slashes; nonsense is as if it were not there, and
     *     two prices in the wrong order change places
     */
    public static function read(array $parameters, FacetList $list): self
    {
        $values = [];
        $left = self::MOST_VALUES;
        foreach ($list->groups as ['attribute' => $attribute, 'name' => $name]) {
            $raw = $parameters[$name] ?? [];
            $chosen = array_values(array_unique(array_filter(
                array_map(self::value(...), is_array($raw) ? array_values(array_slice($raw, 0, self::MOST_VALUES)) : [$raw]),
                static fn(string $value): bool => $value !== '',
            )));
            $chosen = array_slice($chosen, 0, $left);
            $left -= count($chosen);
            if ($chosen !== []) {
                $values[$attribute] = $chosen;
            }
        }
        $prices = $list->hasPrice ? [self::price($parameters[FacetList::LEAST] ?? null), self::price($parameters[FacetList::MOST] ?? null)] : [null, null];
        if ($prices[0] !== null && $prices[1] !== null) {
            sort($prices);
        }
        $order = $parameters[FacetList::SORT] ?? '';
        return new self($values, $prices[0], $prices[1], is_string($order) && in_array($order, array_column(array_slice($list->orders, 1), 'key'), true) ? $order : '');
    }

    /** Whether anything but the order is chosen. */
    public function narrow(): bool
    {
        return $this->values !== [] || $this->least !== null || $this->most !== null;
    }

    public function has(string $attribute, string $value): bool
    {
        return in_array($value, $this->values[$attribute] ?? [], true);
    }

    /** The same with a value chosen that was not, or the other way round. */
    public function toggle(string $attribute, string $value): self
    {
        $chosen = $this->values[$attribute] ?? [];
        $chosen = in_array($value, $chosen, true) ? array_values(array_diff($chosen, [$value])) : [...$chosen, $value];
        $values = [$attribute => $chosen] + $this->values;
        return new self(array_filter($values), $this->least, $this->most, $this->order);
    }

    public function sortedBy(string $order): self
    {
        return new self($this->values, $this->least, $this->most, $order);
    }

    public function withoutPrice(): self
    {
        return new self($this->values, null, null, $this->order);
    }

    /** Nothing chosen; the order stays. */
    public function cleared(): self
    {
        return new self([], null, null, $this->order);
    }

    /** @return list<array{string, string}> names and values for an address or a form, in the list's order */
    public function pairs(FacetList $list): array
    {
        $pairs = self::kindPairs($list->kind);
        foreach ($list->groups as ['attribute' => $attribute, 'name' => $name]) {
            foreach ($this->values[$attribute] ?? [] as $value) {
                $pairs[] = [$name . '[]', $value];
            }
        }
        foreach ([FacetList::LEAST => $this->least, FacetList::MOST => $this->most] as $name => $price) {
            if ($price !== null) {
                $pairs[] = [$name, (string) $price];
            }
        }
        return $this->order === '' ? $pairs : [...$pairs, [FacetList::SORT, $this->order]];
    }

    /** @return list<array{string, string}> */
    public static function kindPairs(string $kind): array
    {
        return $kind === '' ? [] : [[FacetList::KIND, $kind]];
    }

    /** @return array{values: object, least: float|null, most: float|null, order: string} */
    public function toArray(): array
    {
        return ['values' => (object) $this->values, 'least' => $this->least, 'most' => $this->most, 'order' => $this->order];
    }

    private static function value(mixed $raw): string
    {
        return is_string($raw) && strlen($raw) <= 4 * self::LONGEST_VALUE && preg_match('/^[^\x00-\x1F]{1,' . self::LONGEST_VALUE . '}$/Du', $raw) === 1 ? $raw : '';
    }

    /** A price from 0 to 999999999.99; a comma is a point. */
    private static function price(mixed $raw): ?float
    {
        $text = is_string($raw) ? str_replace(',', '.', trim($raw, " \t\r\n")) : '';
        return preg_match('/^\d{1,9}(\.\d{1,2})?$/D', $text) === 1 ? (float) $text : null;
    }
}
