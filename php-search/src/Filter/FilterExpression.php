<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\Utf8;

/** Parses a `filters` expression: `category:"Garden tools" AND (price < 10 OR NOT author:Ada) AND id:1 TO 5`. */
final class FilterExpression
{
    private const DEPTH = 20;

    /** Maximum number of filters, operators and parentheses: several times what the maximum number of filters needs. */
    private const PIECES = 400;
    private const PIECE = '/\G\s*(?:(\(|\))|(AND|OR|NOT)\b|((?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|[^\s()"\'])+(?:\s*(?:<=|>=|!=|<|>|=)\s*-?[\d.]+|\s+TO\s+-?[\d.]+)?))/u';

    /** @var list<string> */
    private array $pieces = [];

    private int $at = 0;

    /**
     * @param \Closure(string, string, callable(string): Condition): Condition $count takes the text of a filter, the
     *   parameter name and a parser for the text; enforces the limits
     * @param \Closure(string): Condition $number parser for a numeric filter such as "price < 10"
     */
    public function __construct(
        private readonly string $text,
        private readonly \Closure $count,
        private readonly \Closure $number,
    ) {
        $offset = 0;
        $text = rtrim(Utf8::clean($text));
        while ($offset < strlen($text)) {
            if (count($this->pieces) > self::PIECES || preg_match(self::PIECE, $text, $found, 0, $offset) !== 1) {
                throw $this->wrong();
            }
            $this->pieces[] = trim($found[0]);
            $offset += strlen($found[0]);
        }
    }

    /** @throws SearchException */
    public function parse(): Condition
    {
        $condition = $this->either(0);
        if ($this->at < count($this->pieces)) {
            throw $this->wrong();
        }

        return $condition;
    }

    private function either(int $depth): Condition
    {
        if ($depth > self::DEPTH) {
            throw $this->wrong();
        }
        $parts = [$this->both($depth)];
        while ($this->take('OR')) {
            $parts[] = $this->both($depth);
        }

        return Condition::any($parts) ?? throw $this->wrong();
    }

    private function both(int $depth): Condition
    {
        $parts = [$this->one($depth)];
        while ($this->take('AND')) {
            $parts[] = $this->one($depth);
        }

        return Condition::all($parts) ?? throw $this->wrong();
    }

    private function one(int $depth): Condition
    {
        if ($this->take('NOT')) {
            return $depth > self::DEPTH ? throw $this->wrong() : $this->one($depth + 1)->not();
        }
        if ($this->take('(')) {
            $inside = $this->either($depth + 1);

            return $this->take(')') ? $inside : throw $this->wrong();
        }
        $piece = $this->pieces[$this->at] ?? throw $this->wrong();
        if (in_array($piece, ['AND', 'OR', ')'], true)) {
            throw $this->wrong();
        }
        $this->at++;

        return ($this->count)($piece, 'filters', $this->leaf(...));
    }

    private function leaf(string $piece): Condition
    {
        if (
            preg_match(
                '/^("[^"]+"|\'[^\']+\'|[^\s"\'<>=!:]+)\s*(?:(?:<=|>=|!=|<|>|=)|:\s*-?[\d.]+\s+TO\s)/',
                $piece,
                $found,
            ) === 1
        ) {
            return ($this->number)(self::unquote($found[1]) . substr($piece, strlen($found[1])));
        }
        $colon =
            preg_match('/^("(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|[^:"\']+):(.+)$/su', $piece, $found) === 1;

        return $colon
            ? Condition::facet(self::unquote($found[1]), self::unquote($found[2]), false)
            : Condition::facet('_tags', self::unquote($piece), false);
    }

    private static function unquote(string $text): string
    {
        $quote = $text[0] ?? '';

        return strlen($text) > 1 && ($quote === '"' || $quote === "'") && str_ends_with($text, $quote)
            ? preg_replace('/\\\\(.)/su', '$1', substr($text, 1, -1)) ?? ''
            : $text;
    }

    private function take(string $piece): bool
    {
        if (($this->pieces[$this->at] ?? null) !== $piece) {
            return false;
        }
        $this->at++;

        return true;
    }

    private function wrong(): SearchException
    {
        return new SearchException('filters: cannot be understood: ' . mb_substr($this->text, 0, 100, 'UTF-8'));
    }
}
