<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\AttributeStore;
use Stallkeeper\Demo\StandIn\Variation\VariationPrices;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WP_Post;

/** Stores products as posts, meta and terms with the names that WooCommerce uses. */
final class ProductStore
{
    public const DEFAULTS = [
        'name' => '',
        'slug' => '',
        'date_created' => null,
        'date_modified' => null,
        'status' => false,
        'featured' => false,
        'catalog_visibility' => 'visible',
        'description' => '',
        'short_description' => '',
        'sku' => '',
        'price' => '',
        'regular_price' => '',
        'sale_price' => '',
        'date_on_sale_from' => null,
        'date_on_sale_to' => null,
        'total_sales' => 0,
        'tax_status' => 'taxable',
        'tax_class' => '',
        'manage_stock' => false,
        'stock_quantity' => null,
        'stock_status' => 'instock',
        'backorders' => 'no',
        'sold_individually' => false,
        'weight' => '',
        'length' => '',
        'width' => '',
        'height' => '',
        'upsell_ids' => [],
        'cross_sell_ids' => [],
        'parent_id' => 0,
        'reviews_allowed' => true,
        'purchase_note' => '',
        'attributes' => [],
        'menu_order' => 0,
        'post_password' => '',
        'virtual' => false,
        'downloadable' => false,
        'category_ids' => [],
        'tag_ids' => [],
        'image_id' => '',
        'gallery_image_ids' => [],
        'average_rating' => 0,
        'review_count' => 0,
    ];
    /** Property names by meta key. */
    public const META = [
        '_sku' => 'sku',
        '_regular_price' => 'regular_price',
        '_sale_price' => 'sale_price',
        '_price' => 'price',
        'total_sales' => 'total_sales',
        '_tax_status' => 'tax_status',
        '_tax_class' => 'tax_class',
        '_manage_stock' => 'manage_stock',
        '_backorders' => 'backorders',
        '_sold_individually' => 'sold_individually',
        '_virtual' => 'virtual',
        '_downloadable' => 'downloadable',
        '_stock' => 'stock_quantity',
        '_stock_status' => 'stock_status',
        '_wc_average_rating' => 'average_rating',
        '_wc_review_count' => 'review_count',
        '_thumbnail_id' => 'image_id',
        '_product_image_gallery' => 'gallery_image_ids',
        '_weight' => 'weight',
        '_length' => 'length',
        '_width' => 'width',
        '_height' => 'height',
        '_sale_price_dates_from' => 'date_on_sale_from',
        '_sale_price_dates_to' => 'date_on_sale_to',
        '_upsell_ids' => 'upsell_ids',
        '_crosssell_ids' => 'cross_sell_ids',
        '_purchase_note' => 'purchase_note',
        '_product_attributes' => 'attributes',
        '_product_version' => '',
    ];
    private const YES_NO_PROPS = ['manage_stock', 'sold_individually', 'virtual', 'downloadable'];

    /** @throws Exception if the product does not exist */
    public static function read(WC_Product $product): void
    {
        $post = get_post($product->get_id());
        if (!($post instanceof WP_Post) || $post->post_type !== 'product') {
            throw new Exception('Invalid product.');
        }
        $meta = self::metaProps($post->ID);
        $meta['attributes'] = AttributeStore::read($post->ID, $meta['attributes'] ?? []);
        $product->set_props(self::postProps($post) + $meta + ProductTerms::read($post->ID));
        do_action('woocommerce_product_read', $post->ID);
    }

    /** @param array<string, mixed> $data all properties of the product */
    public static function write(WC_Product $product, array $data, bool $isNew): void
    {
        $data['price'] = $product->is_on_sale('edit') ? $data['sale_price'] : $data['regular_price'];
        $product->set_price($data['price']);
        $created = $product->get_date_created('edit');
        /** @var array{post_title: string} $post */
        $post = wp_slash([
            'ID' => $product->get_id(),
            'post_type' => 'product',
            'post_status' => Value::text($data['status']) ?: 'publish',
            'post_title' => Value::text($data['name']) ?: __('Product', 'stallkeeper-stand-in'),
            'post_name' => Value::text($data['slug']),
            'post_content' => Value::text($data['description']),
            'post_excerpt' => Value::text($data['short_description']),
            'post_parent' => Value::int($data['parent_id']),
            'comment_status' => Value::bool($data['reviews_allowed']) ? 'open' : 'closed',
            'ping_status' => 'closed',
            'menu_order' => Value::int($data['menu_order']),
            'post_password' => Value::text($data['post_password']),
            'post_date' => (string) $created?->date('Y-m-d H:i:s'),
        ]);
        $id = wp_insert_post($post);
        if ($id === 0) {
            return;
        }
        $product->set_id($id);
        $attributes = array_filter(
            Value::map($data['attributes'] ?? []),
            static fn(mixed $one): bool => $one instanceof WC_Product_Attribute,
        );
        self::writeMeta($id, ['attributes' => AttributeStore::meta($attributes)] + $data);
        ProductTerms::write($id, $product);
        AttributeStore::writeTerms($id, $attributes);
        $product instanceof WC_Product_Variable && VariationPrices::store($product);
        $product->save_meta_data();
        wp_cache_set('last_changed', microtime(), 'posts');
        do_action($isNew ? 'woocommerce_new_product' : 'woocommerce_update_product', $id, $product);
    }

    /** @param array<string, mixed> $data properties; those that are missing are not stored */
    public static function writeMeta(int $id, array $data): void
    {
        foreach (array_filter(self::META) as $key => $name) {
            array_key_exists($name, $data) &&
                update_post_meta($id, $key, wp_slash(self::metaValue($name, $data[$name])));
        }
        update_post_meta($id, '_product_version', WC_VERSION);
    }

    /** @return array<string, mixed> */
    public static function postProps(WP_Post $post): array
    {
        return [
            'name' => $post->post_title,
            'slug' => $post->post_name,
            'date_created' => mysql2date('U', $post->post_date_gmt, false) ?: null,
            'date_modified' => mysql2date('U', $post->post_modified_gmt, false) ?: null,
            'status' => $post->post_status,
            'description' => $post->post_content,
            'short_description' => $post->post_excerpt,
            'parent_id' => $post->post_parent,
            'menu_order' => $post->menu_order,
            'post_password' => $post->post_password,
            'reviews_allowed' => $post->comment_status === 'open',
        ];
    }

    /** @return array<string, mixed> */
    public static function metaProps(int $id): array
    {
        $all = Value::array(get_post_meta($id));
        $values = [];
        foreach (array_filter(self::META) as $key => $name) {
            $rows = Value::array($all[$key] ?? []);
            if ($rows !== []) {
                $values[$name] = maybe_unserialize(Value::text($rows[0]));
            }
        }
        return $values;
    }

    private static function metaValue(string $name, mixed $value): mixed
    {
        return match (true) {
            in_array($name, self::YES_NO_PROPS, true) => Value::bool($value) ? 'yes' : 'no',
            $value instanceof \WC_DateTime => (string) $value->getTimestamp(),
            $name === 'gallery_image_ids' => implode(',', Value::ids($value)),
            default => $value ?? '',
        };
    }
}
