<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Network;

/** Runs a step of the activation, the deactivation or the uninstallation on several sites. */
final class NetworkSites
{
    /** Number of sites per query. It limits the memory usage on large networks. */
    private const BATCH = 100;

    /** @param callable(): void $do runs once on each site of all networks; on a single site, once */
    public function each(callable $do): void
    {
        if (!is_multisite()) {
            $do();
            return;
        }
        for ($offset = 0; ($ids = $this->ids($offset)) !== []; $offset += self::BATCH) {
            foreach ($ids as $id) {
                switch_to_blog($id);
                try {
                    $do();
                } finally {
                    restore_current_blog();
                }
            }
        }
    }

    /** @return list<int> */
    private function ids(int $offset): array
    {
        return array_values(
            get_sites([
                'fields' => 'ids',
                'orderby' => 'id',
                'number' => self::BATCH,
                'offset' => $offset,
                'update_site_meta_cache' => false,
            ]),
        );
    }
}
