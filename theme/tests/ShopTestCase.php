<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use Stallkeeper\Tools\Tests\ShopVisitor;

/** A shop with a visitor. */
abstract class ShopTestCase extends ThemeTestCase
{
    use ShopVisitor;

    /** An image of the media library. Its file does not exist. */
    protected function picture(string $name = 'kettle.jpg'): int
    {
        $id = wp_insert_attachment(
            ['post_title' => 'Picture', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit'],
            "2026/01/$name",
        );
        wp_update_attachment_metadata($id, [
            'width' => 1600,
            'height' => 1200,
            'file' => "2026/01/$name",
            'sizes' => [],
        ]);

        return $id;
    }
}
