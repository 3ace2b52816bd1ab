<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/**
 * A collection of documents, queries and ratings in one directory:
 *
 * - `docs.jsonl`: one JSON object per line with `id`, `title`, `body`, and the lists `terms` and `codes`. The file may
 *   contain the relative path of another such file instead.
 * - `queries.tsv`: variant, ID and text of a query. The variant may be missing in the whole file.
 * - `qrels.tsv`: ID of a query, ID of a document and rating, separated by tabs or spaces. Only ratings above 0 are
 *   relevant, and a document without a rating is not.
 *
 * @phpstan-type Document array{id: string, title: string, body: string, terms: list<string>, codes: list<string>}
 */
final class Collection
{
    /** Variant of the queries in a file without variants. */
    private const VARIANT = 'all';

    /**
     * @param array<string, array<array-key, string>>        $queries  variant => ID of the query => text
     * @param array<array-key, array<array-key, int|float>> $ratings  ID of the query => ID of the document => rating
     */
    private function __construct(
        public readonly string $name,
        private readonly string $documents,
        public readonly array $queries,
        public readonly array $ratings,
    ) {}

    /** @throws \RuntimeException when a file is missing or not in the format above */
    public static function read(string $folder): self
    {
        $folder = rtrim($folder, '/');
        $documents = "$folder/docs.jsonl";
        $begin = (string) @file_get_contents($documents, false, null, 0, 1000);
        if ($begin !== '' && $begin[0] !== '{') {
            $documents = "$folder/" . trim($begin);
        }
        if (!is_file($documents)) {
            throw new \RuntimeException("$documents does not exist.");
        }
        $queries = $ratings = [];
        foreach (self::lines("$folder/queries.tsv") as $number => $line) {
            $fields = explode("\t", $line);
            if (count($fields) === 2) {
                array_unshift($fields, self::VARIANT);
            }
            if (count($fields) !== 3) {
                throw new \RuntimeException("$folder/queries.tsv, line $number: variant, ID and text are required.");
            }
            $queries[$fields[0]][$fields[1]] = $fields[2];
        }
        foreach (self::lines("$folder/qrels.tsv") as $number => $line) {
            $fields = preg_split('/\s+/', $line) ?: [];
            // Files of TREC have a column before the document that is not in use.
            if (count($fields) === 4) {
                array_splice($fields, 1, 1);
            }
            if (count($fields) !== 3 || !is_numeric($fields[2])) {
                throw new \RuntimeException(
                    "$folder/qrels.tsv, line $number: query, document and rating are required.",
                );
            }
            $ratings[$fields[0]][$fields[1]] = $fields[2] + 0;
        }

        return new self(basename($folder), $documents, $queries, $ratings);
    }

    /**
     * @return \Generator<Document>
     *
     * @throws \RuntimeException when a line is not such an object
     */
    public function documents(): \Generator
    {
        foreach (self::lines($this->documents) as $number => $line) {
            $document = json_decode($line, true);
            if (!is_array($document) || !is_scalar($document['id'] ?? null)) {
                throw new \RuntimeException("$this->documents, line $number: a JSON object with an ID is required.");
            }
            yield [
                'id' => (string) $document['id'],
                'title' => self::text($document['title'] ?? ''),
                'body' => self::text($document['body'] ?? ''),
                'terms' => array_map(self::text(...), array_values((array) ($document['terms'] ?? []))),
                'codes' => array_map(self::text(...), array_values((array) ($document['codes'] ?? []))),
            ];
        }
    }

    private static function text(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }

    /** @return \Generator<int, string> number of the line, from 1 => line that is not empty */
    private static function lines(string $file): \Generator
    {
        $handle = @fopen($file, 'r');
        if ($handle === false) {
            throw new \RuntimeException("$file cannot be read.");
        }
        for ($number = 1; ($line = fgets($handle)) !== false; $number++) {
            if (trim($line) !== '') {
                yield $number => rtrim($line, "\r\n");
            }
        }
        fclose($handle);
    }
}
