<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Network;

use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** A network of two sites. Each test starts on the first one. */
abstract class NetworkTestCase extends PluginTestCase
{
    protected int $second = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->second = self::secondSite();
    }

    protected function tearDown(): void
    {
        while (ms_is_switched()) {
            restore_current_blog();
        }
        parent::tearDown();
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }

    /**
     * @template T
     *
     * @param callable(): T $do
     *
     * @return T the result on the second site
     */
    protected function onSecond(callable $do): mixed
    {
        switch_to_blog($this->second);
        try {
            return $do();
        } finally {
            restore_current_blog();
        }
    }

    /**
     * @template T
     *
     * @param callable(): T $read
     *
     * @return array{T, T, T} values of the first site, of the second one, and of the first one again
     */
    protected function onEach(callable $read): array
    {
        return [$read(), $this->onSecond($read), $read()];
    }

    /** The site is made once: its tables are not part of a test's transaction. */
    private static function secondSite(): int
    {
        foreach (get_sites(['fields' => 'ids']) as $id) {
            if ((int) $id > 1) {
                return (int) $id;
            }
        }
        self::database()->query('COMMIT');
        $id = wp_insert_site([
            'domain' => (string) wp_parse_url(home_url(), PHP_URL_HOST) . ':9',
            'path' => '/second/',
            'network_id' => 1,
            'user_id' => 1,
            'title' => 'Second',
        ]);
        self::assertIsInt($id, is_wp_error($id) ? $id->get_error_message() : '');
        self::database()->query('START TRANSACTION');

        return $id;
    }
}
