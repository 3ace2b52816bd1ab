<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Ranking\RankingStep;
use Stallkeeper\Search\Ranking\Scores;
use Stallkeeper\Search\Ranking\Tier;
use Stallkeeper\Search\Record\RecordColumns;
use Stallkeeper\Search\Record\StoredRecord;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\ProductCode;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Explains hits. It reads their texts again, so that other searches need not collect the reasons. */
final class Explainer
{
    /** Maximum number of forms of one word that are reported for a hit. */
    private const MAX_FORMS = 3;

    private readonly RecordColumns $columns;

    private readonly Scores $scores;

    public function __construct(
        private readonly Database $db,
        IndexSettings $settings,
        private readonly Matches $matches,
    ) {
        $this->columns = new RecordColumns($settings);
        $this->scores = new Scores($db, $settings, $matches->text);
    }

    /** @return HitExplanation|null null if the record is damaged */
    public function explain(int $id, RankingStep $step): ?HitExplanation
    {
        /** @var array{string, int, int, int, mixed}|null $row */
        $row =
            $this->db->rows(
                'SELECT object_id, sticky, sales, date, record FROM posts JOIN records USING (id) WHERE id = ?',
                [$id],
            )[0] ?? null;
        $record = $row === null ? null : StoredRecord::decode($row[4]);
        if ($row === null || $record === null) {
            return null;
        }
        $forms = $this->forms($step->tier);
        [$matches, $matched] = $this->find($forms, $record);

        return new HitExplanation(
            $row[0],
            $step->tier,
            ($record[IndexSettings::SORTS_LAST] ?? 0) === 1,
            $matches,
            array_values(
                array_map(
                    static fn(QueryWord $word): string => $word->text(),
                    array_diff_key($this->matches->words->words, $matched),
                ),
            ),
            // The first form of each word is the word itself.
            array_map(static fn(array $ofWord): string => implode(' ', $ofWord[0]->phrase->tokens ?? []), $step->words),
            $step->isScored ? $this->scores->explain($id, $step) : null,
            $row[1] === 1,
            $row[2],
            $row[3],
        );
    }

    /** @return list<WordForm> forms of all words that the search accepts, without beginnings and typos */
    public function accepted(): array
    {
        return $this->forms(Tier::Words);
    }

    /**
     * @param list<WordForm>          $forms
     * @param array<array-key, mixed> $record
     *
     * @return array{list<WordMatch>, array<int, int>} matches, and the indexes of the query's words among them as keys
     */
    private function find(array $forms, array $record): array
    {
        $fields = [];
        foreach ($this->columns->lines($record) as [$field, $line]) {
            $tokens = Tokenizer::tokensOfLine($line);
            foreach ($forms as $i => $form) {
                $found = $form->find($tokens);
                if ($found !== null) {
                    $fields[$i][$found][$field] = $field;
                }
            }
        }
        ksort($fields);
        $matches = $matched = $seen = [];
        foreach ($fields as $i => $ofForm) {
            $form = $forms[$i];
            $matched += array_flip($form->words);
            foreach ($ofForm as $found => $names) {
                // Only the closest reason counts: "kettles" is a plural, and a longer word as well.
                if (!isset($seen[$form->word][$found]) && count($seen[$form->word] ?? []) < self::MAX_FORMS) {
                    $seen[$form->word][$found] = true;
                    $text = str_replace(ProductCode::MARK, '', (string) $found);
                    $matches[] = new WordMatch($form->word, $text, $form->reason, $form->typos, array_values($names));
                }
            }
        }

        return [$matches, $matched];
    }

    /** @return list<WordForm> forms that the search accepts in a step, closest ones of each word first */
    private function forms(Tier $tier): array
    {
        $words = $this->matches->words->words;
        $forms = [];
        $code = $this->matches->code?->expression();
        if ($code !== null) {
            $forms[] = new WordForm($this->text(array_keys($words)), array_keys($words), $code, MatchReason::Code);
        }
        foreach ($words as $i => $word) {
            array_push($forms, ...self::ofWord($word, $i, $tier));
        }
        foreach ($this->matches->words->groups as $group) {
            $text = $this->text($group->indexes());
            foreach ($group->alternatives as $one) {
                $reason = MatchReason::fromAlternative($one->kind);
                $forms[] = new WordForm($text, $group->indexes(), $one->match(), $reason);
            }
        }

        return $forms;
    }

    /** @param list<int> $indexes */
    private function text(array $indexes): string
    {
        return implode(' ', array_map(fn(int $i): string => $this->matches->words->words[$i]->text(), $indexes));
    }

    /** @return list<WordForm> */
    private static function ofWord(QueryWord $word, int $index, Tier $tier): array
    {
        $text = $word->text();
        $forms = [new WordForm($text, [$index], $word->match(false), MatchReason::Word)];
        foreach ($word->alternatives as $one) {
            $forms[] = new WordForm($text, [$index], $one->match(), MatchReason::fromAlternative($one->kind));
        }
        if ($tier !== Tier::Words && $word->isBeginning()) {
            $forms[] = new WordForm($text, [$index], $word->match(true), MatchReason::Beginning);
        }
        $hasTypos = in_array($tier, [Tier::Typos, Tier::SomeWords, Tier::Pinned], true);
        foreach ($hasTypos ? $word->correctionPhrases() : [] as [$phrase, $typos]) {
            $forms[] = new WordForm($text, [$index], $phrase, MatchReason::Typo, $typos);
        }

        return $forms;
    }
}
