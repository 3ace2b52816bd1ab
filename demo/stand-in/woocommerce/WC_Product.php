<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Product\AttributeProperties;
use Stallkeeper\Demo\StandIn\Product\ProductProperties;
use Stallkeeper\Demo\StandIn\Product\ProductStore;
use Stallkeeper\Demo\StandIn\Product\PurchaseRules;

/**
 * A product, stored as a post of the type `product` with meta and terms.
 *
 * @method list<int> get_gallery_image_ids(string $context = 'view')
 * @method int get_review_count(string $context = 'view')
 * @method string get_image_id(string $context = 'view')
 * @method string get_price(string $context = 'view')
 * @method void set_price(mixed $price)
 * @method string get_regular_price(string $context = 'view')
 * @method string get_sale_price(string $context = 'view')
 * @method WC_DateTime|null get_date_on_sale_from(string $context = 'view')
 * @method WC_DateTime|null get_date_on_sale_to(string $context = 'view')
 * @method WC_DateTime|null get_date_created(string $context = 'view')
 * @method void set_date_created(mixed $date = null)
 * @method void set_date_modified(mixed $date = null)
 * @method bool get_featured(string $context = 'view')
 * @method list<int> get_category_ids(string $context = 'view')
 * @method list<int> get_tag_ids(string $context = 'view')
 * @method list<int> get_upsell_ids(string $context = 'view')
 * @method list<int> get_cross_sell_ids(string $context = 'view')
 * @method string get_catalog_visibility(string $context = 'view')
 * @method bool get_manage_stock(string $context = 'view')
 * @method string get_backorders(string $context = 'view')
 * @method bool get_sold_individually(string $context = 'view')
 * @method bool get_virtual(string $context = 'view')
 * @method bool get_downloadable(string $context = 'view')
 * @method string get_stock_status(string $context = 'view')
 * @method string get_name(string $context = 'view')
 * @method void set_name(mixed $name)
 * @method string get_status(string $context = 'view')
 * @method void set_status(mixed $status)
 * @method string get_description(string $context = 'view')
 * @method string get_sku(string $context = 'view')
 * @method int get_parent_id(string $context = 'view')
 * @method void set_parent_id(mixed $parent_id)
 * @method void set_description(mixed $description)
 * @method string get_tax_status(string $context = 'view')
 * @method int get_total_sales(string $context = 'view')
 */
class WC_Product extends WC_Data
{
    use ProductProperties;
    use AttributeProperties;
    use PurchaseRules;

    protected const PROP_TYPES = [
        'ids' => ['gallery_image_ids', 'category_ids', 'tag_ids', 'upsell_ids', 'cross_sell_ids'],
        'int' => ['review_count', 'total_sales', 'parent_id', 'menu_order'],
        'text' => [
            'image_id',
            'catalog_visibility',
            'backorders',
            'stock_status',
            'name',
            'slug',
            'status',
            'description',
            'short_description',
            'sku',
            'post_password',
            'purchase_note',
            'tax_status',
            'tax_class',
        ],
        'decimal' => ['price', 'regular_price', 'sale_price', 'weight'],
        'date' => ['date_on_sale_from', 'date_on_sale_to', 'date_created', 'date_modified'],
        'bool' => ['featured', 'manage_stock', 'sold_individually', 'virtual', 'downloadable', 'reviews_allowed'],
    ];

    protected string $object_type = 'product';
    /** @var list<string> */
    protected $supports = [];

    /** @throws Exception if the product does not exist */
    public function __construct(mixed $product = 0)
    {
        $this->data = $this->defaults();
        $id = match (true) {
            $product instanceof self => $product->get_id(),
            $product instanceof WP_Post => $product->ID,
            default => is_numeric($product) ? (int) $product : 0,
        };
        if ($id > 0) {
            $this->set_id($id);
            $this->readData();
        }
        $this->set_object_read(true);
    }

    public function get_type(): string
    {
        return 'simple';
    }

    /** @return list<int> */
    public function get_children(): array
    {
        return [];
    }

    public function save(): int
    {
        do_action('woocommerce_before_product_object_save', $this, null);
        $this->writeData($this->get_id() === 0);
        $this->apply_changes();
        do_action('woocommerce_after_product_object_save', $this, null);
        return $this->get_id();
    }

    public function delete(bool $force_delete = false): bool
    {
        $deleted = $force_delete ? wp_delete_post($this->get_id(), true) : wp_trash_post($this->get_id());
        if ($force_delete) {
            $this->set_id(0);
        }
        return (bool) $deleted;
    }

    /** @return array<string, mixed> */
    protected function defaults(): array
    {
        return ProductStore::DEFAULTS;
    }

    /** @throws Exception if the product does not exist */
    protected function readData(): void
    {
        ProductStore::read($this);
    }

    protected function writeData(bool $isNew): void
    {
        ProductStore::write($this, [...$this->data, ...$this->changes], $isNew);
    }

    /** @return list<string> */
    protected function internalMetaKeys(): array
    {
        return array_keys(ProductStore::META);
    }
}
