<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Template;

use Stallkeeper\Render\Tests\Fixture;

/**
 * Generates templates from the lists of elements and attributes. `src/test/elementCases.ts` generates the same cases.
 *
 * @phpstan-type Lists array{refused: string, values: array<string, list<string>>, attributes: array<string,
 *     array{kind: string, values?: list<string>}>, globalAttributes: string, globalSvgAttributes: string,
 *     contexts: array<string, string>, elements: array<string, string>, svgElements: array<string, string>}
 * @phpstan-type ElementCase array{source: string, data: array<string, mixed>, page: string}
 */
final class ElementCases
{
    private const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'];

    /** @return Lists */
    public static function lists(): array
    {
        static $read = null;
        /** @var Lists $lists */
        $lists = $read ??= Fixture::read('template/elements');
        return $lists;
    }

    /** @return list<ElementCase> every attribute of an element with every value, written and bound, and all together */
    public static function build(string $name): array
    {
        $cases = [];
        $all = [];
        foreach (self::attributes($name) as $attribute) {
            ['kind' => $kind] = self::lists()['attributes'][$attribute];
            $values = self::lists()['attributes'][$attribute]['values'] ?? self::lists()['values'][$kind];
            $all[$attribute] = $values[0];
            foreach ($values as $value) {
                $cases[] = self::written($name, [$attribute => $value]);
            }
            if ($kind !== 'style') {
                foreach (self::boundValues($attribute, $kind, $values) as [$value, $text]) {
                    $cases[] = self::bound($name, $attribute, $value, $text);
                }
            }
        }
        $cases[] = self::written($name, $all);
        return $cases;
    }

    /** @return list<string> */
    private static function attributes(string $name): array
    {
        $lists = self::lists();
        return self::words(
            isset($lists['svgElements'][$name])
                ? $lists['svgElements'][$name] . ' ' . $lists['globalSvgAttributes']
                : $lists['elements'][$name] . ' ' . $lists['globalAttributes'],
        );
    }

    /**
     * @param list<string> $values
     * @return list<array{mixed, string|null}> values to bind, each with the attribute's text; null where the attribute
     *   is left out
     */
    private static function boundValues(string $attribute, string $kind, array $values): array
    {
        $isState = preg_match('/^(aria|data)-/', $attribute) === 1;
        $bound = array_map(static fn(string $value): array => [$value, $value], $values);
        $bound[] = [false, $isState ? 'false' : null];
        $bound[] = [null, null];
        $bound[] = match ($kind) {
            'url' => ['javascript:alert(1)', null],
            'number' => [7, '7'],
            default => [true, $isState ? 'true' : ''],
        };
        return $bound;
    }

    /**
     * @param array<string, string> $attributes
     * @return ElementCase
     */
    private static function written(string $name, array $attributes): array
    {
        $text = '';
        foreach ($attributes as $attribute => $value) {
            $text .= ' ' . $attribute . '="' . self::escape($value) . '"';
        }
        $html = self::wrap($name, $text . ' data-part="x"');
        return ['source' => $html, 'data' => [], 'page' => $html];
    }

    /** @return ElementCase */
    private static function bound(string $name, string $attribute, mixed $value, ?string $text): array
    {
        return [
            'source' => self::wrap($name, ' data-shop-bind--' . $attribute . '="value"'),
            'data' => ['value' => $value],
            'page' => self::wrap($name, $text === null ? '' : ' ' . $attribute . '="' . self::escape($text) . '"'),
        ];
    }

    /** Prints the element inside the elements that it needs around it. */
    private static function wrap(string $name, string $attributes): string
    {
        preg_match('/^([\w-]+)(?:\[type=(\w+)\])?$/', $name, $parts);
        $tag = $parts[1] ?? $name;
        $around = self::words(self::lists()['contexts'][$name] ?? '');
        return implode('', array_map(static fn(string $one): string => '<' . $one . '>', $around)) .
            '<' .
            $tag .
            (isset($parts[2]) ? ' type="' . $parts[2] . '"' : '') .
            $attributes .
            '>' .
            (in_array($tag, self::VOID, true) ? '' : '</' . $tag . '>') .
            implode('', array_map(static fn(string $one): string => '</' . $one . '>', array_reverse($around)));
    }

    /** @return list<string> */
    private static function words(string $text): array
    {
        return array_values(array_filter(explode(' ', $text), static fn(string $word): bool => $word !== ''));
    }

    private static function escape(string $text): string
    {
        return strtr($text, ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;', "'" => '&apos;']);
    }
}
