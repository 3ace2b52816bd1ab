<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Engine;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/** Writes each change to the index in use and to the one that is being built, so that the swap loses none. */
final class OpenIndexes
{
    /** @var array<string, Index> by file */
    private array $indexes = [];

    public function __construct(BuiltInEngine $site, EngineDirectory $folder, private readonly IndexState $state)
    {
        $building = $state->isBuilding() ? $folder->storage->path . '/' . $state->buildingFile : null;
        foreach (array_filter([$site->indexFile(), $building]) as $file) {
            if (is_file($file)) {
                $this->on($file, fn() => ($this->indexes[$file] = Index::openExisting($file)));
            }
        }
    }

    /**
     * @param array<string, mixed> $record
     *
     * @throws IndexUnavailable if the host cannot write at the moment
     */
    public function save(array $record): void
    {
        foreach ($this->indexes as $file => $index) {
            $this->on($file, static fn() => $index->save([$record]));
        }
    }

    /**
     * @param list<int> $posts
     *
     * @throws IndexUnavailable if the host cannot write at the moment
     */
    public function delete(array $posts): void
    {
        foreach ($posts === [] ? [] : $this->indexes as $file => $index) {
            $this->on($file, static fn() => $index->delete(array_map(RecordFactory::objectID(...), $posts)));
        }
    }

    /**
     * @param array<array-key, QueryRule> $rules query => rule
     *
     * @throws IndexUnavailable if the host cannot write at the moment
     */
    public function setQueryRules(array $rules): void
    {
        foreach ($this->indexes as $file => $index) {
            $this->on($file, static fn() => $index->setQueryRules($rules));
        }
    }

    /** Call it when nothing is left to save. Small indexes would have a log that is several times as large. */
    public function shrinkLogs(): void
    {
        foreach ($this->indexes as $file => $index) {
            $this->on($file, $index->shrinkLog(...));
        }
    }

    /** Skips a damaged index and marks it for a rebuild, so that writing the other one continues. */
    private function on(string $file, callable $work): void
    {
        try {
            $work();
        } catch (IndexUnavailable $error) {
            if (!$error->isBeyondRepair()) {
                throw $error;
            }
            unset($this->indexes[$file]);
            $this->state->fingerprint = $this->state->buildingFor = '';
        }
    }
}
