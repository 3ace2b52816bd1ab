<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

/** A filter of a search, or a combination of several. It reads from the index only when posts() is called. */
final class Condition
{
    /** @param \Closure(FilterPosts): PostSet $posts */
    private function __construct(private readonly \Closure $posts) {}

    /** @return PostSet posts that match the filter */
    public function posts(FilterPosts $index): PostSet
    {
        return ($this->posts)($index);
    }

    /**
     * @param list<self> $conditions
     *
     * @return self|null null for an empty list
     */
    public static function all(array $conditions): ?self
    {
        return self::joined($conditions, static fn(PostSet $one, PostSet $other): PostSet => $one->and($other));
    }

    /**
     * @param list<self> $conditions
     *
     * @return self|null null for an empty list
     */
    public static function any(array $conditions): ?self
    {
        return self::joined($conditions, static fn(PostSet $one, PostSet $other): PostSet => $one->or($other));
    }

    /** @param string $value compared without regard to case */
    public static function facet(string $name, string $value, bool $not): self
    {
        $has = new self(static fn(FilterPosts $index): PostSet => $index->withFacet($name, $value));

        return $not ? $has->not() : $has;
    }

    public static function number(string $name, Operator $operator, float $value): self
    {
        return $operator === Operator::NotEqual
            ? self::number($name, Operator::Equal, $value)->not()
            : new self(static fn(FilterPosts $index): PostSet => $index->withNumber($name, $operator, $value));
    }

    /** Matches values from $low to $high, both included. */
    public static function between(string $name, float $low, float $high): self
    {
        return new self(static fn(FilterPosts $index): PostSet => $index->withNumberBetween($name, $low, $high));
    }

    /** Negates the condition. A post without the attribute matches the negated condition. */
    public function not(): self
    {
        return new self(fn(FilterPosts $index): PostSet => $index->every()->without($this->posts($index)));
    }

    /**
     * @param list<self>                            $conditions
     * @param \Closure(PostSet, PostSet): PostSet $join
     */
    private static function joined(array $conditions, \Closure $join): ?self
    {
        if (count($conditions) < 2) {
            return $conditions[0] ?? null;
        }

        return new self(static function (FilterPosts $index) use ($conditions, $join): PostSet {
            $posts = $conditions[0]->posts($index);
            foreach (array_slice($conditions, 1) as $condition) {
                $posts = $join($posts, $condition->posts($index));
            }

            return $posts;
        });
    }
}
