<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Variation;

use Exception;
use Stallkeeper\Demo\StandIn\Product\ProductStore;
use Stallkeeper\Demo\StandIn\Value;
use WC_Product_Variation;
use WP_Post;

/** Stores variations as posts of the type `product_variation`, which are children of their product. */
final class VariationStore
{
    public const TYPE = 'product_variation';
    public const PREFIX = 'attribute_';

    /** @throws Exception if the variation does not exist */
    public static function read(WC_Product_Variation $variation): void
    {
        $post = get_post($variation->get_id());
        if (!($post instanceof WP_Post) || $post->post_type !== self::TYPE) {
            throw new Exception('Invalid product.');
        }
        $variation->set_props(ProductStore::postProps($post) + ProductStore::metaProps($post->ID));
        $variation->set_description(get_post_meta($post->ID, '_variation_description', true));
        $variation->set_attributes(self::attributes($post->ID));
        do_action('woocommerce_product_read', $post->ID);
    }

    /** @param array<string, mixed> $data all properties of the variation */
    public static function write(WC_Product_Variation $variation, array $data, bool $isNew): void
    {
        $data['price'] = $variation->is_on_sale('edit') ? $data['sale_price'] : $data['regular_price'];
        $variation->set_price($data['price']);
        $variation->set_name(self::title($variation));
        /** @var array{post_title: string} $post */
        $post = wp_slash([
            'ID' => $variation->get_id(),
            'post_type' => self::TYPE,
            'post_status' => Value::text($data['status']) ?: 'publish',
            'post_title' => $variation->get_name('edit'),
            'post_excerpt' => wc_get_formatted_variation($variation, true),
            'post_parent' => $variation->get_parent_id('edit'),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'menu_order' => Value::int($data['menu_order']),
        ]);
        $id = wp_insert_post($post);
        if ($id === 0) {
            return;
        }
        $variation->set_id($id);
        ProductStore::writeMeta($id, array_diff_key($data, ['attributes' => 1]));
        update_post_meta($id, '_variation_description', wp_slash(Value::text($data['description'])));
        foreach (Value::map($data['attributes'] ?? []) as $name => $value) {
            update_post_meta($id, self::PREFIX . $name, wp_slash(Value::text($value)));
        }
        $variation->save_meta_data();
        do_action(
            $isNew ? 'woocommerce_new_product_variation' : 'woocommerce_update_product_variation',
            $id,
            $variation,
        );
        wc_deferred_product_sync($variation->get_parent_id('edit'));
    }

    /**
     * @param string|list<string> $status
     * @return list<int> IDs of a product's variations in their order
     */
    public static function ids(int $product, string|array $status): array
    {
        return $product === 0
            ? []
            : Value::ids(
                get_posts([
                    'post_type' => self::TYPE,
                    'post_parent' => $product,
                    'post_status' => $status,
                    'fields' => 'ids',
                    'numberposts' => -1,
                    'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC'],
                ]),
            );
    }

    /**
     * @return array<string, string> value by attribute, without the prefix of the meta keys; an empty value means any
     *     option
     */
    public static function attributes(int $variation): array
    {
        $values = [];
        foreach (Value::map(get_post_meta($variation)) as $key => $rows) {
            if (str_starts_with($key, self::PREFIX)) {
                $values[substr($key, strlen(self::PREFIX))] = Value::text(Value::array($rows)[0] ?? '');
            }
        }

        return $values;
    }

    /** The product's name, followed by the options if the variation has at most two attributes. */
    private static function title(WC_Product_Variation $variation): string
    {
        $base = get_post_field('post_title', $variation->get_parent_id('edit'));
        $suffix =
            count($variation->get_attributes('edit')) < 3 ? wc_get_formatted_variation($variation, true, false) : '';

        return Value::filtered(
            'woocommerce_product_variation_title',
            $suffix === '' ? $base : "$base - $suffix",
            $variation,
            $base,
            $suffix,
        );
    }
}
