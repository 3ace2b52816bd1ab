<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Product pages and product cards. */
final class ProductFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('woocommerce_product_review_comment_form_args', [Review\RatingInput::class, 'replaceSelect'], 20);

        // After the styles of the shop (21), and before child themes' styles are sorted (99).
        $hooks->add('wp_enqueue_scripts', [ProductStyles::class, 'enqueueOnProductPages'], 22);
        $hooks->add('woocommerce_before_single_product', [ProductStyles::class, 'enqueue']);

        // Before WooCommerce reads the support (10), and after a child theme or a plugin has declared it.
        $hooks->add('wp_enqueue_scripts', [Gallery::class, 'removeGalleryFeatures'], 1);
        $hooks->add('woocommerce_gallery_image_size', [Gallery::class, 'setImageSize']);
        $hooks->add('woocommerce_single_product_image_thumbnail_html', [Gallery::class, 'addImageId'], 10, 2);
        $hooks->add(
            'woocommerce_gallery_image_html_attachment_image_params',
            [Gallery::class, 'setImageAttributes'],
            10,
            4,
        );
        $hooks->add('woocommerce_before_single_product_summary', [Gallery::class, 'startGallery'], 19);
        $hooks->add('woocommerce_before_single_product_summary', [Gallery::class, 'printThumbnails'], 21);

        // The template prints the heading of each section.
        add_filter('woocommerce_product_description_heading', '__return_empty_string');
        add_filter('woocommerce_product_additional_information_heading', '__return_empty_string');
        $hooks->add('woocommerce_output_related_products_args', [ProductPage::class, 'limitRelatedProducts']);
        $hooks->add('woocommerce_after_single_product_summary', [ProductPage::class, 'removeRelatedProducts'], 5);
        $hooks->add('woocommerce_product_tabs', [ProductPage::class, 'addDeliveryTab'], 98);
        $hooks->add('woocommerce_after_single_product_summary', [ProductPage::class, 'printPostponed'], 25);

        $hooks->add('comments_template_query_args', [Review\Reviews::class, 'skipQuery'], 20);
        $hooks->add('get_comment_link', [Review\Reviews::class, 'linkToPage'], 10, 2);
        $hooks->add('wp_robots', [Review\Reviews::class, 'setRobots']);
        $hooks->add('woocommerce_before_template_part', [Review\RatingNumber::class, 'expectRating']);
        $hooks->add('woocommerce_product_get_rating_html', [Review\RatingNumber::class, 'addNumber'], 10, 2);

        $hooks->add('woocommerce_add_to_cart_validation', [Quantity::class, 'validateQuantity'], 5, 3);
        $hooks->add('woocommerce_quantity_input_args', [Quantity::class, 'setMaximum']);
        $hooks->add('woocommerce_before_quantity_input_field', [QuantityStepper::class, 'printLess']);
        $hooks->add('woocommerce_after_quantity_input_field', [QuantityStepper::class, 'printMore']);
        $hooks->add('woocommerce_after_single_product_summary', [BuyBar::class, 'print']);
        $hooks->add('woocommerce_after_add_to_cart_form', [Delivery::class, 'print']);
        $hooks->add('woocommerce_available_variation', [Delivery::class, 'addToVariation'], 10, 3);
        $hooks->add('woocommerce_add_to_cart_product_id', [Variations::class, 'findVariation'], 99);
        $hooks->add('woocommerce_dropdown_variation_attribute_options_html', [Options::class, 'replaceSelect'], 20, 2);
        $hooks->add('woocommerce_before_single_variation', [Options::class, 'printNote'], 5);
        $hooks->add('woocommerce_before_single_variation', [Variations::class, 'printPrices']);
        $hooks->add('woocommerce_before_single_variation', [VariationScript::class, 'dequeue']);
        $hooks->add('wp_enqueue_scripts', [VariationScript::class, 'rememberPlugins'], PHP_INT_MAX);

        $hooks->add('woocommerce_before_single_product', [ImageCachePrimer::class, 'primeProduct']);

        // Before WooCommerce's callbacks, which it replaces.
        $hooks->add('woocommerce_before_shop_loop_item', [ProductCard::class, 'replaceTemplates'], PHP_INT_MIN + 1);
        $hooks->add('woocommerce_loop_add_to_cart_args', [ProductCard::class, 'removeEmptyDescription']);
    }
}
