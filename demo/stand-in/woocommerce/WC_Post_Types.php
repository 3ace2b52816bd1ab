<?php

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
        $hidden = ['public' => false, 'query_var' => false, 'rewrite' => false];
        register_taxonomy('product_type', ['product'], $hidden);
        register_taxonomy('product_visibility', ['product'], $hidden);
        $public = static fn(string $label, string $slug, bool $isTree): array => [
            'label' => $label,
            'hierarchical' => $isTree,
            'show_in_rest' => true,
            'show_ui' => true,
            'query_var' => true,
            'rewrite' => ['slug' => $slug, 'with_front' => false, 'hierarchical' => $isTree],
        ];
        $default = ['default_term' => ['name' => 'Uncategorized', 'slug' => 'uncategorized']];
        register_taxonomy('product_cat', ['product'], $default + $public('Categories', 'product-category', true));
        register_taxonomy('product_tag', ['product'], $public('Product tags', 'product-tag', false));
        register_taxonomy('product_brand', ['product'], $public('Brands', 'brand', true));
        foreach (wc_get_attribute_taxonomies() as $attribute) {
            $label = $attribute->attribute_label;
            $labels = ['name' => "Product $label", 'singular_name' => $label];
            $name = wc_attribute_taxonomy_name($attribute->attribute_name);
            register_taxonomy($name, ['product'], ['labels' => $labels, 'show_ui' => true] + $hidden);
        }
    }

    public static function register_post_types(): void
    {
        if (post_type_exists('product')) {
            return;
        }
        $shop = get_post(wc_get_page_id('shop'));
        $archive = $shop instanceof WP_Post ? urldecode((string) get_page_uri($shop->ID)) : 'shop';
        register_post_type('product', [
            'labels' => ['name' => 'Products', 'singular_name' => 'Product'],
            'public' => true,
            'menu_icon' => 'dashicons-archive',
            'map_meta_cap' => true,
            'rewrite' => ['slug' => 'product', 'with_front' => false, 'feeds' => true],
            'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'comments', 'custom-fields', 'page-attributes'],
            'has_archive' => current_theme_supports('woocommerce') ? $archive : false,
            'show_in_rest' => true,
        ]);
        $hidden = ['public' => false, 'map_meta_cap' => true, 'rewrite' => false, 'query_var' => false];
        register_post_type('product_variation', ['label' => 'Variations', 'supports' => false] + $hidden);
        register_post_type('shop_order', ['label' => 'Orders', 'supports' => ['title', 'comments']] + $hidden);
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
            flush_rewrite_rules();
        }
    }
}
