<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Search\Query\Alternative;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/**
 * Matches a query with names. A name must contain all words of the query or their plurals; the last word matches as a
 * prefix.
 */
final class LinkWords
{
    private function __construct(public readonly QueryWords $query, private readonly string $text) {}

    /** @param string $query plain text, see QueryText */
    public static function fromQuery(string $query, InflectorForms $forms): self
    {
        $words = QueryWords::parse($query);
        $language = SynonymOptions::current()->hasPlurals ? InflectorForms::language(SynonymOptions::locale()) : '';
        foreach ($language === '' ? [] : $words->words as $word) {
            $word->alternatives = self::forms($word, $forms->find($word->text(), $language));
        }

        return new self($words, implode(' ', Tokenizer::tokens($query)));
    }

    public function isEmpty(): bool
    {
        return $this->query->isEmpty();
    }

    /** @param string $name words of a name, as LinkList stores them */
    public function match(string $name): bool
    {
        foreach ($this->query->words as $word) {
            $isFound = str_contains($name, ' ' . $word->text() . ($word->isBeginning() ? '' : ' '));
            foreach ($isFound ? [] : $word->alternatives as $other) {
                $isFound = $isFound || str_contains($name, ' ' . $other->text() . ' ');
            }
            if (!$isFound) {
                return false;
            }
        }

        return true;
    }

    /**
     * @param string $name words of a name that matches
     *
     * @return int 0 for the query itself, 1 for a name that begins with it, 2 for others
     */
    public function rank(string $name): int
    {
        return $name === " $this->text " ? 0 : (str_starts_with($name, " $this->text") ? 1 : 2);
    }

    /**
     * @param list<string> $forms
     *
     * @return list<Alternative>
     */
    private static function forms(QueryWord $word, array $forms): array
    {
        $others = [];
        foreach ($forms as $form) {
            $tokens = Tokenizer::tokens($form);
            if (count($tokens) === 1 && $tokens[0] !== $word->text()) {
                $others[] = new Alternative($tokens, false);
            }
        }

        return $others;
    }
}
