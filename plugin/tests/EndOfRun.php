<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Event\Facade;
use PHPUnit\Event\TestRunner\ExecutionFinished;
use PHPUnit\Event\TestRunner\ExecutionFinishedSubscriber;

/** Fails a run that ends early: if a template or a hook calls `exit`, PHPUnit itself ends with the exit code 0. */
final class EndOfRun implements ExecutionFinishedSubscriber
{
    private bool $isReached = false;

    public static function require(): void
    {
        $end = new self();
        Facade::instance()->registerSubscriber($end);
        register_shutdown_function(static function () use ($end): void {
            if (!$end->isReached) {
                fwrite(STDERR, "\nThe run ended before the last test: some code called exit, or no test ran.\n");
                exit(1);
            }
        });
    }

    public function notify(ExecutionFinished $event): void
    {
        $this->isReached = true;
    }
}
