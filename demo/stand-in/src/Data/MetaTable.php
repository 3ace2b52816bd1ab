<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Data;

use Stallkeeper\Demo\StandIn\Value;
use WC_Meta_Data;
use wpdb;

/** WordPress's table of post meta, row by row: several rows may have one key. */
final class MetaTable
{
    private const TYPE = 'post';

    /**
     * @param list<string> $without keys to pass over
     * @return list<WC_Meta_Data>
     */
    public function read(int $id, array $without): array
    {
        $rows = [];
        /** @var wpdb $wpdb */
        global $wpdb;
        $query = (string) $wpdb->prepare('SELECT meta_id, meta_key, meta_value FROM %i WHERE post_id = %d ORDER BY meta_id', $wpdb->postmeta, $id);
        foreach (array_filter(Value::array($wpdb->get_results($query, ARRAY_A)), is_array(...)) as $row) {
            $key = Value::text($row['meta_key'] ?? '');
            if (!in_array($key, $without, true) && !str_starts_with($key, '_edit_') && !str_starts_with($key, '_wp_')) {
                $rows[] = new WC_Meta_Data(['id' => Value::int($row['meta_id'] ?? 0), 'key' => $key, 'value' => maybe_unserialize(Value::text($row['meta_value'] ?? ''))]);
            }
        }
        return $rows;
    }

    /**
     * @param list<WC_Meta_Data> $rows
     * @return list<WC_Meta_Data> those that are left
     */
    public function write(int $id, array $rows): array
    {
        $left = [];
        foreach ($rows as $row) {
            $mid = Value::int($row->id);
            if ($row->value === null) {
                $mid > 0 && delete_metadata_by_mid(self::TYPE, $mid);
                continue;
            }
            if ($mid === 0) {
                $row->id = Value::int(add_metadata(self::TYPE, $id, $row->key, wp_slash($row->value)));
            } elseif ($row->get_changes() !== []) {
                /** @var string $value WordPress stores any value, whatever its own comment says */
                $value = $row->value;
                update_metadata_by_mid(self::TYPE, $mid, $value, Value::text($row->key));
            }
            $row->apply_changes();
            $left[] = $row;
        }
        return $left;
    }
}
