<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Tools\DemoContent\DemoError;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoState;

/** A part of the import. It records what it creates with {@see DemoRecords}. */
interface ImportStep
{
    /** Whether WordPress can do it, with the plugins that are active. */
    public function isAvailable(): bool;

    /**
     * Imports what is missing. It does at least one unit of its work, and stops between two units when the time is
     * over.
     *
     * @return bool whether the step is finished
     *
     * @throws DemoError if it cannot continue
     */
    public function run(DemoState $state, Deadline $deadline): bool;

    /** @return float part that is done, 0 to 1 */
    public function progress(DemoState $state): float;
}
