<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Bench;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Bench\Relevance\Measures;

/** The benchmark of the relevance: its measures and its output for a small collection. */
final class RelevanceTest extends TestCase
{
    private const SCRIPT = __DIR__ . '/../../bench/relevance.php';

    private string $folder = '';

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/stallkeeper-relevance-test-' . bin2hex(random_bytes(8));
        mkdir($this->folder);
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob("$this->folder/*") ?: []);
        rmdir($this->folder);
    }

    #[TestDox('The measures are those of the definitions')]
    public function testMeasures(): void
    {
        $measures = new Measures();
        $measures->add(['x', 'a', 'b'], ['a' => 1, 'b' => 3, 'c' => 2, 'x' => 0]);
        $means = $measures->means();
        $ideal = 3 + 2 / log(3, 2) + 1 / 2;
        self::assertEqualsWithDelta((1 / log(3, 2) + 3 / 2) / $ideal, $means['ndcg10'], 1e-9);
        self::assertEqualsWithDelta(1 / 2, $means['mrr10'], 1e-9);
        self::assertEqualsWithDelta(2 / 3, $means['recall10'], 1e-9);
        $measures->add([], ['a' => 1]);
        self::assertSame([2, 0.5], [$measures->means()['queries'], $measures->means()['none']]);
    }

    #[TestDox('With --json the last line has the measures of the three engines')]
    public function testCollection(): void
    {
        $this->write(
            [
                [
                    'id' => 'a',
                    'title' => 'Red lamp',
                    'body' => 'for the desk',
                    'terms' => ['Lamps'],
                    'codes' => ['L-1'],
                ],
                ['id' => 'b', 'title' => 'Blue chair', 'body' => '', 'terms' => [], 'codes' => []],
            ],
            "full\t1\tred lamp\nfull\t2\tchairs\nfull\t3\tnot rated\nshort\t1\tL1\n",
            "1\ta\t3\n1\tb\t0\n2 0 b 1\n",
        );
        [$code, $lines] = $this->bench($this->folder, '--json');
        self::assertSame(0, $code, implode("\n", $lines));
        /** @var array{collection: string, engines: array<string, array<string, float>>} $json */
        $json = json_decode($lines[count($lines) - 1], true);
        self::assertSame(basename($this->folder), $json['collection']);
        self::assertSame(['stallkeeper', 'bm25', 'fts5'], array_keys($json['engines']));
        foreach ($json['engines'] as $engine) {
            self::assertEquals([1, 2, 0], [$engine['ndcg10'], $engine['queries'], $engine['none']]);
        }
    }

    /** @return array<string, array{string, string, string, string}> documents, queries, ratings, message */
    public static function faults(): array
    {
        return [
            'a document that is not JSON' => ["{\n", "f\t1\tx\n", "1 a 1\n", 'docs.jsonl, line 1'],
            'a document without an ID' => ['{"title": "x"}', "f\t1\tx\n", "1 a 1\n", 'docs.jsonl, line 1'],
            'a query without a text' => ['{"id": "a"}', "1\n", "1 a 1\n", 'queries.tsv, line 1'],
            'a rating that is not a number' => ['{"id": "a"}', "f\t1\tx\n", "1 a good\n", 'qrels.tsv, line 1'],
        ];
    }

    #[DataProvider('faults')]
    #[TestDox('The message names file and line of $_dataset')]
    public function testFault(string $documents, string $queries, string $ratings, string $message): void
    {
        $this->write($documents, $queries, $ratings);
        [$code, $lines] = $this->bench($this->folder);
        self::assertSame(1, $code);
        self::assertStringContainsString($message, implode("\n", $lines));
    }

    #[TestDox('A missing directory has a message')]
    public function testMissing(): void
    {
        [$code, $lines] = $this->bench("$this->folder/missing");
        self::assertSame(1, $code);
        self::assertStringContainsString('missing/docs.jsonl does not exist', implode("\n", $lines));
    }

    /** @param list<array<string, mixed>>|string $documents */
    private function write(array|string $documents, string $queries, string $ratings): void
    {
        $lines = is_string($documents)
            ? $documents
            : implode("\n", array_map(static fn(array $one): string => (string) json_encode($one), $documents));
        file_put_contents("$this->folder/docs.jsonl", $lines);
        file_put_contents("$this->folder/queries.tsv", $queries);
        file_put_contents("$this->folder/qrels.tsv", $ratings);
    }

    /** @return array{int, list<string>} exit code and lines of the output */
    private function bench(string ...$arguments): array
    {
        $command = implode(' ', array_map(escapeshellarg(...), [PHP_BINARY, self::SCRIPT, ...$arguments]));
        exec("$command 2>&1", $lines, $code);

        return [$code, $lines];
    }
}
