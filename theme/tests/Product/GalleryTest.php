<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Product\Gallery;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Product;

/** The gallery of a product page. */
final class GalleryTest extends ShopTestCase
{
    #[TestDox('Gallery features that a child theme declares are removed before WooCommerce enqueues their scripts')]
    public function testFeatures(): void
    {
        $features = ['wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider'];
        array_map(add_theme_support(...), $features);
        self::assertSame(
            1,
            has_action('wp_enqueue_scripts', [stallkeeper_theme(Gallery::class), 'removeGalleryFeatures']),
        );
        stallkeeper_theme(Gallery::class)->removeGalleryFeatures();
        self::assertSame([], array_filter($features, current_theme_supports(...)));
    }

    /** @return array<string, array{int, int, int}> images, thumbnails, buttons for the previous and the next one */
    public static function numbers(): array
    {
        return ['none' => [0, 0, 0], 'one' => [1, 0, 1], 'two' => [2, 2, 2], 'forty' => [40, 40, 2]];
    }

    #[DataProvider('numbers')]
    #[TestDox('A product with images: $_dataName')]
    public function testThumbnails(int $images, int $thumbnails, int $buttons): void
    {
        $html = $this->gallery(
            array_map(fn(int $i): int => $this->picture("$i.jpg"), $images ? range(1, $images) : []),
        );
        preg_match_all('~id="(product-picture-\d+)"~', $html, $printed);
        preg_match_all('~<a href="#(.*?)"~', $html, $linked);
        self::assertSame($thumbnails === 0 ? [] : $printed[1], $linked[1]);
        self::assertCount($thumbnails, $linked[1]);
        self::assertSame($thumbnails > 0 ? 1 : 0, substr_count($html, 'aria-current="true"'));
        // The dialog has them as well.
        self::assertSame($buttons, substr_count($html, 'data-part="next"'));
        self::assertSame($images > 0 ? 1 : 0, substr_count($html, '<dialog '));
        self::assertSame($thumbnails > 0, str_contains($html, "alt=\"Image $images of $images\""));
    }

    #[TestDox('The pictures of two products in a page have different IDs')]
    public function testTwoProducts(): void
    {
        $pictures = [$this->picture(), $this->picture('second.jpg')];
        preg_match_all('~id="(product-picture-\d+)"~', $this->gallery($pictures) . $this->gallery($pictures), $ids);
        self::assertCount(4, array_unique($ids[1]));
    }

    #[TestDox('A video of the media library is played, and its thumbnail says that it is one')]
    public function testVideo(): void
    {
        $video = wp_insert_attachment(
            ['post_title' => 'Pouring & "more"', 'post_mime_type' => 'video/mp4', 'post_status' => 'inherit'],
            '2026/01/pouring.mp4',
        );
        $html = $this->gallery([$this->picture(), $video]);
        self::assertMatchesRegularExpression(
            '~<div[^>]*id="product-picture-\d+"[^>]*><video [^>]*src="[^"]*pouring.mp4" aria-label="Pouring &#?\w+; [^"<>]*more[^"<>]*"></video></div>~',
            $html,
        );
        self::assertStringContainsString('>Video 2 of 2</span>', $html);
        self::assertSame(1, substr_count($html, '<a href="http'));
    }

    #[TestDox('The first image is loaded first, all others when they are needed')]
    public function testLoading(): void
    {
        $hook = 'woocommerce_gallery_image_html_attachment_image_params';
        self::assertSame('high', self::filteredValue('fetchpriority', $hook, [], 1, 'x', true));
        self::assertSame('lazy', self::filteredValue('loading', $hook, [], 1, 'x', false));
    }

    /** @param list<int> $pictures IDs of attachments */
    private function gallery(array $pictures): string
    {
        $product = $this->product();
        update_post_meta($product->get_id(), '_thumbnail_id', (string) ($pictures[0] ?? ''));
        update_post_meta($product->get_id(), '_product_image_gallery', implode(',', array_slice($pictures, 1)));
        $product = wc_get_product($product->get_id());
        self::assertInstanceOf(WC_Product::class, $product);
        $GLOBALS['post'] = get_post($product->get_id());
        $GLOBALS['product'] = $product;

        return self::printed(static fn() => do_action('woocommerce_before_single_product_summary'));
    }
}
