<?php

use Stallkeeper\Demo\StandIn\Value;

/**
 * A product, stored as a post of the type `product` with meta and terms.
 *
 * @method list<int> get_gallery_image_ids()
 * @method int get_review_count()
 * @method float get_average_rating()
 * @method string get_image_id()
 * @method string get_price()
 * @method string get_regular_price()
 * @method string get_sale_price()
 * @method list<int> get_category_ids()
 * @method list<int> get_upsell_ids()
 * @method list<int> get_cross_sell_ids()
 * @method string get_catalog_visibility()
 * @method string get_stock_status()
 * @method string get_name()
 * @method string get_slug()
 * @method string get_status()
 * @method string get_description()
 * @method string get_short_description()
 * @method string get_sku()
 * @method int get_parent_id()
 * @method string get_tax_status()
 * @method int get_total_sales()
 */
class WC_Product extends WC_Data
{
    protected const DATES = ['date_created', 'date_on_sale_from', 'date_on_sale_to'];
    protected const PRICES = ['price', 'regular_price', 'sale_price'];
    protected const POST_TYPE = 'product';
    /** Property names by column of the post. */
    private const COLUMNS = [
        'post_title' => 'name',
        'post_name' => 'slug',
        'post_date' => 'date_created',
        'post_status' => 'status',
        'post_content' => 'description',
        'post_excerpt' => 'short_description',
        'post_parent' => 'parent_id',
        'post_password' => 'post_password',
        'menu_order' => 'menu_order',
    ];
    /** Meta keys that are not the name of the property after an underscore. */
    private const META_KEYS = [
        'total_sales' => 'total_sales',
        'stock_quantity' => '_stock',
        'average_rating' => '_wc_average_rating',
        'review_count' => '_wc_review_count',
        'image_id' => '_thumbnail_id',
        'gallery_image_ids' => '_product_image_gallery',
        'date_on_sale_from' => '_sale_price_dates_from',
        'date_on_sale_to' => '_sale_price_dates_to',
        'cross_sell_ids' => '_crosssell_ids',
    ];
    private const TERM_PROPS = ['featured', 'catalog_visibility', 'category_ids', 'tag_ids', 'attributes'];
    /** Terms that hide a product, by visibility. */
    private const HIDING_TERMS = [
        'visible' => [],
        'catalog' => ['exclude-from-search'],
        'search' => ['exclude-from-catalog'],
        'hidden' => ['exclude-from-catalog', 'exclude-from-search'],
    ];

    protected string $object_type = 'product';
    protected $data = [
        'name' => '',
        'slug' => '',
        'date_created' => null,
        'status' => '',
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
        'stock_quantity' => 0,
        'stock_status' => 'instock',
        'backorders' => 'no',
        'sold_individually' => false,
        'upsell_ids' => [],
        'cross_sell_ids' => [],
        'parent_id' => 0,
        'attributes' => [],
        'menu_order' => 0,
        'post_password' => '',
        'category_ids' => [],
        'tag_ids' => [],
        'image_id' => '',
        'gallery_image_ids' => [],
        'average_rating' => 0.0,
        'review_count' => 0,
    ];

    public function __construct($product = 0)
    {
        $post = $product ? get_post($product) : null;
        if ($product && $post?->post_type !== static::POST_TYPE) {
            throw new Exception('Invalid product.');
        }
        if ($post instanceof WP_Post) {
            $this->set_id($post->ID);
            $this->read($post);
        }
    }

    protected function read(WP_Post $post): void
    {
        foreach (self::COLUMNS as $column => $name) {
            $this->set_props([$name => $post->$column]);
        }
        $meta = get_post_meta($post->ID);
        foreach (array_intersect($this->metaKeys(), array_keys($meta)) as $name => $key) {
            $this->set_props([$name => maybe_unserialize($meta[$key][0])]);
        }
        $visibility = array_column((array) (get_the_terms($post->ID, 'product_visibility') ?: []), 'slug');
        $hiding = array_values(array_intersect(self::HIDING_TERMS['hidden'], $visibility));
        $this->set_catalog_visibility(array_search($hiding, self::HIDING_TERMS, true));
        $this->set_props([
            'featured' => in_array('featured', $visibility, true),
            'category_ids' => wc_get_product_term_ids($post->ID, 'product_cat'),
            'tag_ids' => wc_get_product_term_ids($post->ID, 'product_tag'),
        ]);
        $this->readAttributes($meta);
    }

