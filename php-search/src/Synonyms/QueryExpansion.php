<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Index\Vocabulary;
use Stallkeeper\Search\Query\Alternative;
use Stallkeeper\Search\Query\AlternativeKind;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Query\WordGroup;
use Stallkeeper\Search\Stemming\Language;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/**
 * Adds synonyms, singulars and plurals to the words of a query. The index does not contain them, so a change of the
 * settings needs no rebuild.
 *
 * Synonyms of synonyms are not added, so rules that refer to each other cannot loop.
 */
final class QueryExpansion
{
    /** Maximum number of alternatives of one word or group. Each one is a lookup in the index. */
    private const MAX_ALTERNATIVES = 12;

    /** Maximum number of synonyms of all words together. The index need not contain all of them. */
    private const MAX_SYNONYMS = 100;

    /** Number of words of a query that get alternatives. The others only match exactly. */
    private const MAX_WORDS = 10;

    /** Language of WordSettings => folded word for "and". */
    private const AND = [
        'english' => 'and',
        'esperanto' => 'kaj',
        'french' => 'et',
        'german' => 'und',
        'italian' => 'e',
        'norwegian-bokmal' => 'og',
        'portuguese' => 'e',
        'spanish' => 'y',
        'turkish' => 've',
    ];

    /** @var array<array-key, true> words that records need not contain */
    public readonly array $stopWords;

    private readonly ?SynonymFile $synonyms;

    /** @param string $folder directory of the synonym file */
    public function __construct(
        private readonly WordSettings $settings,
        string $folder,
        private readonly ?WordForms $forms,
    ) {
        // Titles often have a sign instead of this word: "Salt & Pepper".
        $and = self::AND[$settings->language] ?? null;
        $this->stopWords = array_fill_keys([...$settings->stopWords, ...$and === null ? [] : [$and]], true);
        $this->synonyms = $settings->file === '' ? null : new SynonymFile("$folder/$settings->file");
    }

    /** @return self|null null when the site uses none of the features */
    public static function fromSettings(WordSettings $settings, string $folder, ?WordForms $forms): ?self
    {
        return $settings->isEmpty() ? null : new self($settings, $folder, $forms);
    }

    /**
     * Adds alternatives to the words and groups of words.
     *
     * @param string $query the text that was parsed; plurals need its accents
     */
    public function expand(QueryWords $words, string $query, Database $index): void
    {
        $some = array_slice($words->words, 0, self::MAX_WORDS);
        $forms = $this->formsOf($some, $query);
        $phrases = new QueryPhrases($some, $forms);
        $synonyms = $this->synonyms?->find($phrases->keys()) ?? [];
        $groups = [];
        $end = 0;
        $found = [];
        $left = self::MAX_SYNONYMS;
        foreach ($phrases->all() as [$first, $count, $keys]) {
            $phrase = array_slice($some, $first, $count);
            $own = self::alternatives($count === 1 ? $forms[$first] : [], $phrase, AlternativeKind::Inflection);
            $phrasesOfKeys = [];
            foreach ($keys as $key) {
                $used = array_slice($synonyms[$key] ?? [], 0, $left);
                $left -= count($used);
                foreach ($used as $synonym) {
                    array_push($phrasesOfKeys, $synonym, ...$this->formsOfPhrase($synonym));
                }
            }
            $own += self::alternatives($phrasesOfKeys, $phrase, AlternativeKind::Synonym);
            if ($own !== []) {
                $found[] = [$first, $count, array_values($own)];
            }
        }
        $known = self::knownTokens($found, $index);
        foreach ($found as [$first, $count, $all]) {
            $isKnown = static fn(Alternative $one): bool => array_diff($one->tokens, $known) === [];
            $kept = array_slice(array_values(array_filter($all, $isKnown)), 0, self::MAX_ALTERNATIVES);
            if ($count === 1) {
                $some[$first]->alternatives = $kept;
            } elseif ($kept !== [] && $first >= $end) {
                $groups[] = new WordGroup($first, $count, $kept);
                $end = $first + $count;
            }
        }
        $words->groups = $groups;
        if ($this->language() === Language::German) {
            // There are no rules for German plurals, and almost all words with the same stem are forms of one word.
            (new StemExpansion($index, Language::German))->add($words, AlternativeKind::Inflection);
        }
    }

