<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Listeners;

use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\PostDatabase;

/**
 * Queues products when a scheduled sale starts or ends. The displayed price changes at that time without any change of
 * the product, and WooCommerce's own event may run hours later.
 */
final class SaleDates
{
    /** Event at that date, for sites whose pages are all cached. Any other request does the same work. */
    public const EVENT = 'stallkeeper_search_sale';

    public const META = ['_sale_price_dates_from', '_sale_price_dates_to'];

    public function __construct(private readonly IndexQueue $queue, private readonly PostDatabase $database) {}

    /** Hooks: `added_post_meta`, `updated_post_meta`. */
    public function noteDate(mixed $metaId, mixed $id, mixed $key, mixed $value): void
    {
        if (in_array($key, self::META, true) && is_numeric($value) && (int) $value >= time()) {
            $this->wakeAt(min((int) $value, $this->stored() ?? PHP_INT_MAX));
        }
    }

    /** Hook: `stallkeeper_search_sale`, a scheduled event. Queues the products of all dates up to now. */
    public function queueDue(): void
    {
        $since = $this->stored();
        if ($since === null || $since >= time()) {
            return;
        }
        $this->queue->pushFound($this->due($since));
        $this->findNext();
    }

    /** @return iterable<list<int>> products whose sale started or ended since then */
    private function due(int $since): iterable
    {
        $after = 0;
        do {
            $ids = $this->database->ids(
                'SELECT DISTINCT post_id FROM %i WHERE meta_key IN (%s, %s) AND CAST(meta_value AS SIGNED) BETWEEN %d AND %d AND post_id > %d ORDER BY post_id LIMIT %d',
                [
                    $this->database->connection()->postmeta,
                    ...self::META,
                    $since,
                    time() - 1,
                    $after,
                    PostDatabase::CHUNK,
                ],
            );
            $after = $ids === [] ? 0 : max($ids);
            $this->database->prime($ids, false, false);
            $products = array_map(
                static fn(int $id): int => get_post_type($id) === 'product_variation'
                    ? (int) wp_get_post_parent_id($id)
                    : $id,
                $ids,
            );
            yield array_values(array_unique(array_filter($products)));
        } while (count($ids) === PostDatabase::CHUNK);
    }

    /** Finds the next date in the database. Also finds dates that tools have written without WordPress's hooks. */
    public function findNext(): void
    {
        $next =
            $this->database->ids(
                'SELECT MIN(CAST(meta_value AS SIGNED)) FROM %i WHERE meta_key IN (%s, %s) AND CAST(meta_value AS SIGNED) >= %d',
                [$this->database->connection()->postmeta, ...self::META, time()],
            )[0] ?? 0;
        $next > 0 ? $this->wakeAt($next) : delete_option(IndexStateStorage::SALE_DATE);
    }

    private function wakeAt(int $date): void
    {
        if ($date !== $this->stored()) {
            update_option(IndexStateStorage::SALE_DATE, (string) $date, true);
            wp_clear_scheduled_hook(self::EVENT);
            // The sale price is valid during the whole second.
            wp_schedule_single_event($date + 1, self::EVENT);
        }
    }

    private function stored(): ?int
    {
        $date = wp_load_alloptions()[IndexStateStorage::SALE_DATE] ?? null;

        return is_numeric($date) ? (int) $date : null;
    }
}
