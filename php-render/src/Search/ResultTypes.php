<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * The types of results of a search, and the one whose list is shown. The TypeScript counterpart is
 * `src/search/viewModels/resultTypes.ts`. Both pass the cases of `fixtures/search/types.json`.
 *
 * @phpstan-type TabView array{key: string, label: string, href: string, count: string, current: 'true'|null}
 */
final class ResultTypes
{
    /** Fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const TAB_FIELDS = ['key' => true, 'label' => true, 'href' => true, 'count' => true, 'current' => true];

    /**
     * Chooses the type whose list is shown: the one that the visitor has chosen if it has results, otherwise the one
     * with results that contain all words, of these the one whose first result has most words of the query in its
     * title, terms or codes. Of equal types, the first one of
     * the list wins, so products are before articles that match as well. If the visitor has requested a further page,
     * the type that reaches it is before the others.
     *
     * @param non-empty-list<ResultType> $types
     * @param string|null $chosen key of the chosen type; null if the visitor has chosen none
     * @param bool $isFiltered whether the chosen list has filters: it is then shown even if it is empty
     */
    public static function choose(array $types, ?string $chosen, bool $isFiltered = false): ResultType
    {
        $best = null;
        $own = null;
        foreach ($types as $type) {
            $own = $type->key === $chosen ? $type : $own;
            if ($type->list->total > 0 && ($best === null || self::rank($type) > self::rank($best))) {
                $best = $type;
            }
        }

        return $own !== null && ($isFiltered || $own->list->total > 0) ? $own : $best ?? ($own ?? $types[0]);
    }

    /**
     * @param list<ResultType> $types
     * @return list<TabView> tabs of the types with results; empty if there is only one
     */
    public static function tabs(
        array $types,
        ?ResultType $shown,
        string $query,
        SearchAddress $address,
        SearchTexts $texts,
    ): array {
        $found = self::found($types, $shown);

        return count($found) < 2
            ? []
            : array_map(
                static fn(ResultType $type): array => [
                    'key' => $type->key,
                    'label' => $type->label,
                    'href' => $address->withParameters(self::pairs($type->key))->buildUrl($query),
                    'count' => $texts->number($type->list->total),
                    'current' => $type === $shown ? 'true' : null,
                ],
                $found,
            );
    }

    /**
     * @param list<ResultType> $types
     * @return string|null heading above the list if only one type has results; null if it is the type that needs no
     *     parameter, which is the only one of most sites without a shop
     */
    public static function heading(array $types, ?ResultType $shown): ?string
    {
        return $shown !== null &&
            $shown->key !== '' &&
            $shown->list->total > 0 &&
            count(self::found($types, $shown)) === 1
            ? $shown->label
            : null;
    }

    /**
     * @param list<ResultType> $types
     * @return int number of results of all types
     */
    public static function total(array $types): int
    {
        return array_sum(array_map(static fn(ResultType $type): int => $type->list->total, $types));
    }

    /** @param list<ResultType> $types */
    public static function isExact(array $types): bool
    {
        return array_filter($types, static fn(ResultType $type): bool => !$type->list->isExact) === [];
    }

    /** @return list<array{string, string}> URL parameters that choose a type */
    public static function pairs(string $key): array
    {
        return $key === '' ? [] : [[Filters\FilterList::KIND, $key]];
    }

    /**
     * @param list<ResultType> $types
     * @return list<ResultType> types with results, and the shown one, whose filters may exclude all results
     */
    private static function found(array $types, ?ResultType $shown): array
    {
        return array_values(
            array_filter($types, static fn(ResultType $type): bool => $type->list->total > 0 || $type === $shown),
        );
    }

    /** @return array{int, int, int} the higher, the better */
    private static function rank(ResultType $type): array
    {
        return [$type->list->page, $type->list->complete > 0 ? 1 : 0, $type->list->matchedWords()];
    }
}
