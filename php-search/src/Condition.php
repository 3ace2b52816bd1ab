<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** A piece of SQL about the row `{id}`, with its values. */
final class Condition
{
    /** @param list<scalar> $values */
    public function __construct(public readonly string $sql, public readonly array $values = []) {}

    /** @param list<self> $conditions */
    public static function all(array $conditions): ?self
    {
        return self::join($conditions, ' AND ');
    }

    /** @param list<self> $conditions */
    public static function any(array $conditions): ?self
    {
        return self::join($conditions, ' OR ');
    }

    public static function facet(string $name, string $value, bool $not): self
    {
        $exists = $not ? 'NOT EXISTS' : 'EXISTS';

        // One look for each match; a list of all posts of the facet would be made anew for each question of a search.
        return new self(
            "$exists (SELECT 1 FROM facet_posts WHERE post = {id} AND facet IN (SELECT id FROM facets WHERE name = ? AND folded = ?))",
            [$name, mb_strtolower($value, 'UTF-8')],
        );
    }

    /** @param '='|'!='|'<'|'<='|'>'|'>=' $operator */
    public static function number(string $name, string $operator, float $value): self
    {
        $in = $operator === '!=' ? 'NOT IN' : 'IN';
        $operator = $operator === '!=' ? '=' : $operator;

        return new self("{id} $in (SELECT post FROM numbers WHERE name = ? AND value $operator CAST(? AS REAL))", [$name, $value]);
    }

    public static function between(string $name, float $low, float $high): self
    {
        return new self(
            '{id} IN (SELECT post FROM numbers WHERE name = ? AND value BETWEEN CAST(? AS REAL) AND CAST(? AS REAL))',
            [$name, $low, $high],
        );
    }

    public function not(): self
    {
        return new self("NOT ($this->sql)", $this->values);
    }

    public function about(string $id): string
    {
        return str_replace('{id}', $id, $this->sql);
    }

    /** @param list<self> $conditions */
    private static function join(array $conditions, string $word): ?self
    {
        if (count($conditions) < 2) {
            return $conditions[0] ?? null;
        }

        return new self(
            '(' . implode($word, array_map(static fn(self $one): string => $one->sql, $conditions)) . ')',
            array_merge(...array_map(static fn(self $one): array => $one->values, $conditions)),
        );
    }
}
