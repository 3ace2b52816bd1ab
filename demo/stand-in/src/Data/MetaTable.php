<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Data;

use Stallkeeper\Demo\StandIn\Value;
use WC_Meta_Data;
use wpdb;

/** Reads and writes rows of post meta. Several rows can have the same key. */
final class MetaTable
{
    private const TYPE = 'post';

    /**
     * @param list<string> $exclude keys to skip
     * @return list<WC_Meta_Data>
     */
    public function read(int $id, array $exclude): array
    {
        $rows = [];
        /** @var wpdb $wpdb */
        global $wpdb;
        $query = (string) $wpdb->prepare(
            'SELECT meta_id, meta_key, meta_value FROM %i WHERE post_id = %d ORDER BY meta_id',
            $wpdb->postmeta,
            $id,
        );
        foreach (array_filter(Value::array($wpdb->get_results($query, ARRAY_A)), is_array(...)) as $row) {
            $key = Value::text($row['meta_key'] ?? '');
            if (!in_array($key, $exclude, true) && !str_starts_with($key, '_edit_') && !str_starts_with($key, '_wp_')) {
                $rows[] = new WC_Meta_Data([
                    'id' => Value::int($row['meta_id'] ?? 0),
                    'key' => $key,
                    'value' => maybe_unserialize(Value::text($row['meta_value'] ?? '')),
                ]);
            }
        }
        return $rows;
    }

    /**
     * @param list<WC_Meta_Data> $rows
     * @return list<WC_Meta_Data> remaining rows
     */
    public function write(int $id, array $rows): array
    {
        $remaining = [];
        foreach ($rows as $row) {
            $metaId = Value::int($row->id);
            if ($row->value === null) {
                $metaId > 0 && delete_metadata_by_mid(self::TYPE, $metaId);
                continue;
            }
            if ($metaId === 0) {
                $row->id = Value::int(add_metadata(self::TYPE, $id, $row->key, wp_slash($row->value)));
            } elseif ($row->get_changes() !== []) {
                /** @var string $value WordPress accepts any type, although its docblock says string */
                $value = $row->value;
                update_metadata_by_mid(self::TYPE, $metaId, $value, Value::text($row->key));
            }
            $row->apply_changes();
            $remaining[] = $row;
        }
        return $remaining;
    }
}
