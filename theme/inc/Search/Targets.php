<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Search\Index;
use Stallkeeper\Search\IndexUnavailable;

/** The index in use and the one that is being built: a change goes into both, so that the swap loses none. */
final class Targets
{
    /** @param list<Index> $indexes */
    private function __construct(private readonly array $indexes) {}

    public static function of(Site $site, Folder $folder, State $state): self
    {
        $indexes = [];
        foreach ([$site->indexFile(), $state->isBuilding() ? $folder->storage->path . '/' . $state->buildingFile : null] as $file) {
            if ($file === null || !is_file($file)) {
                continue;
            }
            try {
                $indexes[] = Index::open($file);
            } catch (IndexUnavailable) {
                // Damaged or of another version: every record must be made again anyway.
                $state->fingerprint = '';
            }
        }

        return new self($indexes);
    }

    public function isEmpty(): bool
    {
        return $this->indexes === [];
    }

    /** @param array<string, mixed> $record */
    public function save(array $record): void
    {
        foreach ($this->indexes as $index) {
            $index->save([$record]);
        }
    }

    /** @param list<int> $posts */
    public function delete(array $posts): void
    {
        foreach ($posts === [] ? [] : $this->indexes as $index) {
            $index->delete(array_map(Records::objectID(...), $posts));
        }
    }
}
