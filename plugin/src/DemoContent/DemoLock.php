<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Upgrader;

/** Only one request at a time changes the demo content, also when two administrators work on it. */
final class DemoLock
{
    private const NAME = DemoState::OPTION;

    /** Longer than a request. After this time, the request that holds the lock has died. */
    private const SECONDS = 120;

    /**
     * @template T
     *
     * @param callable(): T $do
     *
     * @return T
     *
     * @throws DemoError if another request holds the lock
     */
    public function during(callable $do): mixed
    {
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        if (!WP_Upgrader::create_lock(self::NAME, self::SECONDS)) {
            throw new DemoError(
                __(
                    'Another administrator is importing or removing the demo content at this moment. Wait two minutes, then reload this page.',
                    'stallkeeper-tools',
                ),
            );
        }
        try {
            return $do();
        } finally {
            WP_Upgrader::release_lock(self::NAME);
        }
    }
}
