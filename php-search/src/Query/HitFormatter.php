<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Record\AttributeList;
use Stallkeeper\Search\Tokenizer\WordSplitter;

/** Converts stored records to hits: selects attributes, truncates texts and highlights words. */
final class HitFormatter
{
    private readonly Highlighter $highlighter;

    /** @var list<string> */
    private readonly array $highlighted;

    /** @var array<string, int> attribute => words */
    private readonly array $snippets;

    private readonly AttributeList $retrieved;

    public function __construct(
        private readonly SearchParameters $params,
        IndexSettings $settings,
        QueryWords $words,
        private readonly SearchBudget $budget,
    ) {
        $this->highlighter = new Highlighter($words, $params->highlightPreTag, $params->highlightPostTag);
        $this->highlighted = $params->attributesToHighlight ?? array_merge(...array_values($settings->columns));
        $this->retrieved = new AttributeList($params->attributesToRetrieve);
        $snippets = [];
        foreach ($params->attributesToSnippet as $name) {
            [$attribute, $words] = [...explode(':', $name, 2), '10'];
            $snippets[$attribute] = max(1, (int) $words);
        }
        $this->snippets = $snippets;
    }

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<array-key, mixed>
     */
    public function hit(array $record): array
    {
        foreach ($this->params->truncateWords as $attribute => $words) {
            if (isset($record[$attribute]) && is_string($record[$attribute])) {
                $record[$attribute] = WordSplitter::first($record[$attribute], $words);
            }
        }
        $hit = $this->budget->spend(['objectID' => $record['objectID'] ?? ''] + $this->retrieved->select($record));
        $wanted = new AttributeList($this->highlighted);
        $hit['_highlightResult'] = $this->map($wanted->select($record), $this->highlighter->mark(...));
        if ($this->snippets !== []) {
            $hit['_snippetResult'] = $this->snippets($record);
        }

        return $hit;
    }

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<array-key, mixed>
     */
    private function snippets(array $record): array
    {
        $result = [];
        foreach ($this->snippets as $attribute => $words) {
            $snippet = fn(string $text): array => $this->snippet($text, $words);
            $result = array_replace_recursive(
                $result,
                $this->map((new AttributeList([$attribute]))->select($record), $snippet),
            );
        }

        return $result;
    }

    /** @return array{value: string, matchLevel: string} */
    private function snippet(string $text, int $words): array
    {
        $text = Highlighter::scanned($text);
        $marked = $this->highlighter->mark($text);
        $tag = $this->params->highlightPreTag;
        $first = $marked['matchLevel'] === 'none' || $tag === '' ? 0 : (int) strpos($marked['value'], $tag);
        // Cut the window in the plain text, a few words before the first match, and highlight it afterwards. A cut in
        // highlighted text could split a tag.
        $plain =
            $marked['matchLevel'] === 'none'
                ? $marked['value']
                : str_replace([$tag, $this->params->highlightPostTag], '', $marked['value']);
        $piece = WordSplitter::around($plain, $first, $words, $this->params->snippetEllipsis);
        $again = $this->highlighter->mark($piece);

        return ['value' => $again['value'], 'matchLevel' => $marked['matchLevel']];
    }

    /**
     * @param array<array-key, mixed>                 $values
     * @param callable(string): array<string, mixed> $mark
     *
     * @return array<array-key, mixed>
     */
    private function map(array $values, callable $mark): array
    {
        $result = [];
        foreach ($values as $key => $value) {
            if (is_string($value)) {
                $result[$key] = $this->budget->spend($mark($value));
            } elseif (is_array($value)) {
                $result[$key] = $this->map($value, $mark);
            }
        }

        return $result;
    }
}
