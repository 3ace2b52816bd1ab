<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Analytics;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Stallkeeper\Tools\Orders\CountedOrders;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;

/**
 * Reads WooCommerce Analytics' table of orders together with the sources of the orders, so that the figures are those
 * of the other Analytics reports: a refund counts on its own day and reduces the net sales of the order's source.
 *
 * @phpstan-type Row array{day: string, type: string, source: string, medium: string, campaign: string, orders: int,
 *     net: float, returning: int}
 */
final class OrderStats
{
    /** Maximum number of rows, one for each day and source. */
    public const MAX_ROWS = 20000;

    private const FIELDS = ['source_type', 'utm_source', 'utm_medium', 'utm_campaign'];

    /** A refund is a row of its own, whose source is that of the order. */
    private const ORDER = 'CASE WHEN s.parent_id = 0 THEN s.order_id ELSE s.parent_id END';

    public function __construct(
        private readonly PostDatabase $database,
        private readonly FieldList $fields,
        private readonly CountedOrders $orders,
    ) {}

    /** @return bool whether WooCommerce Analytics and its table exist */
    public function areAvailable(): bool
    {
        return class_exists(OrderUtil::class) && get_option('woocommerce_analytics_enabled', 'yes') === 'yes';
    }

    /**
     * @param string $after  first moment of the period in the site's time zone: `YYYY-MM-DD HH:MM:SS`
     * @param string $before last moment
     *
     * @return list<Row> at most MAX_ROWS; the order is not defined
     *
     * @throws DatabaseError if the orders cannot be read
     */
    public function rows(string $after, string $before): array
    {
        [$excluded, $values] = $this->excluded();
        $rows = $this->database->rows(
            "SELECT SUBSTR(s.date_created, 1, 10) AS day, COALESCE(a.meta_value, ''), COALESCE(b.meta_value, ''), " .
                "COALESCE(c.meta_value, ''), COALESCE(d.meta_value, ''), " .
                'SUM(CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END), SUM(s.net_total), ' .
                'SUM(CASE WHEN s.parent_id = 0 AND s.returning_customer = 1 THEN 1 ELSE 0 END) FROM %i s ' .
                ('LEFT JOIN %i a ON a.%i = ' . self::ORDER . ' AND a.meta_key = %s ') .
                ('LEFT JOIN %i b ON b.%i = ' . self::ORDER . ' AND b.meta_key = %s ') .
                ('LEFT JOIN %i c ON c.%i = ' . self::ORDER . ' AND c.meta_key = %s ') .
                ('LEFT JOIN %i d ON d.%i = ' . self::ORDER . ' AND d.meta_key = %s ') .
                "WHERE s.date_created >= %s AND s.date_created <= %s AND s.status NOT IN ($excluded) " .
                'GROUP BY day, a.meta_value, b.meta_value, c.meta_value, d.meta_value LIMIT %d',
            [$this->table(), ...$this->joins(self::FIELDS), $after, $before, ...$values, self::MAX_ROWS],
        );

        return array_map(
            static fn(array $row): array => [
                'day' => (string) $row[0],
                'type' => (string) ($row[1] ?? ''),
                'source' => (string) ($row[2] ?? ''),
                'medium' => (string) ($row[3] ?? ''),
                'campaign' => (string) ($row[4] ?? ''),
                'orders' => (int) ($row[5] ?? 0),
                'net' => (float) ($row[6] ?? 0),
                'returning' => (int) ($row[7] ?? 0),
            ],
            $rows,
        );
    }

    /**
     * @return list<int> the newest orders of the period without a source, newest first
     *
     * @throws DatabaseError if the orders cannot be read
     */
    public function withoutSource(string $after, string $before, int $limit): array
    {
        [$excluded, $values] = $this->excluded();

        return $this->database->ids(
            'SELECT s.order_id FROM %i s LEFT JOIN %i a ON a.%i = s.order_id AND a.meta_key = %s ' .
                'WHERE s.parent_id = 0 AND s.date_created >= %s AND s.date_created <= %s ' .
                "AND s.status NOT IN ($excluded) AND COALESCE(a.meta_value, '') = '' " .
                'ORDER BY s.date_created DESC LIMIT %d',
            [$this->table(), ...$this->joins(['source_type']), $after, $before, ...$values, $limit],
        );
    }

    /**
     * @return array{literal-string, non-empty-list<string>} placeholders and values of the statuses that do not count
     */
    private function excluded(): array
    {
        $statuses = ['auto-draft', 'trash', ...$this->orders->excludedStatuses()];

        return [PostDatabase::marks($statuses), $statuses];
    }

    /**
     * @param list<string> $fields
     *
     * @return list<string> values of a join for each field
     */
    private function joins(array $fields): array
    {
        $db = $this->database->connection();
        $isOwnTable = class_exists(OrderUtil::class) && OrderUtil::custom_orders_table_usage_is_enabled();
        $values = [];
        foreach ($fields as $field) {
            $values[] = $isOwnTable ? "{$db->prefix}wc_orders_meta" : $db->postmeta;
            $values[] = $isOwnTable ? 'order_id' : 'post_id';
            $values[] = $this->fields->metaKey($field);
        }

        return $values;
    }

    private function table(): string
    {
        return $this->database->connection()->prefix . 'wc_order_stats';
    }
}