    protected function readAttributes(array $meta): void
    {
        $attributes = [];
        foreach (maybe_unserialize($meta['_product_attributes'][0] ?? '') ?: [] as $row) {
            $attribute = new WC_Product_Attribute();
            $attribute->set_name($row['name']);
            $attribute->set_visible($row['is_visible']);
            $attribute->set_variation($row['is_variation']);
            if ($row['is_taxonomy']) {
                $attribute->set_id(wc_attribute_taxonomy_id_by_name($row['name']));
                $attribute->set_options(wc_get_product_term_ids($this->id, $row['name']));
            } else {
                $attribute->set_options($row['value'] === '' ? [] : explode('|', $row['value']));
            }
            $attributes[] = $attribute;
        }
        $this->set_attributes($attributes);
    }

    /** Number of reviews by stars. */
    public function get_rating_counts(): array
    {
        $reviews = get_comments(['post_id' => $this->id, 'status' => 'approve', 'parent' => 0, 'fields' => 'ids']);
        $ratings = array_map(static fn(int $id): int => (int) get_comment_meta($id, 'rating', true), $reviews);

        return array_count_values(array_filter($ratings));
    }

    public function save(): int
    {
        $this->set_prop('price', $this->is_on_sale() ? $this->data['sale_price'] : $this->data['regular_price']);
        $post = ['ID' => $this->id, 'post_type' => static::POST_TYPE, 'ping_status' => 'closed'];
        foreach (self::COLUMNS as $column => $name) {
            $post[$column] = $this->data[$name];
        }
        $post['post_status'] = $post['post_status'] ?: 'publish';
        $post['post_date'] = (string) $post['post_date']?->format('Y-m-d H:i:s');
        $post['comment_status'] = get_post($this->id ?: -1)->comment_status ?? 'open';
        $event = $this->id === 0 ? 'new' : 'update';
        $this->set_id($id = wp_insert_post(wp_slash($post)));
        foreach ($this->metaKeys() as $name => $key) {
            $value = $this->data[$name];
            $value = match (true) {
                is_bool($value) => $value ? 'yes' : 'no',
                $value instanceof WC_DateTime => $value->getTimestamp(),
                $name === 'gallery_image_ids' => implode(',', $value),
                default => $value ?? '',
            };
            update_post_meta($id, $key, wp_slash($value));
        }
        update_post_meta($id, '_product_version', WC_VERSION);
        $this->saveTerms();
        $this->saveAttributes();
        $this->save_meta_data();
        wp_cache_set_posts_last_changed();
        do_action("woocommerce_{$event}_" . static::POST_TYPE, $id, $this);

        return $id;
    }

    protected function saveTerms(): void
    {
        $stars = (int) round($this->data['average_rating']);
        $visibility = [
            ...self::HIDING_TERMS[$this->data['catalog_visibility']],
            ...$this->data['featured'] ? ['featured'] : [],
            ...$this->data['stock_status'] === 'outofstock' ? ['outofstock'] : [],
            ...$stars > 0 ? ["rated-{$stars}"] : [],
        ];
        $categories = $this->data['category_ids'] ?: Value::ids([get_option('default_product_cat', 0)]);
        wp_set_object_terms($this->id, $categories, 'product_cat');
        wp_set_object_terms($this->id, $this->data['tag_ids'], 'product_tag');
        wp_set_object_terms($this->id, [$this->get_type()], 'product_type');
        wp_set_object_terms($this->id, $visibility, 'product_visibility');
    }