    /** Adds words with the same stem, and compounds. Call it after expand(), if there are few matches. */
    public function addRelatedWords(QueryWords $words, Database $index): void
    {
        $language = $this->language();
        if ($language === Language::English) {
            (new StemExpansion($index, $language))->add($words, AlternativeKind::Stem);
        }
        if ($language?->hasCompounds() === true) {
            (new StemExpansion($index, $language))->addCompounds($words);
        }
    }

    /** @return array<array-key, true> words that records with some of the words need not contain */
    public function functionWords(): array
    {
        return array_fill_keys($this->language()?->functionWords() ?? [], true);
    }

    private function language(): ?Language
    {
        return Language::tryFrom($this->settings->language);
    }

    /**
     * @param list<QueryWord> $words
     *
     * @return list<list<string>> other forms of each word
     */
    private function formsOf(array $words, string $query): array
    {
        if ($this->settings->language === '' || $this->forms === null || $words === []) {
            return array_fill(0, count($words), []);
        }
        $typed = [];
        foreach (Tokenizer::places($query) as [$token, , $piece]) {
            $typed[$token] = mb_strtolower($piece, 'UTF-8');
        }

        return array_map(
            fn(QueryWord $word): array => $word->isUnspaced
                ? []
                : $this->forms->find($typed[$word->text()] ?? $word->text(), $this->settings->language),
            $words,
        );
    }

    /** @return list<string> the phrase with other forms of its last word */
    private function formsOfPhrase(string $phrase): array
    {
        if ($this->settings->language === '' || $this->forms === null) {
            return [];
        }
        $words = explode(' ', mb_strtolower($phrase, 'UTF-8'));
        $last = array_pop($words);

        return array_map(
            static fn(string $form): string => implode(' ', [...$words, $form]),
            $this->forms->find($last, $this->settings->language),
        );
    }

    /**
     * @param list<string>    $phrases
     * @param list<QueryWord> $words   words of the query that the phrases replace
     *
     * @return array<string, Alternative> without what the words match themselves
     */
    private static function alternatives(array $phrases, array $words, AlternativeKind $kind): array
    {
        $text = implode(' ', array_map(static fn(QueryWord $word): string => $word->text(), $words));
        $isBeginning = count($words) === 1 && $words[0]->isBeginning();
        $all = [];
        foreach ($phrases as $phrase) {
            $parts = Tokenizer::words($phrase);
            $tokens = array_merge(...array_column($parts, 0));
            $other = implode(' ', $tokens);
            if (
                $tokens === [] ||
                $other === $text ||
                ($isBeginning &&
                    $kind === AlternativeKind::Synonym &&
                    count($tokens) === 1 &&
                    str_starts_with($other, $text))
            ) {
                continue;
            }
            [$last, $isDense] = $parts[count($parts) - 1];
            $all["$other "] = new Alternative($tokens, $isDense && count($last) === 1, $kind);
        }

        return $all;
    }

    /**
     * Returns the tokens that the index may contain. Unknown alternatives would only make the expression longer.
     *
     * @param list<array{int, int, list<Alternative>}> $found
     *
     * @return list<string>
     */
    private static function knownTokens(array $found, Database $index): array
    {
        $known = $asked = [];
        foreach ($found as [, , $alternatives]) {
            foreach ($alternatives as $alternative) {
                foreach ($alternative->tokens as $token) {
                    // The vocabulary contains only words of these lengths.
                    $isListed =
                        !$alternative->isBeginning &&
                        strlen($token) >= Vocabulary::MIN_WORD_BYTES &&
                        strlen($token) <= Vocabulary::MAX_WORD_BYTES;
                    $isListed ? ($asked["$token "] = $token) : ($known[] = $token);
                }
            }
        }
        foreach (array_chunk(array_values($asked), 500) as $some) {
            $rows = $index->rows(
                'SELECT term FROM terms WHERE term IN (' . implode(',', array_fill(0, count($some), '?')) . ')',
                $some,
                false,
            );
            array_push($known, ...array_filter(array_column($rows, 0), is_string(...)));
        }

        return $known;
    }
}
