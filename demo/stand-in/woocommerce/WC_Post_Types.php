<?php

declare(strict_types=1);

/** Registers WooCommerce's post types, taxonomies and order statuses. */
class WC_Post_Types
{
    private const FLUSH_OPTION = 'woocommerce_queue_flush_rewrite_rules';

    public static function init(): void
    {
        add_action('init', [self::class, 'register_taxonomies'], 5);
        add_action('init', [self::class, 'register_post_types'], 5);
        add_action('init', [self::class, 'register_post_status'], 9);
        add_action('woocommerce_after_register_post_type', [self::class, 'maybe_flush_rewrite_rules']);
        foreach (['add_option', 'update_option'] as $event) {
            add_action("{$event}_woocommerce_shop_page_id", static fn() => update_option(self::FLUSH_OPTION, 'yes'));
        }
    }

    public static function register_taxonomies(): void
    {
        if (taxonomy_exists('product_type')) {
            return;
        }
        do_action('woocommerce_register_taxonomy');
        $hidden = [
            'hierarchical' => false,
            'show_ui' => false,
            'show_in_nav_menus' => false,
            'query_var' => false,
            'rewrite' => false,
            'public' => false,
        ];
        register_taxonomy('product_type', ['product'], $hidden);
        register_taxonomy('product_visibility', ['product'], $hidden);
        register_taxonomy(
            'product_cat',
            ['product'],
            [
                'hierarchical' => true,
                'label' => __('Categories', 'stallkeeper-stand-in'),
                'show_in_rest' => true,
                'show_ui' => true,
                'query_var' => true,
                'default_term' => ['name' => __('Uncategorized', 'stallkeeper-stand-in'), 'slug' => 'uncategorized'],
                'rewrite' => ['slug' => 'product-category', 'with_front' => false, 'hierarchical' => true],
            ],
        );
        register_taxonomy(
            'product_tag',
            ['product'],
            [
                'hierarchical' => false,
                'label' => __('Product tags', 'stallkeeper-stand-in'),
                'show_in_rest' => true,
                'show_ui' => true,
                'query_var' => true,
                'rewrite' => ['slug' => 'product-tag', 'with_front' => false],
            ],
        );
        register_taxonomy(
            'product_brand',
            ['product'],
            [
                'hierarchical' => true,
                'label' => __('Brands', 'stallkeeper-stand-in'),
                'show_in_rest' => true,
                'show_ui' => true,
                'query_var' => true,
                'rewrite' => ['slug' => 'brand', 'with_front' => false, 'hierarchical' => true],
            ],
        );
        foreach (wc_get_attribute_taxonomies() as $attribute) {
            $label = \Stallkeeper\Demo\StandIn\Value::text($attribute->attribute_label);
            register_taxonomy(
                wc_attribute_taxonomy_name(\Stallkeeper\Demo\StandIn\Value::text($attribute->attribute_name)),
                ['product'],
                [
                    'hierarchical' => false,
                    'labels' => ['name' => "Product $label", 'singular_name' => $label],
                    'public' => false,
                    'show_ui' => true,
                    'query_var' => false,
                    'rewrite' => false,
                ],
            );
        }
        do_action('woocommerce_after_register_taxonomy');
    }

    public static function register_post_types(): void
    {
        if (post_type_exists('product')) {
            return;
        }
        do_action('woocommerce_register_post_type');
        $shop = get_post(wc_get_page_id('shop'));
        register_post_type('product', [
            'labels' => [
                'name' => __('Products', 'stallkeeper-stand-in'),
                'singular_name' => __('Product', 'stallkeeper-stand-in'),
            ],
            'public' => true,
            'show_ui' => true,
            'show_in_menu' => true,
            'menu_icon' => 'dashicons-archive',
            'map_meta_cap' => true,
            'publicly_queryable' => true,
            'exclude_from_search' => false,
            'hierarchical' => false,
            'rewrite' => ['slug' => 'product', 'with_front' => false, 'feeds' => true],
            'query_var' => true,
            'supports' => [
                'title',
                'editor',
                'excerpt',
                'thumbnail',
                'comments',
                'custom-fields',
                'page-attributes',
                'publicize',
                'wpcom-markdown',
            ],
            'has_archive' =>
                $shop instanceof WP_Post && current_theme_supports('woocommerce')
                    ? urldecode((string) get_page_uri($shop->ID))
                    : (current_theme_supports('woocommerce')
                        ? 'shop'
                        : false),
            'show_in_nav_menus' => true,
            'show_in_rest' => true,
        ]);
        register_post_type('product_variation', [
            'label' => __('Variations', 'stallkeeper-stand-in'),
            'public' => false,
            'map_meta_cap' => true,
            'hierarchical' => false,
            'supports' => false,
            'rewrite' => false,
        ]);
        register_post_type('shop_order', [
            'labels' => [
                'name' => __('Orders', 'stallkeeper-stand-in'),
                'singular_name' => __('Order', 'stallkeeper-stand-in'),
            ],
            'public' => false,
            'show_ui' => false,
            'map_meta_cap' => true,
            'publicly_queryable' => false,
            'exclude_from_search' => true,
            'hierarchical' => false,
            'rewrite' => false,
            'query_var' => false,
            'supports' => ['title', 'comments', 'custom-fields'],
            'has_archive' => false,
        ]);
        do_action('woocommerce_after_register_post_type');
    }

    public static function register_post_status(): void
    {
        foreach (wc_get_order_statuses() as $name => $label) {
            register_post_status($name, [
                'label' => $label,
                'public' => false,
                'exclude_from_search' => false,
                'show_in_admin_all_list' => true,
                'show_in_admin_status_list' => true,
            ]);
        }
    }

    public static function maybe_flush_rewrite_rules(): void
    {
        if (get_option(self::FLUSH_OPTION) === 'yes') {
            update_option(self::FLUSH_OPTION, 'no');
            self::flush_rewrite_rules();
        }
    }

    public static function flush_rewrite_rules(): void
    {
        flush_rewrite_rules();
    }
}