    /** One meta value for all attributes, and terms for the options of global attributes, as in WooCommerce. */
    protected function saveAttributes(): void
    {
        $rows = [];
        foreach ($this->get_attributes() as $key => $attribute) {
            $rows[$key] = [
                'name' => $attribute->get_name(),
                'value' => $attribute->is_taxonomy() ? '' : implode(' | ', $attribute->get_options()),
                'position' => count($rows),
                'is_visible' => (int) $attribute->get_visible(),
                'is_variation' => (int) $attribute->get_variation(),
                'is_taxonomy' => (int) $attribute->is_taxonomy(),
            ];
            if ($attribute->is_taxonomy()) {
                $terms = array_column($attribute->get_terms(), 'term_id');
                wp_set_object_terms($this->id, $terms, $attribute->get_name());
            }
        }
        update_post_meta($this->id, '_product_attributes', wp_slash($rows));
    }

    private function metaKeys(): array
    {
        $keys = [];
        foreach (array_diff(array_keys($this->data), self::COLUMNS, self::TERM_PROPS) as $name) {
            $keys[$name] = self::META_KEYS[$name] ?? "_{$name}";
        }

        return $keys;
    }

    protected function internalMetaKeys(): array
    {
        return [
            ...array_values($this->metaKeys()),
            '_product_version',
            '_product_attributes',
            '_edit_lock',
            '_edit_last',
        ];
    }

    public function delete($force_delete = false): bool
    {
        return (bool) ($force_delete ? wp_delete_post($this->id, true) : wp_trash_post($this->id));
    }

    public function get_type(): string
    {
        return 'simple';
    }

    public function is_type($type): bool
    {
        return in_array($this->get_type(), (array) $type, true);
    }

    public function get_children(): array
    {
        return [];
    }

    public function exists(): bool
    {
        return $this->get_status() !== '';
    }

    public function is_sold_individually(): bool
    {
        return $this->data['sold_individually'];
    }

    public function is_visible(): bool
    {
        $isVisible =
            (get_option('woocommerce_hide_out_of_stock_items') !== 'yes' || $this->is_in_stock()) &&
            in_array($this->get_catalog_visibility(), ['visible', is_search() ? 'search' : 'catalog'], true) &&
            ($this->get_status() === 'publish' || current_user_can('edit_post', $this->id));

        return apply_filters('woocommerce_product_is_visible', $isVisible, $this->id);
    }

    public function get_title(): string
    {
        return $this->get_name();
    }

    public function get_permalink(): string
    {
        return (string) get_permalink($this->id);
    }

    public function get_image($size = 'woocommerce_thumbnail', $attr = [], $placeholder = true): string
    {
        $image =
            $this->get_image_id() === ''
                ? ''
                : wp_get_attachment_image((int) $this->get_image_id(), $size, false, $attr);
        if ($image === '' && $placeholder) {
            $image = wc_placeholder_img($size, $attr);
        }

        return apply_filters('woocommerce_product_get_image', $image, $this, $size, $attr, $placeholder, $image);
    }

    public function set_image_id($image_id = ''): void
    {
        $this->data['image_id'] = $image_id > 0 ? (string) $image_id : '';
    }

    public function set_catalog_visibility($visibility): void
    {
        $this->data['catalog_visibility'] = isset(self::HIDING_TERMS[$visibility]) ? $visibility : 'visible';
    }

    public function set_stock_status($status = 'instock'): void
    {
        $known = in_array($status, ['instock', 'outofstock', 'onbackorder'], true);
        $this->data['stock_status'] = $known ? $status : 'instock';
    }

    /** Attributes by sanitized name. Variations have values instead of attributes. */
    public function get_attributes(): array
    {
        return $this->data['attributes'];
    }

    public function set_attributes($raw_attributes): void
    {
        $this->data['attributes'] = [];
        foreach ($raw_attributes as $attribute) {
            $this->data['attributes'][sanitize_title($attribute->get_name())] = $attribute;
        }
    }

