<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Record\RecordColumns;
use Stallkeeper\Search\Record\StoredRecord;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Finds records that contain a phrase. Posting lists have no positions, so the texts of the records are read. */
final class RecordTexts
{
    private readonly RecordColumns $columns;

    public function __construct(private readonly Database $db, IndexSettings $settings)
    {
        $this->columns = new RecordColumns($settings);
    }

    /**
     * @param list<int> $posts
     * @param bool      $inTitle whether to look in titles only
     *
     * @return list<int> the posts that contain the phrase, in the same order
     */
    public function containing(ExpressionNode $phrase, array $posts, bool $inTitle): array
    {
        if ($posts === []) {
            return [];
        }
        $text = ' ' . implode(' ', $phrase->tokens) . ($phrase->isPrefix ? '' : ' ');
        $has = $inTitle ? $this->titles($text, $posts) : $this->texts($text, $posts);

        return array_values(array_filter($posts, static fn(int $id): bool => isset($has[$id])));
    }

    /**
     * A faster version of containing() for scores. In ASCII records it does not find a phrase whose words belong to
     * different attributes, such as two tags.
     *
     * @param list<int> $posts
     *
     * @return list<int> the posts that contain the phrase, in the same order
     */
    public function likelyContaining(ExpressionNode $phrase, array $posts): array
    {
        // A line break in JSON is a backslash and a letter.
        $pattern =
            '/(?<![a-z0-9])' .
            implode('(?:\\\\[nrt]|[^a-z0-9])+', $phrase->tokens) .
            ($phrase->isPrefix ? '' : '(?![a-z0-9])') .
            '/i';
        $likely = [];
        foreach ($posts as $id) {
            $json = StoredRecord::json($this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? null);
            if (preg_match('/[\x80-\xFF]/', $json) === 1 || preg_match($pattern, $json) === 1) {
                $likely[] = $id;
            }
        }

        return $this->containing($phrase, $likely, false);
    }

    /**
     * @param non-empty-list<int> $posts
     *
     * @return array<int, true>
     */
    private function titles(string $text, array $posts): array
    {
        $ids = implode(',', $posts);
        $has = $this->db->column("SELECT id FROM posts WHERE id IN ($ids) AND instr(title, ?) > 0", [$text], false);

        return array_fill_keys($has, true);
    }

    /**
     * @param list<int> $posts
     *
     * @return array<int, true>
     */
    private function texts(string $text, array $posts): array
    {
        $has = [];
        foreach ($posts as $id) {
            $record = StoredRecord::decode(
                $this->db->rows('SELECT record FROM records WHERE id = ?', [$id])[0][0] ?? null,
            );
            foreach ($this->columns->extract($record ?? []) as $line) {
                if (str_contains(' ' . implode(' ', Tokenizer::tokensOfLine($line)) . ' ', $text)) {
                    $has[$id] = true;
                    break;
                }
            }
        }

        return $has;
    }
}
