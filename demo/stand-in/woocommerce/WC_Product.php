<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Product\Images;
use Stallkeeper\Demo\StandIn\Product\Money;
use Stallkeeper\Demo\StandIn\Product\Places;
use Stallkeeper\Demo\StandIn\Product\Prices;
use Stallkeeper\Demo\StandIn\Product\ProductStore;
use Stallkeeper\Demo\StandIn\Product\Purchase;
use Stallkeeper\Demo\StandIn\Product\Questions;
use Stallkeeper\Demo\StandIn\Product\Stock;
use Stallkeeper\Demo\StandIn\Product\Words;

/** A product: a post of type `product` with its meta and terms, saved under the names that WooCommerce uses. */
class WC_Product extends WC_Data
{
    use Words;
    use Places;
    use Money;
    use Stock;
    use Images;
    use Prices;
    use Questions;
    use Purchase;

    /** @var string */
    protected $object_type = 'product';
    /** @var list<string> */
    protected $supports = [];

    /** @throws Exception when there is no such product */
    public function __construct(mixed $product = 0)
    {
        $this->data = ProductStore::DEFAULTS;
        $id = match (true) {
            $product instanceof self => $product->get_id(),
            $product instanceof WP_Post => $product->ID,
            default => is_numeric($product) ? (int) $product : 0,
        };
        if ($id > 0) {
            $this->set_id($id);
            ProductStore::read($this);
        }
        $this->set_object_read(true);
    }

    public function get_type(): string
    {
        return 'simple';
    }

    public function save(): int
    {
        do_action('woocommerce_before_product_object_save', $this, null);
        ProductStore::write($this, [...$this->data, ...$this->changes], $this->get_id() === 0);
        $this->apply_changes();
        do_action('woocommerce_after_product_object_save', $this, null);
        return $this->get_id();
    }

    public function delete(bool $force_delete = false): bool
    {
        $gone = $force_delete ? wp_delete_post($this->get_id(), true) : wp_trash_post($this->get_id());
        if ($force_delete) {
            $this->set_id(0);
        }
        return (bool) $gone;
    }

    /** @return list<string> */
    protected function internalMetaKeys(): array
    {
        return array_keys(ProductStore::META);
    }
}
