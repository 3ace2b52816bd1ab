<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/** The few things that WordPress's functions cannot ask of its database. */
final class ImportDatabase
{
    /**
     * One transaction for everything: SQLite waits for the disk after each, and an import has some thousand writes.
     *
     * @param callable(): void $work
     */
    public static function together(callable $work): void
    {
        $database = self::wordpress();
        $database->query('START TRANSACTION');
        try {
            $work();
            $database->query('COMMIT');
        } catch (\Throwable $failure) {
            $database->query('ROLLBACK');
            throw $failure;
        }
    }

    /**
     * @param 'post'|'comment' $object
     * @return array<string, int> ids of the objects with such meta, under the meta's value
     */
    public static function idsByMeta(string $object, string $key): array
    {
        $database = self::wordpress();
        $rows = $database->get_results($object === 'comment'
            ? $database->prepare('SELECT comment_id AS id, meta_value AS value FROM %i WHERE meta_key = %s', $database->commentmeta, $key)
            : $database->prepare('SELECT post_id AS id, meta_value AS value FROM %i WHERE meta_key = %s', $database->postmeta, $key));
        $ids = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            ['id' => $id, 'value' => $value] = get_object_vars((object) $row) + ['id' => null, 'value' => null];
            if (is_numeric($id) && is_string($value)) {
                $ids[$value] = (int) $id;
            }
        }

        return $ids;
    }

    private static function wordpress(): \wpdb
    {
        global $wpdb;

        return $wpdb instanceof \wpdb ? $wpdb : throw new \LogicException('WordPress is not loaded.');
    }
}
