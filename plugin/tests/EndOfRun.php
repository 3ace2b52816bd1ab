<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Event\Facade;
use PHPUnit\Event\TestRunner\ExecutionFinished;
use PHPUnit\Event\TestRunner\ExecutionFinishedSubscriber;

/** Makes a run fail that ends in the middle: `exit` in a template or a hook ends PHPUnit with the code 0. */
final class EndOfRun implements ExecutionFinishedSubscriber
{
    private bool $isReached = false;

    public static function require(): void
    {
        $end = new self();
        Facade::instance()->registerSubscriber($end);
        register_shutdown_function(static function () use ($end): void {
            if (!$end->isReached) {
                fwrite(STDERR, "\nThe run has ended before the last test: a file has called exit, or none ran.\n");
                exit(1);
            }
        });
    }

    public function notify(ExecutionFinished $event): void
    {
        $this->isReached = true;
    }
}
