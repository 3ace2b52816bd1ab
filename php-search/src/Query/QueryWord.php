<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** One word of a query as a part of a match expression (see MatchExpression). */
final class QueryWord
{
    /** @var array<string, int> corrections of the typo pass => distance */
    public array $corrections = [];

    /** @var list<Alternative> synonyms, singulars and plurals of the word */
    public array $alternatives = [];

    /** Whether the corrections match as prefixes, like the word itself. */
    public bool $correctsBeginnings = false;

    /**
     * @param list<string> $tokens tokens that must be adjacent
     * @param bool         $dense  whether the script of the word has no spaces
     * @param bool         $prefix whether longer words match, too
     */
    public function __construct(
        public readonly array $tokens,
        public readonly bool $dense,
        public readonly bool $prefix,
    ) {}

    public function text(): string
    {
        return implode(' ', $this->tokens);
    }

    /**
     * Whether longer words match, too. In a script without spaces, a single character is a whole token only at the end
     * of a run, so it always matches as a prefix.
     */
    public function isBeginning(): bool
    {
        return $this->prefix || ($this->dense && count($this->tokens) === 1);
    }

    /**
     * Returns the match expression of the word. Tokens contain only letters, digits and marks, so quotes are sufficient
     * escaping.
     */
    public function match(bool $asPrefix): string
    {
        // In a script without spaces, a single character is a whole token only at the end of a run.
        $star = ($this->prefix && $asPrefix) || ($this->dense && count($this->tokens) === 1);

        return '"' . $this->text() . '"' . ($star ? ' *' : '');
    }

    /** Returns the expression for the word or any of its alternatives. */
    public function matchWithAlternatives(): string
    {
        return self::either($this->exact()) ?? '';
    }

    /** Returns the expression for the word, its alternatives and any correction with at most $typos typos. */
    public function matchWithTypos(int $typos, bool $orExact = true): ?string
    {
        $parts = $orExact ? $this->exact() : [];
        foreach ($this->corrections as $correction => $distance) {
            if ($distance <= $typos) {
                $parts[] = '"' . $correction . '"' . ($this->correctsBeginnings ? ' *' : '');
            }
        }

        return self::either($parts);
    }

    /** @return non-empty-list<string> */
    private function exact(): array
    {
        return [
            $this->match(true),
            ...array_map(static fn(Alternative $one): string => $one->match(), $this->alternatives),
        ];
    }

    /** @param list<string> $parts */
    private static function either(array $parts): ?string
    {
        return $parts === [] ? null : (count($parts) === 1 ? $parts[0] : '(' . implode(' OR ', $parts) . ')');
    }
}
