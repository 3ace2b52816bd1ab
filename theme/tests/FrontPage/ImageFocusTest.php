<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\FrontPage;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\FrontPage\ImageFocus;
use Stallkeeper\Theme\FrontPage\Picture;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The part of an image that stays visible where the front page crops it. */
final class ImageFocusTest extends ShopTestCase
{
    #[TestDox('The fields of an image are saved and chosen again; other values and other files have none')]
    public function testFields(): void
    {
        $image = $this->picture();
        $fields = self::fields($image);
        self::assertStringContainsString("name=\"attachments[{$image}][stallkeeper_focus]\"", $fields);
        self::assertStringNotContainsString('selected', str_replace("<option value=\"\" selected>", '', $fields));
        self::save($image, ['stallkeeper_focus' => 'top-left', 'stallkeeper_focus_small' => 'right']);
        self::assertSame('top-left', get_post_meta($image, ImageFocus::META, true));
        self::assertStringContainsString("<option value=\"top-left\" selected>Top left", self::fields($image));
        self::save($image, ['stallkeeper_focus_small' => '0% 0%;color:red']);
        self::assertSame('', get_post_meta($image, ImageFocus::META_SMALL, true));
        self::assertSame('top-left', get_post_meta($image, ImageFocus::META, true), 'a form without the field');
        self::save($image, ['stallkeeper_focus' => '']);
        self::assertFalse(metadata_exists('post', $image, ImageFocus::META));
        $page = $this->post(['post_type' => 'page']);
        self::assertSame([], apply_filters('attachment_fields_to_edit', [], get_post($page)));
    }

    #[TestDox('A chosen part is in the markup with the whole image; without one the image is cropped to its center')]
    public function testMarkup(): void
    {
        $image = $this->picture();
        self::assertStringNotContainsString('style=', self::html($image));
        self::assertStringContainsString('size-thumbnail', self::html($image));
        update_post_meta($image, ImageFocus::META, 'top');
        update_post_meta($image, ImageFocus::META_SMALL, 'bottom-right');
        $html = self::html($image);
        self::assertStringContainsString('size-large', $html);
        self::assertStringContainsString(
            'style="--stallkeeper-focus:50% 0%;--stallkeeper-focus-small:100% 100%;"',
            $html,
        );
        update_post_meta($image, ImageFocus::META, '"><script>');
        self::assertStringContainsString('style="--stallkeeper-focus-small:100% 100%;"', self::html($image));
    }

    private static function html(int $image): string
    {
        return stallkeeper_theme(Picture::class)->html($image, 'thumbnail', '90vw');
    }

    private static function fields(int $image): string
    {
        $fields = stallkeeper_theme(ImageFocus::class)->addFields([], get_post($image));
        self::assertIsArray($fields);
        $html = array_filter(array_column($fields, 'html'), is_string(...));
        self::assertCount(2, $html);

        return implode('', $html);
    }

    /** @param array<string, string> $fields */
    private static function save(int $image, array $fields): void
    {
        apply_filters('attachment_fields_to_save', ['ID' => $image], $fields);
    }
}