    /** Options separated by commas, or by bars for a custom attribute; empty without the attribute. */
    public function get_attribute($attribute): string
    {
        $name = sanitize_title($attribute);
        $found = $this->get_attributes()[$name] ?? ($this->get_attributes()["pa_{$name}"] ?? null);
        if ($found === null) {
            return '';
        }

        return $found->is_taxonomy()
            ? implode(', ', array_column($found->get_terms(), 'name'))
            : implode(' | ', $found->get_options());
    }

    public function get_tax_class(): string
    {
        return $this->data['tax_class'];
    }

    public function is_taxable(): bool
    {
        return $this->get_tax_status() === 'taxable' && wc_tax_enabled();
    }

    public function is_on_sale(): bool
    {
        [$sale, $from, $to] = [
            $this->data['sale_price'],
            $this->data['date_on_sale_from'],
            $this->data['date_on_sale_to'],
        ];

        return $sale !== '' &&
            (float) $this->data['regular_price'] > (float) $sale &&
            ($from === null || $from->getTimestamp() <= time()) &&
            ($to === null || $to->getTimestamp() >= time());
    }

    public function get_price_html(): string
    {
        if ($this->get_price() === '') {
            return '';
        }
        $price = wc_get_price_to_display($this);
        $html = $this->is_on_sale()
            ? wc_format_sale_price(wc_get_price_to_display($this, ['price' => $this->get_regular_price()]), $price)
            : wc_price($price);

        return $html . $this->get_price_suffix();
    }

    public function get_price_suffix(): string
    {
        $suffix = $this->is_taxable() ? get_option('woocommerce_price_display_suffix', '') : '';

        return $suffix === ''
            ? ''
            : strtr(' <small class="woocommerce-price-suffix">' . wp_kses_post($suffix) . '</small>', [
                '{price_including_tax}' => wc_price(wc_get_price_including_tax($this)),
                '{price_excluding_tax}' => wc_price(wc_get_price_excluding_tax($this)),
            ]);
    }

    public function is_purchasable(): bool
    {
        return $this->exists() &&
            ($this->get_status() === 'publish' || current_user_can('edit_post', $this->id)) &&
            $this->get_price() !== '';
    }

    public function needs_shipping(): bool
    {
        return (bool) apply_filters('woocommerce_product_needs_shipping', true, $this);
    }

    public function is_in_stock(): bool
    {
        return $this->get_stock_status() !== 'outofstock';
    }

    public function has_enough_stock($quantity): bool
    {
        return !$this->limitsStock() || $this->data['stock_quantity'] >= $quantity;
    }

    private function limitsStock(): bool
    {
        return $this->data['manage_stock'] && !in_array($this->data['backorders'], ['yes', 'notify'], true);
    }

    public function managing_stock(): bool
    {
        return Value::bool($this->data['manage_stock']);
    }

    public function get_stock_quantity(): int
    {
        return $this->data['stock_quantity'];
    }

    /** -1 without a limit. */
    public function get_max_purchase_quantity(): int
    {
        return $this->is_sold_individually() ? 1 : ($this->limitsStock() ? $this->get_stock_quantity() : -1);
    }

    public function get_availability(): array
    {
        [$text, $class] = match (true) {
            !$this->is_in_stock() => ['Out of stock', 'out-of-stock'],
            $this->get_stock_status() === 'onbackorder' => ['Available on backorder', 'available-on-backorder'],
            $this->data['manage_stock'] => ["{$this->get_stock_quantity()} in stock", 'in-stock'],
            default => ['', 'in-stock'],
        };

        return ['availability' => $text, 'class' => $class];
    }

    public function add_to_cart_url(): string
    {
        return $this->get_permalink();
    }

    public function add_to_cart_text(): string
    {
        return 'Read more';
    }

    public function single_add_to_cart_text(): string
    {
        return 'Add to cart';
    }

    public function add_to_cart_description(): string
    {
        return sprintf('Read more about “%s”', $this->get_name());
    }
}
