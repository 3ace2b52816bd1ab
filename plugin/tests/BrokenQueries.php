<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

/** Makes queries of WordPress's database fail. PluginTestCase removes the filter after the test. */
trait BrokenQueries
{
    /** @var string pattern of the queries that fail; '' for none */
    private string $broken = '';

    /** Call it at the end of setUp(). */
    protected function watchQueries(): void
    {
        self::database()->suppress_errors();
        add_filter(
            'query',
            fn(mixed $sql): mixed => $this->broken !== '' && is_string($sql) && preg_match($this->broken, $sql) === 1
                ? 'SELECT missing FROM ' . self::database()->posts
                : $sql,
        );
    }

    /** Call it at the beginning of tearDown(). */
    protected function repairQueries(): void
    {
        $this->broken = '';
        self::database()->suppress_errors(false);
    }
}
