<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use WC_Product_Grouped;
use WC_Product_Simple;

/** Changes elsewhere that change the record of a product. */
final class IndexFollowsShopTest extends IndexTestCase
{
    #[TestDox('A deleted image is no longer in the record of its product')]
    public function testDeletedImage(): void
    {
        $product = $this->product('Zanzibar tray', '10');
        $image = wp_insert_attachment(['post_title' => 'Tray', 'post_mime_type' => 'image/png'], 'tray.png');
        wp_update_attachment_metadata($image, ['width' => 30, 'height' => 20, 'file' => 'tray.png', 'sizes' => []]);
        set_post_thumbnail($product, $image);
        $this->endRequest();
        self::assertNotSame([], $this->foundRecord('zanzibar')['image']);

        $this->newRequest();
        wp_delete_attachment($image, true);
        $this->endRequest();
        self::assertSame([], $this->foundRecord('zanzibar')['image']);
    }

    #[TestDox('A changed permalink base of products makes the index out of date')]
    public function testPermalinkBase(): void
    {
        update_option('woocommerce_permalinks', ['product_base' => '/product']);
        $before = (new RecordFingerprint())->current();
        update_option('woocommerce_permalinks', ['product_base' => '/goods']);
        self::assertNotSame($before, (new RecordFingerprint())->current());
    }

    /** @param array{slug?: string, name?: string} $change */
    #[TestDox('A renamed parent category queues the products of its subcategories, another description does not')]
    #[TestWith([['slug' => 'zanzibar-tools'], true])]
    #[TestWith([['name' => 'Zanzibar tools'], true])]
    #[TestWith([['description' => 'Tools.'], false])]
    public function testParentCategory(array $change, bool $isQueued): void
    {
        $parent = wp_insert_term('Zanzibar', 'product_cat');
        self::assertIsArray($parent);
        $child = wp_insert_term('Zanzibar hammers', 'product_cat', ['parent' => max(0, $parent['term_id'])]);
        self::assertIsArray($child);
        $product = $this->product('Hammer', '10');
        wp_set_object_terms($product, [$child['term_id']], 'product_cat');
        $this->endRequest();

        wp_update_term($parent['term_id'], 'product_cat', $change);
        self::assertSame($isQueued, in_array($product, $this->waiting(), true));
    }

    #[TestDox('A grouped product has no price of a child in the trash, and has it again when the child is restored')]
    public function testTrashedChild(): void
    {
        $cheap = $this->product('Spoon', '5');
        $group = $this->group([$cheap, $this->product('Fork', '9')]);
        $this->endRequest();
        $this->assertLowestPrice(5.0);

        wp_trash_post($cheap);
        self::assertContains($group, $this->waiting());
        $this->endRequest();
        $this->assertLowestPrice(9.0);

        wp_untrash_post($cheap);
        wp_publish_post($cheap);
        self::assertContains($group, $this->waiting());
        $this->endRequest();
        $this->assertLowestPrice(5.0);

        wp_delete_post($cheap, true);
        self::assertContains($group, $this->waiting());
        $this->endRequest();
        $this->assertLowestPrice(9.0);
    }

    private function product(string $name, string $price): int
    {
        $product = new WC_Product_Simple();
        $product->set_name($name);
        $product->set_status('publish');
        $product->set_regular_price($price);

        return $product->save();
    }

    /** @param list<int> $children */
    private function group(array $children): int
    {
        $group = $this->post(['post_type' => 'product', 'post_title' => 'Zanzibar cutlery']);
        wp_set_object_terms($group, 'grouped', 'product_type');
        update_post_meta($group, '_children', $children);

        return $group;
    }

    private function assertLowestPrice(float $price): void
    {
        // The stand-in has no grouped products.
        if (class_exists(WC_Product_Grouped::class)) {
            self::assertEquals($price, $this->foundRecord('zanzibar cutlery')['price']);
        }
    }
}
