<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Log\ErrorLog;

final class ApiLogTest extends ApiCase
{
    #[TestDox('A failing database is logged once, without the query and the key')]
    public function testFailure(): void
    {
        file_put_contents("$this->folder/index.sqlite", str_repeat('damaged', 1000));
        $log = new ErrorLog();
        $lines = $this->logged(function () use ($log): void {
            $this->search($log, ['query' => 'secretword']);
            $this->search($log, ['query' => 'secretword']);
        });
        self::assertSame(1, substr_count($lines, 'Stallkeeper search: The index is not available: PDOException'));
        self::assertSame(1, substr_count($lines, "\n"));
        self::assertStringNotContainsString('secretword', $lines);
        foreach (self::KEYS as $key) {
            self::assertStringNotContainsString($key, $lines);
        }
    }

    #[TestDox('A bad request is not logged')]
    public function testBadRequest(): void
    {
        self::assertSame(
            '',
            $this->logged(function (): void {
                $this->search(new ErrorLog(), ['filters' => '(((']);
            }),
        );
    }

    /** @param array<string, string> $params */
    private function search(ErrorLog $log, array $params): void
    {
        $body = json_encode(['requests' => [['indexName' => 'wp_posts_post'] + $params]], JSON_THROW_ON_ERROR);
        (new Api($this->site(), $this->folder, log: $log))->handle(
            new Request('POST', self::MULTI, self::KEYS, [], $body, '127.0.0.1'),
        );
    }

    private function logged(callable $work): string
    {
        $file = "$this->folder/error.log";
        touch($file);
        $before = ini_set('error_log', $file);
        try {
            $work();
        } finally {
            ini_set('error_log', (string) $before);
        }

        return (string) file_get_contents($file);
    }
}
