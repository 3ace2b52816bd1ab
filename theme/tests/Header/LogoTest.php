<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Header;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The owner's logo in the header. */
final class LogoTest extends ShopTestCase
{
    #[TestDox('A logo of 4000 pixels is loaded as a file of the size that the header shows')]
    public function testLarge(): void
    {
        $id = $this->logo('image/png', 4000, 2000);
        self::assertMatchesRegularExpression(
            '~<img [^>]*width="4000" height="2000"[^>]* sizes="(?:auto, )?112px"~',
            get_custom_logo(),
        );
        self::assertStringContainsString('logo-300x150.png 300w', get_custom_logo());
        wp_update_attachment_metadata($id, ['width' => 40, 'height' => 20, 'file' => '2026/01/logo.png']);
        self::assertStringNotContainsString('112px', get_custom_logo(), 'a small logo is not enlarged');
    }

    #[
        TestDox(
            'WordPress refuses an SVG with a script; one that another plugin allows is an image, which runs no script',
        ),
    ]
    public function testSvg(): void
    {
        $file = wp_tempnam('logo.svg');
        file_put_contents($file, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
        $upload = ['name' => 'logo.svg', 'tmp_name' => $file, 'size' => 70, 'error' => 0];
        $result = wp_handle_sideload($upload, ['test_form' => false]);
        self::assertStringContainsString('not allowed to upload this file type', $result['error'] ?? '');
        unlink($file);
        $this->logo('image/svg+xml', 0, 0);
        $html = get_custom_logo();
        self::assertMatchesRegularExpression('~<a [^>]*><img [^>]*src="[^"]*logo\.svg"[^>]*></a>~', $html);
        self::assertStringNotContainsString('<script', $html);
    }

    private function logo(string $type, int $width, int $height): int
    {
        $name = $type === 'image/png' ? 'logo.png' : 'logo.svg';
        $id = wp_insert_attachment(
            ['post_title' => 'Logo', 'post_mime_type' => $type, 'post_status' => 'inherit'],
            "2026/01/$name",
        );
        wp_update_attachment_metadata(
            $id,
            $width === 0
                ? []
                : [
                    'width' => $width,
                    'height' => $height,
                    'file' => "2026/01/$name",
                    'sizes' => [
                        'medium' => [
                            'file' => 'logo-300x150.png',
                            'width' => 300,
                            'height' => 150,
                            'mime-type' => $type,
                        ],
                    ],
                ],
        );
        set_theme_mod('custom_logo', $id);

        return $id;
    }
}
