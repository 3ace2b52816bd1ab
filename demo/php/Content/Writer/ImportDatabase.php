<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

/** Database operations for which WordPress has no functions. */
final class ImportDatabase
{
    /**
     * Runs the callback in one transaction. SQLite waits for the disk after each transaction, and an import writes
     * thousands of rows.
     *
     * @param callable(): void $callback
     */
    public static function transaction(callable $callback): void
    {
        $database = self::wpdb();
        $database->query('START TRANSACTION');
        try {
            $callback();
            $database->query('COMMIT');
        } catch (\Throwable $error) {
            $database->query('ROLLBACK');
            throw $error;
        }
    }

    /**
     * @param 'post'|'comment' $object
     * @return array<string, int> object IDs by meta value
     */
    public static function idsByMeta(string $object, string $key): array
    {
        $database = self::wpdb();
        $rows = $database->get_results(
            $object === 'comment'
                ? $database->prepare(
                    'SELECT comment_id AS id, meta_value AS value FROM %i WHERE meta_key = %s',
                    $database->commentmeta,
                    $key,
                )
                : $database->prepare(
                    'SELECT post_id AS id, meta_value AS value FROM %i WHERE meta_key = %s',
                    $database->postmeta,
                    $key,
                ),
        );
        $ids = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            ['id' => $id, 'value' => $value] = get_object_vars((object) $row) + ['id' => null, 'value' => null];
            if (is_numeric($id) && is_string($value)) {
                $ids[$value] = (int) $id;
            }
        }

        return $ids;
    }

    private static function wpdb(): \wpdb
    {
        global $wpdb;

        return $wpdb instanceof \wpdb ? $wpdb : throw new \LogicException('WordPress is not loaded.');
    }
}
