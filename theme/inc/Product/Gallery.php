<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Theme\Assets\Assets;
use WC_Product;
use WP_HTML_Tag_Processor;

/**
 * A product gallery: a list of images and videos that scrolls sideways, and thumbnails that link to them. Both work
 * without JavaScript. Each image links to its full size; with JavaScript, a dialog shows it.
 */
final class Gallery
{
    private const SIZES = '(min-width: 62rem) 42rem, (min-width: 48rem) 54vw, 100vw';

    private const FEATURES = ['wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider'];

    private const DIALOG_STYLE = 'build/lightbox.css';

    private int $printed = 0;

    /** Number of images that were printed before the current gallery. */
    private int $before = 0;

    public function __construct(private readonly Assets $assets) {}

    /**
     * Hook: `wp_enqueue_scripts`.
     *
     * Zoom, lightbox and slider of WooCommerce are jQuery plugins for its own gallery. They change the size and
     * position of images in ways that do not work with this one.
     */
    public function removeGalleryFeatures(): void
    {
        foreach (self::FEATURES as $feature) {
            remove_theme_support($feature);
        }
    }

    /** Hook: `woocommerce_gallery_image_size`. All images of the list have the product size, not only the first. */
    public function setImageSize(): string
    {
        return 'woocommerce_single';
    }

    /**
     * Hook: `woocommerce_single_product_image_thumbnail_html`.
     *
     * The shop owner may select videos of the media library for the gallery. WooCommerce prints an empty link for them.
     */
    public function addImageId(string $html, mixed $attachment = 0): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        if ($tags->next_tag(['tag_name' => 'DIV'])) {
            $this->printed++;
            $tags->set_attribute('id', "product-picture-{$this->printed}");
        }
        $html = $tags->get_updated_html();

        return is_numeric($attachment) && wp_attachment_is('video', (int) $attachment)
            ? (string) preg_replace('~<a\b.*?</a>~s', self::video((int) $attachment), $html, 1)
            : $html;
    }

    private static function video(int $id): string
    {
        return addcslashes(
            sprintf(
                '<video class="gallery-video" controls playsinline preload="metadata" src="%s" aria-label="%s"></video>',
                esc_url((string) wp_get_attachment_url($id)),
                esc_attr(get_the_title($id)),
            ),
            '\\$',
        );
    }

    /**
     * Hook: `woocommerce_gallery_image_html_attachment_image_params`.
     *
     * @param  array<string, mixed> $params attributes of the img element
     * @return array<string, mixed>
     */
    public function setImageAttributes(array $params, int $attachment, mixed $size, bool $isMain): array
    {
        return [...$params, 'sizes' => self::SIZES] +
            ($isMain ? ['fetchpriority' => 'high', 'loading' => 'eager'] : ['loading' => 'lazy']);
    }

    /** Hook: `woocommerce_before_single_product_summary`, before the images (20). */
    public function startGallery(): void
    {
        $this->before = $this->printed;
    }

    /** Hook: `woocommerce_before_single_product_summary`, after the images (20). */
    public function printThumbnails(): void
    {
        $product = $GLOBALS['product'] ?? null;
        // A plugin may have replaced the images, or the product has none.
        if (!($product instanceof WC_Product) || !$product->get_image_id() || $this->printed === $this->before) {
            return;
        }
        $pictures = [(int) $product->get_image_id(), ...array_filter($product->get_gallery_image_ids(), 'is_numeric')];
        get_template_part('parts/product/gallery-tools', null, [
            'count' => count($pictures),
            'style' => $this->assets->url(self::DIALOG_STYLE),
        ]);
        if (count($pictures) < 2) {
            return;
        }
        printf(
            '<ul class="gallery-thumbs" role="list" data-part="gallery-thumbs" aria-label="%s">',
            esc_attr__('Product images', 'stallkeeper'),
        );
        foreach ($pictures as $i => $id) {
            $isVideo = wp_attachment_is('video', (int) $id);
            $name = sprintf(
                $isVideo
                    ? /* translators: 1: number of a video among the images, 2: number of all images of the product */
                    __('Video %1$s of %2$s', 'stallkeeper')
                    : /* translators: 1: number of a picture, 2: number of all pictures of the product */
                    __('Image %1$s of %2$s', 'stallkeeper'),
                number_format_i18n($i + 1),
                number_format_i18n(count($pictures)),
            );
            printf(
                '<li><a href="#product-picture-%d"%s>%s</a></li>',
                $this->before + $i + 1,
                $i === 0 ? ' aria-current="true"' : '',
                $isVideo
                    ? '<span class="gallery-thumbs__video"><span class="screen-reader-text">' .
                        esc_html($name) .
                        '</span></span>'
                    : wp_get_attachment_image((int) $id, 'woocommerce_gallery_thumbnail', false, [
                        'loading' => 'lazy',
                        'sizes' => '4.5rem',
                        'alt' => $name,
                    ]),
            );
        }
        echo '</ul>';
    }
}
