<?php

use Stallkeeper\Demo\StandIn\Value;

/** Changes the main query for the shop: products, sort order and pagination. */
class WC_Query
{
    /** Query variable by endpoint. */
    public $query_vars = ['order-pay' => 'order-pay', 'order-received' => 'order-received'];
    private static ?WP_Query $main = null;

    public function __construct()
    {
        add_action('init', [$this, 'add_endpoints']);
        add_filter('query_vars', [$this, 'add_query_vars'], 0);
        add_action('pre_get_posts', [$this, 'pre_get_posts']);
        add_filter('posts_clauses', self::sortByPrice(...), 10, 2);
    }

    public function add_endpoints(): void
    {
        foreach ($this->query_vars as $name) {
            add_rewrite_endpoint($name, EP_PAGES | EP_ROOT);
        }
    }

    public function add_query_vars($vars): array
    {
        return [...$vars, ...array_values($this->query_vars)];
    }

    public function pre_get_posts($q): void
    {
        if (!$q->is_main_query() || is_admin()) {
            return;
        }
        $shop = wc_get_page_id('shop');
        $isShopAsPage =
            (int) $q->get('page_id') === $shop ||
            (!isset($q->query['pagename']) && $q->is_page() && $q->queried_object_id === $shop);
        if ($isShopAsPage) {
            $q->set('post_type', 'product');
            $q->set('page_id', '');
            $q->is_page = $q->is_singular = $q->is_single = false;
            $q->is_archive = $q->is_post_type_archive = true;
        }
        if ($q->is_post_type_archive('product') || $q->is_tax(get_object_taxonomies('product'))) {
            $this->product_query($q);
        }
    }

    public function product_query($q): void
    {
        foreach (self::ordering() as $name => $value) {
            $q->set($name, $value);
        }
        $q->set('tax_query', $this->get_tax_query((array) ($q->get('tax_query') ?: [])));
        $q->set('post__in', apply_filters('loop_shop_post_in', []));
        $perPage = wc_get_default_products_per_row() * wc_get_default_product_rows_per_page();
        $q->set('posts_per_page', (int) $q->get('posts_per_page') ?: $perPage);
        self::$main = $q;
        do_action('woocommerce_product_query', $q, $this);
    }

    private static function ordering(): array
    {
        $default = is_search() ? 'relevance' : get_option('woocommerce_default_catalog_orderby', 'menu_order');
        $requested = sanitize_text_field(Value::text($_GET['orderby'] ?? '')) ?: $default;
        [$orderby, $order] = explode('-', strtolower($requested), 2) + ['', ''];
        $order = $order === 'desc' ? 'DESC' : 'ASC';
        $byNumber = static fn(string $key): array => [
            'orderby' => 'meta_value_num',
            'order' => 'DESC',
            'meta_key' => $key,
        ];

        return match ($orderby) {
            'id', 'title', 'rand' => ['orderby' => $orderby === 'id' ? 'ID' : $orderby, 'order' => $order],
            'relevance' => ['orderby' => 'relevance', 'order' => 'DESC'],
            'date' => ['orderby' => 'date ID', 'order' => 'DESC'],
            'popularity' => $byNumber('total_sales'),
            'rating' => $byNumber('_wc_average_rating'),
            'price' => ['orderby' => 'price', 'order' => $order],
            default => ['orderby' => 'menu_order title', 'order' => 'ASC'],
        };
    }

    /** Excludes hidden products and, depending on a setting, products that are out of stock. */
    public function get_tax_query($tax_query = []): array
    {
        $exclude = [is_search() ? 'exclude-from-search' : 'exclude-from-catalog'];
        if (get_option('woocommerce_hide_out_of_stock_items') === 'yes') {
            $exclude[] = 'outofstock';
        }
        $tax_query[] = [
            'taxonomy' => 'product_visibility',
            'field' => 'slug',
            'terms' => $exclude,
            'operator' => 'NOT IN',
        ];

        return $tax_query;
    }

    public static function get_main_query(): ?WP_Query
    {
        return self::$main;
    }

    /**
     * A variable product has a price for each variation: it is sorted by the lowest, or by the highest in descending
     * order. Hook: `posts_clauses`.
     */
    private static function sortByPrice(array $clauses, WP_Query $query): array
    {
        if ($query->get('orderby') === 'price' && $query === self::$main) {
            global $wpdb;
            [$order, $bound] = $query->get('order') === 'DESC' ? ['DESC', 'MAX'] : ['ASC', 'MIN'];
            $prices = "SELECT post_id, {$bound}(CAST(meta_value AS DECIMAL(10,4))) AS bound FROM {$wpdb->postmeta} WHERE meta_key = '_price' AND meta_value <> '' GROUP BY post_id";
            $clauses[
                'join'
            ] .= " LEFT JOIN ({$prices}) AS stand_in_price ON stand_in_price.post_id = {$wpdb->posts}.ID";
            $clauses['orderby'] = "stand_in_price.bound {$order}, {$wpdb->posts}.ID {$order}";
        }

        return $clauses;
    }
}
