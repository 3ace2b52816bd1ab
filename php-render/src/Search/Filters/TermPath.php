<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

/**
 * A value of a filter by category: the names of a term and its ancestors, and the id of the term, such as
 * "Men › Shoes~12".
 *
 * The id identifies the term, because several terms can have the same name. The names are part of the value, so that
 * every engine returns them with its counts. The TypeScript counterpart is `src/filters/termPath.ts`. Both pass the
 * cases of `fixtures/search/term-paths.json`.
 */
final class TermPath
{
    /** Attributes with such values begin with this text. The name of the taxonomy follows. */
    public const ATTRIBUTE = 'term_paths.';

    private const SEPARATOR = ' › ';

    private const LEFT_OUT = '…';

    private const VALUE = '/^(.+)~([1-9]\d{0,18})$/Dsu';

    /** Maximum characters of the names. Of a longer path, names in the middle are left out. */
    private const MAX_LENGTH = 150;

    private const MAX_NAME_LENGTH = 100;

    private const MAX_ANCESTOR_LENGTH = 40;

    public static function isAttribute(string $attribute): bool
    {
        return str_starts_with($attribute, self::ATTRIBUTE);
    }

    /** @param non-empty-list<string> $names names of the term and its ancestors as plain text, the term last */
    public static function make(array $names, int $id): string
    {
        $path = self::shortName(array_pop($names), self::MAX_NAME_LENGTH);
        $names = array_map(
            static fn(string $name): string => self::shortName($name, self::MAX_ANCESTOR_LENGTH),
            $names,
        );
        $first = array_shift($names);
        $room = self::MAX_LENGTH - self::length($path) - ($first === null ? 0 : self::length($first));
        while ($names !== [] && self::length(end($names)) + self::length(self::LEFT_OUT) <= $room) {
            $name = array_pop($names);
            $room -= self::length($name);
            $path = $name . self::SEPARATOR . $path;
        }
        $path = ($names === [] ? '' : self::LEFT_OUT . self::SEPARATOR) . $path;

        return ($first === null ? '' : $first . self::SEPARATOR) . "$path~$id";
    }

    /** @return int id of the term; 0 for a text that is not a value */
    public static function id(string $value): int
    {
        return preg_match(self::VALUE, $value, $found) === 1 ? (int) $found[2] : 0;
    }

    /**
     * @param list<string> $values values that are shown together
     *
     * @return array<array-key, string> texts by value: the name of the term, or its path if several terms have the name
     */
    public static function labels(array $values): array
    {
        $paths = [];
        $names = [];
        foreach ($values as $value) {
            $paths[$value] = preg_match(self::VALUE, $value, $found) === 1 ? $found[1] : $value;
            $parts = explode(self::SEPARATOR, $paths[$value]);
            $names[$value] = $parts[count($parts) - 1];
        }
        $uses = array_count_values($names);
        $labels = [];
        foreach ($names as $value => $name) {
            $labels[$value] = $uses[$name] > 1 ? $paths[$value] : $name;
        }

        return $labels;
    }

    private static function shortName(string $name, int $max): string
    {
        // A name that contains the separator would look like several names.
        $name = str_replace(trim(self::SEPARATOR), '>', $name);

        return mb_strlen($name, 'UTF-8') <= $max ? $name : mb_substr($name, 0, $max - 1, 'UTF-8') . self::LEFT_OUT;
    }

    private static function length(string $name): int
    {
        return mb_strlen($name . self::SEPARATOR, 'UTF-8');
    }
}
