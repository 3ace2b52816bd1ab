<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** One word of a query as a part of an FTS5 expression. */
final class QueryWord
{
    /** @var array<string, int> corrections of the typo pass => distance */
    public array $corrections = [];

    /** Whether the corrections are beginnings of words, as the word itself may be. */
    public bool $correctsBeginnings = false;

    /**
     * @param list<string> $tokens tokens that must stand side by side
     * @param bool         $dense  a run of a script without spaces
     * @param bool         $prefix whether longer words count too
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

    /** Whether longer words match as well. One character of a script without spaces is a whole token of the index only at the end of a run. */
    public function isBeginning(): bool
    {
        return $this->prefix || ($this->dense && count($this->tokens) === 1);
    }

    /** Tokens are letters, digits and marks only, so that quoting them is all the escaping FTS5 needs. */
    public function match(bool $asPrefix): string
    {
        // One character of such a script is never a whole token of the index but at the end of a run.
        $star = ($this->prefix && $asPrefix) || ($this->dense && count($this->tokens) === 1);

        return '"' . $this->text() . '"' . ($star ? ' *' : '');
    }

    /** The word, or any of its corrections with at most $typos typos. */
    public function matchWithTypos(int $typos, bool $orExact = true): ?string
    {
        $parts = $orExact ? [$this->match(true)] : [];
        foreach ($this->corrections as $correction => $distance) {
            if ($distance <= $typos) {
                $parts[] = '"' . $correction . '"' . ($this->correctsBeginnings ? ' *' : '');
            }
        }

        return $parts === [] ? null : (count($parts) === 1 ? $parts[0] : '(' . implode(' OR ', $parts) . ')');
    }
}
