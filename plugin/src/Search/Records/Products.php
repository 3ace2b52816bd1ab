<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Tokenizer\PlainText;
use WC_Product;
use WP_Post;

/** Adds WooCommerce products to the search: their record fields and the parameters of their searches. */
final class Products
{
    public const TYPE = ProductVisibility::TYPE;

    /** Filter of searches that list only products. */
    public const FILTER = 'post_type:' . self::TYPE;

    /** Option: list products that are out of stock after all others. */
    public const SOLD_OUT_LAST = 'stallkeeper_search_sold_out_last';

    /** Product meta that record fields depend on: a change updates the record. */
    private const META = [
        '_price',
        '_regular_price',
        '_sale_price',
        '_sale_price_dates_from',
        '_sale_price_dates_to',
        '_tax_status',
        '_tax_class',
        '_children',
        '_sku',
        '_global_unique_id',
        'total_sales',
        '_stock_status',
        '_wc_average_rating',
        '_thumbnail_id',
        '_product_attributes',
    ];

    /** @param Lazy<ProductPrices> $prices */
    public function __construct(
        private readonly RecordFactory $records,
        private readonly ProductVisibility $visibility,
        #[LazyService(ProductPrices::class)] private readonly Lazy $prices,
    ) {}

    /**
     * Hook: `stallkeeper_search_post_types`.
     *
     * @return array<array-key, mixed>
     */
    public function addPostType(mixed $types): array
    {
        return [...is_array($types) ? $types : [], self::TYPE];
    }

    /**
     * Hook: `stallkeeper_search_meta_keys`.
     *
     * @return array<array-key, mixed>
     */
    public function addMetaKeys(mixed $keys): array
    {
        return [...is_array($keys) ? $keys : [], ...self::META];
    }

    /** Whether the index contains products. */
    public function areIndexed(): bool
    {
        return in_array(self::TYPE, $this->records->types(), true);
    }

    /**
     * @param array<string, mixed> $params parameters of a search for posts
     *
     * @return array<string, mixed> parameters with what a card of a product shows, instead of texts
     */
    public static function only(array $params, HitFields $fields): array
    {
        return [
            'filters' => self::FILTER,
            'attributesToRetrieve' => ['post_title', 'permalink', 'image', ...$fields->attributes()],
            // Marked terms and codes tell how well the best product matches.
            'attributesToHighlight' => ['post_title', 'taxonomies', 'codes'],
        ] + $params;
    }

    /**
     * Hook: `stallkeeper_search_record`.
     *
     * @return array<array-key, mixed>
     */
    public function addFields(mixed $record, mixed $post): array
    {
        $record = is_array($record) ? $record : [];
        $product = $post instanceof WP_Post && $post->post_type === self::TYPE ? wc_get_product($post->ID) : null;
        if (!($product instanceof WC_Product)) {
            return $record;
        }
        $image = wp_get_attachment_image_src((int) $product->get_image_id(), 'woocommerce_thumbnail');

        return [
            'sku' => $product->get_sku(),
            'codes' => ProductCodes::read($product),
            'total_sales' => self::roundedSales((int) $product->get_total_sales()),
            'sorts_last' => !$product->is_in_stock() && get_option(self::SOLD_OUT_LAST, true) ? 1 : 0,
            'stock_status' => $product->get_stock_status(),
            'rating' => (float) $product->get_average_rating(),
            'rating_text' =>
                $product->get_average_rating() > 0 ? number_format_i18n($product->get_average_rating(), 1) : '',
            // "4" means four stars or more.
            'stars' => array_map(
                strval(...),
                $product->get_average_rating() < 1 ? [] : range(1, min(4, (int) $product->get_average_rating())),
            ),
            'offers' => $product->is_on_sale() ? ['sale'] : [],
            'unlisted' => $this->visibility->unlisted($post),
            'image' => is_array($image)
                ? ['src' => wp_make_link_relative($image[0]), 'width' => $image[1], 'height' => $image[2]]
                : [],
        ] +
            self::cart($product) + ['term_ids' => ProductTerms::ids($post->ID)] +
            ProductAttributes::read($product) +
            $this->prices->get()->read($product) +
            $record;
    }

    /**
     * @return array{cart_text: string, cart_label: string, cart_product: string} text and accessible name of the
     *     button, and the id of a product that can be added without choosing options; '' for a link to the product
     */
    private static function cart(WC_Product $product): array
    {
        $canBeAdded = $product->is_type('simple') && $product->is_purchasable() && $product->is_in_stock();

        return [
            'cart_text' => PlainText::fromHtml($product->add_to_cart_text()),
            'cart_label' => PlainText::fromHtml($product->add_to_cart_description()),
            'cart_product' => $canBeAdded ? (string) $product->get_id() : '',
        ];
    }

    /**
     * Rounds down to 1, 2, 5, 10, 20, 50 and so on: enough for the order of results, because visitors can read the
     * record.
     */
    private static function roundedSales(int $sales): int
    {
        if ($sales < 1) {
            return 0;
        }
        $power = 10 ** (strlen((string) $sales) - 1);

        return $power *
            match (true) {
                $sales >= 5 * $power => 5,
                $sales >= 2 * $power => 2,
                default => 1,
            };
    }
}
