<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Changes the main query for the shop: products, sort order and pagination. */
class WC_Query
{
    /** @var array<string, string> query variable by endpoint */
    public $query_vars = ['order-pay' => 'order-pay', 'order-received' => 'order-received'];

    private static ?WP_Query $main = null;
    private static string $priceOrder = '';

    public function __construct()
    {
        add_action('init', [$this, 'add_endpoints']);
        add_filter('query_vars', [$this, 'add_query_vars'], 0);
        add_action('parse_request', [$this, 'parse_request'], 0);
        add_action('pre_get_posts', [$this, 'pre_get_posts']);
    }

    /** @return array<string, string> */
    public function get_query_vars(): array
    {
        return array_map(Value::text(...), Value::map(apply_filters('woocommerce_get_query_vars', $this->query_vars)));
    }

    public function add_endpoints(): void
    {
        foreach ($this->get_query_vars() as $name) {
            add_rewrite_endpoint($name, get_option('show_on_front') === 'page' ? EP_PAGES | EP_ROOT : EP_PAGES);
        }
    }

    /**
     * @param list<string> $vars
     * @return list<string>
     */
    public function add_query_vars(array $vars): array
    {
        return [...$vars, ...array_values($this->get_query_vars())];
    }

    public function parse_request(): void
    {
        /** @var WP $wp */
        global $wp;
        foreach ($this->get_query_vars() as $name) {
            if (isset($_GET[$name])) {
                $wp->query_vars[$name] = sanitize_text_field(Value::text(wp_unslash($_GET[$name])));
            }
        }
    }

    public function pre_get_posts(WP_Query $q): void
    {
        if (!$q->is_main_query() || is_admin()) {
            return;
        }
        $shop = wc_get_page_id('shop');
        $isShopAsPage =
            $shop > 0 &&
            (Value::int($q->get('page_id')) === $shop ||
                (!isset($q->query['pagename']) && $q->is_page() && $q->queried_object_id === $shop));
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

    public function product_query(WP_Query $q): void
    {
        $ordering = $this->get_catalog_ordering_args();
        $q->set('orderby', $ordering['orderby']);
        $q->set('order', $ordering['order']);
        if ($ordering['meta_key'] !== '') {
            $q->set('meta_key', $ordering['meta_key']);
        }
        $q->set('tax_query', $this->get_tax_query(Value::array($q->get('tax_query')), true));
        $q->set('meta_query', $this->get_meta_query(Value::array($q->get('meta_query')), true));
        $q->set('wc_query', 'product_query');
        $q->set('post__in', Value::ids(array_unique(Value::ids(apply_filters('loop_shop_post_in', [])))));
        $q->set(
            'posts_per_page',
            Value::int($q->get('posts_per_page')) ?:
            Value::int(
                apply_filters(
                    'loop_shop_per_page',
                    wc_get_default_products_per_row() * wc_get_default_product_rows_per_page(),
                ),
            ),
        );
        self::$main = $q;
        do_action('woocommerce_product_query', $q, $this);
    }

    /** @return array{orderby: string, order: string, meta_key: string} */
    public function get_catalog_ordering_args(string $orderby = '', string $order = ''): array
    {
        if ($orderby === '') {
            $requested =
                isset($_GET['orderby']) && is_string($_GET['orderby'])
                    ? sanitize_text_field(Value::text(wp_unslash($_GET['orderby'])))
                    : '';
            $default = is_search()
                ? 'relevance'
                : Value::filtered(
                    'woocommerce_default_catalog_orderby',
                    Value::option('woocommerce_default_catalog_orderby', 'menu_order'),
                );
            [$orderby, $order] = array_pad(explode('-', $requested !== '' ? $requested : $default, 2), 2, $order);
        }
        [$orderby, $order] = [strtolower($orderby), strtoupper($order) === 'DESC' ? 'DESC' : 'ASC'];
        $args = match ($orderby) {
            'id' => ['ID', $order, ''],
            'menu_order' => ['menu_order title', $order, ''],
            'title' => ['title', $order, ''],
            'relevance' => ['relevance', 'DESC', ''],
            'rand' => ['rand', $order, ''],
            'date' => ['date ID', $order === 'ASC' && !isset($_GET['order']) ? 'DESC' : $order, ''],
            'popularity' => ['meta_value_num', 'DESC', 'total_sales'],
            'rating' => ['meta_value_num', 'DESC', '_wc_average_rating'],
            'price' => ['price', $order, ''],
            default => ['menu_order title', 'ASC', ''],
        };
        if ($args[0] === 'price') {
            self::orderByPrice($order);
        }
        $args = Value::array(
            apply_filters(
                'woocommerce_get_catalog_ordering_args',
                array_combine(['orderby', 'order', 'meta_key'], $args),
                $orderby,
                $order,
            ),
        );

        return [
            'orderby' => Value::text($args['orderby'] ?? ''),
            'order' => Value::text($args['order'] ?? 'ASC'),
            'meta_key' => Value::text($args['meta_key'] ?? ''),
        ];
    }

    /**
     * @param array<array-key, mixed> $meta_query
     * @return array<array-key, mixed>
     */
    public function get_meta_query(array $meta_query = [], bool $main_query = false): array
    {
        return array_filter(Value::array(apply_filters('woocommerce_product_query_meta_query', $meta_query, $this)));
    }

    /**
     * Excludes hidden products and, depending on a setting, products that are out of stock.
     *
     * @param array<array-key, mixed> $tax_query
     * @return array<array-key, mixed>
     */
    public function get_tax_query(array $tax_query = [], bool $main_query = false): array
    {
        $exclude = [$main_query && is_search() ? 'exclude-from-search' : 'exclude-from-catalog'];
        if (get_option('woocommerce_hide_out_of_stock_items') === 'yes') {
            $exclude[] = 'outofstock';
        }
        $tax_query[] = [
            'taxonomy' => 'product_visibility',
            'field' => 'slug',
            'terms' => $exclude,
            'operator' => 'NOT IN',
        ];

        return array_filter(Value::array(apply_filters('woocommerce_product_query_tax_query', $tax_query, $this)));
    }

    public static function get_main_query(): ?WP_Query
    {
        return self::$main;
    }

    /** @param 'ASC'|'DESC' $order */
    private static function orderByPrice(string $order): void
    {
        self::$priceOrder = $order;
        add_filter('posts_clauses', self::priceClauses(...), 10, 2);
    }

    /**
     * @param array<string, string> $clauses
     * @return array<string, string>
     */
    private static function priceClauses(array $clauses, WP_Query $query): array
    {
        if (self::$priceOrder === '' || $query->get('orderby') !== 'price') {
            return $clauses;
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        // A variable product has a price for each variation: it is sorted by the lowest, or by the highest in
        // descending order.
        $bound = self::$priceOrder === 'DESC' ? 'MAX' : 'MIN';
        $clauses[
            'join'
        ] .= " LEFT JOIN (SELECT post_id, {$bound}(CAST(meta_value AS DECIMAL(10,4))) AS bound FROM {$wpdb->postmeta} WHERE meta_key = '_price' AND meta_value <> '' GROUP BY post_id) AS stand_in_price ON stand_in_price.post_id = {$wpdb->posts}.ID";
        $clauses['orderby'] = 'stand_in_price.bound ' . self::$priceOrder . ", {$wpdb->posts}.ID " . self::$priceOrder;
        return $clauses;
    }
}
