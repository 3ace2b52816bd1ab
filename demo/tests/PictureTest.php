<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Draw\Colour;
use Stallkeeper\Demo\Content\Draw\Picture;
use Stallkeeper\Demo\Content\Read\Fields;
use Stallkeeper\Demo\Content\Read\Library;
use Stallkeeper\Demo\Content\Read\PictureSpec;

#[TestDox('A picture')]
#[RequiresPhpExtension('gd')]
final class PictureTest extends TestCase
{
    #[TestDox('can be drawn for every object that the content names, no two of them alike')]
    public function testAll(): void
    {
        $prints = [];
        foreach (Library::ofTheDemo()->pictures() as $name => $spec) {
            $prints[$name] = self::fingerprint(self::small($spec->object, $spec->main, $spec->width, $spec->height));
            self::assertNotSame('', $spec->alt);
        }

        self::assertGreaterThanOrEqual(24, count(array_unique($prints)));
    }

    #[TestDox('is the same each time')]
    public function testDeterministic(): void
    {
        self::assertSame(self::fingerprint(self::small('kettle', '#c4753f')), self::fingerprint(self::small('kettle', '#c4753f')));
    }

    #[TestDox('of an unknown object is refused')]
    public function testUnknown(): void
    {
        $this->expectExceptionMessage('nobody knows how to draw "unicorn"');

        Picture::draw(self::small('unicorn', '#c4753f'));
    }

    #[TestDox('mixes its colours')]
    public function testColour(): void
    {
        self::assertSame('#808080', Colour::mix('#000000', '#ffffff', 0.5));
        self::assertSame([18, 52, 86], Colour::parts('#123456'));
    }

    private static function small(string $object, string $main, int $width = 3, int $height = 2): PictureSpec
    {
        $scale = 120 / max($width, $height);

        return PictureSpec::from('small', new Fields([
            'object' => $object, 'width' => (int) ($width * $scale), 'height' => (int) ($height * $scale),
            'wall' => '#efe6d8', 'table' => '#c9b393', 'main' => $main, 'accent' => '#5a3220', 'alt' => 'A small picture',
        ], 'test'));
    }

    private static function fingerprint(PictureSpec $spec): string
    {
        ob_start();
        imagepng(Picture::draw($spec));

        return md5((string) ob_get_clean());
    }
}
