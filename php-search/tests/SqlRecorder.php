<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

/** Records the statements of a connection, and whether one of them was interrupted. */
final class SqlRecorder extends \PDOStatement
{
    /** @var list<string> */
    private static array $started = [];

    private static int $running = 0;

    private function __construct() {}

    public static function watch(\PDO $pdo): void
    {
        $pdo->setAttribute(\PDO::ATTR_STATEMENT_CLASS, [self::class]);
        self::take();
    }

    /** @return list<string> SQL since watch() */
    public static function take(): array
    {
        $started = self::$started;
        self::$started = [];
        self::$running = 0;

        return $started;
    }

    /** Whether a statement started but did not return all of its rows. */
    public static function hasUnfinished(): bool
    {
        return self::$running > 0;
    }

    /** @param array<mixed>|null $params */
    public function execute(?array $params = null): bool
    {
        self::$started[] = $this->queryString;
        self::$running++;

        return parent::execute($params);
    }

    /** @return array<mixed> */
    public function fetchAll(int $mode = \PDO::FETCH_DEFAULT, mixed ...$args): array
    {
        $rows = parent::fetchAll($mode, ...$args);
        self::$running--;

        return $rows;
    }
}
