<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\DemoContent\Steps\Deadline;
use Stallkeeper\Tools\DemoContent\Steps\ImportStep;
use Stallkeeper\Tools\DemoContent\Steps\PicturesStep;
use Stallkeeper\Tools\DemoContent\Steps\PostsStep;
use Stallkeeper\Tools\DemoContent\Steps\ProductsStep;
use Stallkeeper\Tools\DemoContent\Steps\SettingsStep;

/** Imports the demo content in steps. Each request does as much as its time allows, and the next one continues. */
final class DemoImport
{
    public const SECONDS = 15;

    public function __construct(
        private readonly DemoPackage $package,
        private readonly DemoRecords $records,
        private readonly DemoRecorder $recorder,
        private readonly DemoLock $lock,
        private readonly PicturesStep $pictures,
        private readonly PostsStep $posts,
        private readonly ProductsStep $products,
        private readonly SettingsStep $settings,
    ) {}

    /** Whether an importer is there for pages and posts, or for products. */
    public function isPossible(): bool
    {
        return $this->package->isComplete() && ($this->posts->isAvailable() || $this->products->isAvailable());
    }

    /**
     * Starts or continues. Content that exists is not imported again.
     *
     * @return bool whether it is finished
     *
     * @throws DemoError if it cannot continue
     */
    public function run(int $seconds = self::SECONDS): bool
    {
        if (!$this->isPossible()) {
            throw new DemoError(
                __('Nothing was imported, because an importer or the files are missing.', 'stallkeeper-tools'),
            );
        }

        return $this->lock->during(fn(): bool => $this->advance(Deadline::inSeconds($seconds)));
    }

    /** @return int percentage of the work that is done */
    public function progress(): int
    {
        $state = DemoState::load();
        $steps = DemoPhase::steps();
        $number = array_search($state->phase, $steps, true);
        if (!is_int($number)) {
            return $state->phase === DemoPhase::Imported ? 100 : 0;
        }

        return (int) floor((($number + $this->step($state->phase)->progress($state)) * 100) / count($steps));
    }

    private function advance(Deadline $deadline): bool
    {
        self::raiseTimeLimit();
        $state = DemoState::load();
        if ($state->phase === DemoPhase::Removing) {
            throw new DemoError(
                __('The demo content is being removed. Finish the removal, then import again.', 'stallkeeper-tools'),
            );
        }
        if (!$state->phase->isImporting()) {
            $state->nextProduct = 0;
        }
        $this->records->deleteIncomplete();
        $steps = DemoPhase::steps();
        $first = array_search($state->phase, $steps, true);
        foreach (array_slice($steps, is_int($first) ? $first : 0) as $phase) {
            $state->phase = $phase;
            $state->save();
            $step = $this->step($phase);
            $isDone = !$step->isAvailable() || $this->recorder->during(fn(): bool => $step->run($state, $deadline));
            $this->records->seal();
            if (!$isDone) {
                $state->save();

                return false;
            }
        }
        $state->phase = DemoPhase::Imported;
        $state->save();

        return true;
    }

    private function step(DemoPhase $phase): ImportStep
    {
        return match ($phase) {
            DemoPhase::Posts => $this->posts,
            DemoPhase::Products => $this->products,
            DemoPhase::Settings => $this->settings,
            default => $this->pictures,
        };
    }

    private static function raiseTimeLimit(): void
    {
        // One unit of work can begin at the end of the time. On the command line there is no limit.
        $needed = DemoImport::SECONDS * 4;
        $limit = (int) ini_get('max_execution_time');
        if ($limit > 0 && $limit < $needed && function_exists('set_time_limit')) {
            @set_time_limit($needed);
        }
    }
}
