<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Content;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ThemeTestCase;

final class CroppedImagesTest extends ThemeTestCase
{
    #[TestDox('A lazy image in the size of cards has the sizes of its template, without "auto" of WordPress 6.7')]
    public function testCard(): void
    {
        self::assertSame(
            ['auto, 92vw', '92vw'],
            [$this->sizes('large', 'auto, 92vw'), $this->sizes('stallkeeper-card', 'auto, 92vw')],
        );
        self::assertSame('92vw', $this->sizes('stallkeeper-card-small', '92vw'));
    }

    /** @param string $sizes value of the attribute, as WordPress passes it to the filter */
    private function sizes(string $size, string $sizes): mixed
    {
        $attributes = apply_filters(
            'wp_get_attachment_image_attributes',
            ['sizes' => $sizes],
            get_post($this->post()),
            $size,
        );
        self::assertIsArray($attributes);

        return $attributes['sizes'];
    }
}
