<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Exception;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\DemoContent\DemoPackage;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoState;
use WC_Post_Data;
use WC_Product_CSV_Importer;

/**
 * Imports the products with WooCommerce’s importer, each with its variations. A product whose SKU exists stays as it
 * is.
 */
final class ProductsStep implements ImportStep
{
    /** Column of the file => field of the importer. The last one is our own. */
    private const MAPPING = [
        'Type' => 'type',
        'SKU' => 'sku',
        'Name' => 'name',
        'Published' => 'published',
        'Is featured?' => 'featured',
        'Visibility in catalog' => 'catalog_visibility',
        'Short description' => 'short_description',
        'Description' => 'description',
        'In stock?' => 'stock_status',
        'Sale price' => 'sale_price',
        'Regular price' => 'regular_price',
        'Categories' => 'category_ids',
        'Parent' => 'parent_id',
        'Position' => 'menu_order',
        'Attribute 1 name' => 'attributes:name1',
        'Attribute 1 value(s)' => 'attributes:value1',
        'Attribute 1 visible' => 'attributes:visible1',
        'Attribute 1 global' => 'attributes:taxonomy1',
        'Pictures' => self::PICTURES,
    ];

    /** Status of a product that WooCommerce creates before it reads all of its values. */
    private const UNFINISHED = 'importing';

    private const PICTURES = 'stallkeeper_pictures';

    public function __construct(
        private readonly DemoPackage $package,
        private readonly DemoRecords $records,
        private readonly Importers $importers,
    ) {}

    public function isAvailable(): bool
    {
        return $this->importers->hasWooCommerce();
    }

    public function run(DemoState $state, Deadline $deadline): bool
    {
        $this->importers->loadWooCommerce();
        $groups = ProductGroup::fromFile($this->package->products());
        add_filter('woocommerce_product_import_process_item_data', [$this, 'prepare'], PHP_INT_MAX);
        try {
            foreach (array_slice($groups, $state->nextProduct, null, true) as $number => $group) {
                $this->import($group);
                $state->nextProduct = $number + 1;
                $state->save();
                if ($deadline->isOver()) {
                    break;
                }
            }
        } finally {
            remove_filter('woocommerce_product_import_process_item_data', [$this, 'prepare'], PHP_INT_MAX);
        }

        return $state->nextProduct >= count($groups);
    }

    public function progress(DemoState $state): float
    {
        return $state->nextProduct / max(1, $this->package->count('products'));
    }

    private function import(ProductGroup $group): void
    {
        // The owner's products keep their variations.
        if ($group->sku !== '' && wc_get_product_id_by_sku($group->sku) > 0) {
            return;
        }
        $importer = new WC_Product_CSV_Importer($this->package->products(), [
            'start_pos' => $group->position,
            'lines' => $group->rows,
            'mapping' => self::MAPPING,
            'parse' => true,
            'prevent_timeouts' => false,
        ]);
        $importer->import();
        // A product that WooCommerce has refused. A variation whose SKU exists elsewhere is left out.
        $this->records->deleteIncomplete(self::UNFINISHED);
        // WooCommerce would do it at the end of the request, and change the products after their fingerprints.
        WC_Post_Data::do_deferred_product_sync();
        $this->records->seal();
    }

    /**
     * Hook: `woocommerce_product_import_process_item_data`. Adds the pictures by ID, so that WooCommerce neither
     * searches nor requests them.
     *
     * @throws Exception if a variation belongs to a product that is not from this import; WooCommerce leaves it out
     */
    public function prepare(mixed $data): mixed
    {
        if (!is_array($data)) {
            return $data;
        }
        $row = Input::fromArray($data);
        if (
            $row->text('type') === 'variation' &&
            get_post_meta((int) $row->text('parent_id'), DemoRecords::META, true) === ''
        ) {
            throw new Exception('The product of the variation is not from this import.');
        }
        $posts = $this->records->posts();
        $pictures = [];
        foreach (array_filter(explode(', ', $row->text(self::PICTURES))) as $name) {
            $pictures[] = $posts["attachment:picture-$name"] ?? 0;
        }
        $pictures = array_values(array_filter($pictures));
        unset($data[self::PICTURES]);
        if ($pictures !== []) {
            $data['image_id'] = $pictures[0];
            $data['gallery_image_ids'] = array_slice($pictures, 1);
        }

        return $data;
    }
}
