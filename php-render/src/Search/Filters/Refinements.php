<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

/**
 * The facet values, price range and sort order that a visitor has selected. The TypeScript counterpart is
 * `src/filters/refinements.ts`. Both pass the cases of `fixtures/search/refinements.json`.
 */
final class Refinements
{
    /** Maximum number of selected values. Each one is a filter of the search and part of every URL on the page. */
    public const MAX_VALUES = 20;
    public const MAX_VALUE_LENGTH = 200;

    /**
     * @param array<string, list<string>> $values attribute => selected values; attributes without a selection are
     *     omitted
     * @param float|null $minPrice minimum price
     * @param float|null $maxPrice maximum price, at least the minimum
     * @param string $order key of a sort order; '' for the default
     * @param string $minText text for the minimum price that is not a price; '' if there is none
     * @param string $maxText text for the maximum price that is not a price; '' if there is none
     */
    private function __construct(
        public readonly array $values = [],
        public readonly ?float $minPrice = null,
        public readonly ?float $maxPrice = null,
        public readonly string $order = '',
        public readonly string $minText = '',
        public readonly string $maxText = '',
    ) {}

    /**
     * @param array<array-key, mixed> $parameters URL parameters, without slashes; invalid values are ignored, texts
     * that are not prices are kept, and two prices in the wrong order are swapped
     */
    public static function read(array $parameters, FilterList $list): self
    {
        $values = [];
        $left = self::MAX_VALUES;
        foreach ($list->groups as ['attribute' => $attribute, 'name' => $name]) {
            $raw = $parameters[$name] ?? [];
            $selected = array_values(
                array_unique(
                    array_filter(
                        array_map(
                            self::value(...),
                            is_array($raw) ? array_values(array_slice($raw, 0, self::MAX_VALUES)) : [$raw],
                        ),
                        static fn(string $value): bool => $value !== '' &&
                            (!TermPath::isAttribute($attribute) || TermPath::id($value) > 0),
                    ),
                ),
            );
            $selected = array_slice($selected, 0, $left);
            $left -= count($selected);
            if ($selected !== []) {
                $values[$attribute] = $selected;
            }
        }
        $texts = array_map(
            static fn(string $name): string => $list->hasPrice ? self::priceText($parameters[$name] ?? null) : '',
            [FilterList::MIN_PARAMETER, FilterList::MAX_PARAMETER],
        );
        $prices = array_map($list->priceFormat->read(...), $texts);
        $unread = array_map(
            static fn(string $text, ?float $price): string => $price === null ? $text : '',
            $texts,
            $prices,
        );
        if ($prices[0] !== null && $prices[1] !== null) {
            sort($prices);
        }
        $order = $parameters[FilterList::SORT] ?? '';
        return new self(
            $values,
            $prices[0],
            $prices[1],
            is_string($order) && in_array($order, array_column(array_slice($list->orders, 1), 'key'), true)
                ? $order
                : '',
            $unread[0],
            $unread[1],
        );
    }

    /** Whether the visitor has selected anything apart from the sort order. */
    public function hasFilters(): bool
    {
        return $this->values !== [] || $this->minPrice !== null || $this->maxPrice !== null;
    }

    /** Whether a text for a price could not be read. */
    public function hasUnreadPrice(): bool
    {
        return $this->minText !== '' || $this->maxText !== '';
    }

    public function has(string $attribute, string $value): bool
    {
        return in_array($value, $this->values[$attribute] ?? [], true);
    }

    /** Returns a copy in which the value is selected or, if it was selected, deselected. */
    public function toggle(string $attribute, string $value): self
    {
        $selected = $this->values[$attribute] ?? [];
        $selected = in_array($value, $selected, true)
            ? array_values(array_diff($selected, [$value]))
            : [...$selected, $value];
        $values = [$attribute => $selected] + $this->values;
        return new self(array_filter($values), $this->minPrice, $this->maxPrice, $this->order);
    }

    public function sortedBy(string $order): self
    {
        return new self($this->values, $this->minPrice, $this->maxPrice, $order);
    }

    public function withoutPrice(): self
    {
        return new self($this->values, null, null, $this->order);
    }

    /** Returns a copy without a selection; the sort order stays. */
    public function cleared(): self
    {
        return new self([], null, null, $this->order);
    }

    /** @return list<array{string, string}> names and values for a URL or a form, in the order of the list */
    public function pairs(FilterList $list): array
    {
        $pairs = self::kindPairs($list->kind);
        foreach ($list->groups as ['attribute' => $attribute, 'name' => $name]) {
            foreach ($this->values[$attribute] ?? [] as $value) {
                $pairs[] = [$name . '[]', $value];
            }
        }
        foreach (
            [FilterList::MIN_PARAMETER => $this->minPrice, FilterList::MAX_PARAMETER => $this->maxPrice]
            as $name => $price
        ) {
            if ($price !== null) {
                $pairs[] = [$name, (string) $price];
            }
        }
        return $this->order === '' ? $pairs : [...$pairs, [FilterList::SORT, $this->order]];
    }

    /** @return list<array{string, string}> */
    private static function kindPairs(string $kind): array
    {
        return $kind === '' ? [] : [[FilterList::KIND, $kind]];
    }

    /**
     * @return array{values: object, minPrice: float|null, maxPrice: float|null, order: string, minText: string,
     *     maxText: string}
     */
    public function toArray(): array
    {
        return [
            'values' => (object) $this->values,
            'minPrice' => $this->minPrice,
            'maxPrice' => $this->maxPrice,
            'order' => $this->order,
            'minText' => $this->minText,
            'maxText' => $this->maxText,
        ];
    }

    private static function value(mixed $raw): string
    {
        return is_string($raw) &&
            strlen($raw) <= 4 * self::MAX_VALUE_LENGTH &&
            preg_match('/^[^\x00-\x1F]{1,' . self::MAX_VALUE_LENGTH . '}$/Du', $raw) === 1
            ? $raw
            : '';
    }

    /** Returns a text for a price, on one line and shortened. */
    private static function priceText(mixed $raw): string
    {
        return is_string($raw) && mb_check_encoding($raw, 'UTF-8')
            ? mb_substr(
                trim((string) preg_replace('/[\x00-\x1F\s]+/u', ' ', $raw)),
                0,
                PriceFormat::MAX_TEXT_LENGTH,
                'UTF-8',
            )
            : '';
    }
}
