<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Style;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Style\FontFaces;
use Stallkeeper\Theme\Style\StyleFonts;
use Stallkeeper\Theme\Style\StyleOutput;
use Stallkeeper\Theme\Style\StyleTokens;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** The pairs of fonts that the theme contains. */
final class FontsTest extends ThemeTestCase
{
    private const MAX_BYTES = 60_000;

    protected function tearDown(): void
    {
        remove_theme_mod('stallkeeper_style_fonts');
        parent::tearDown();
    }

    /** @return array<string, array{string}> */
    public static function pairs(): array
    {
        return [
            'studio' => ['studio'],
            'bookshop' => ['bookshop'],
            'workshop' => ['workshop'],
            'playroom' => ['playroom'],
        ];
    }

    #[DataProvider('pairs')]
    #[
        TestDox(
            'All files of a pair have at most 60 kB, are in the theme, and swap with a fallback of the same size: $slug',
        ),
    ]
    public function testPair(string $slug): void
    {
        set_theme_mod('stallkeeper_style_fonts', $slug);
        $css = stallkeeper_theme(StyleTokens::class)->css();
        preg_match_all("~url\('([^']+)'\)~", $css, $found);
        self::assertNotEmpty($found[1]);
        $bytes = 0;
        foreach ($found[1] as $url) {
            self::assertStringStartsWith(get_template_directory_uri() . '/assets/fonts/', $url);
            $bytes += (int) filesize(str_replace(get_template_directory_uri(), get_template_directory(), $url));
        }
        self::assertLessThanOrEqual(self::MAX_BYTES, $bytes);
        self::assertSame(count($found[1]), substr_count($css, 'font-display:swap'));
        self::assertSame(substr_count($css, "local('Liberation"), substr_count($css, 'size-adjust:'));
        preg_match_all("~font-family:'([\w -]+) Fallback'~", $css, $fallbacks);
        preg_match_all('~--stallkeeper-font-(?:text|heading):([^;}]+)~', $css, $stacks);
        self::assertCount(2, $stacks[1]);
        foreach ($fallbacks[1] as $name) {
            self::assertStringContainsString("'$name Fallback'", implode($stacks[1]));
        }
        self::assertLessThan(1024, strlen((string) gzencode($css)));
    }

    #[TestDox('There are four pairs beside the fonts of the device')]
    public function testTitles(): void
    {
        $titles = stallkeeper_theme(StyleFonts::class)->titles();
        ksort($titles);
        self::assertSame(['bookshop', 'playroom', 'studio', 'workshop'], array_keys($titles));
    }

    #[TestDox('The first file of text and headings is preloaded, and none with the fonts of the device')]
    public function testPreload(): void
    {
        $output = stallkeeper_theme(StyleOutput::class);
        self::assertSame([], $output->preloadFonts([]));
        set_theme_mod('stallkeeper_style_fonts', 'studio');
        self::assertSame(
            ['karla-latin-400.woff2', 'outfit-latin-700.woff2'],
            array_map(
                static fn(array $one): string => is_string($one['href']) ? basename($one['href']) : '',
                $output->preloadFonts([]),
            ),
        );
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function faces(): array
    {
        $face = ['fontFamily' => 'Lamp', 'src' => ['file:./assets/fonts/lamp.woff2']];

        return [
            'a file of another host' => [['src' => ['https://example.org/a.woff2']] + $face, ''],
            'a script' => [['src' => ['javascript:alert(1)']] + $face, ''],
            'a file outside of the theme' => [['src' => ['file:./../../secret.woff2']] + $face, ''],
            'CSS in the name' => [['fontFamily' => "a';}body{"] + $face, ''],
            'no source' => [['fontFamily' => 'Lamp'], ''],
            'CSS in a descriptor' => [
                ['src' => ["local('Lamp')"], 'sizeAdjust' => '1%}body{'] + $face,
                "@font-face{font-family:'Lamp';src:local('Lamp')}",
            ],
        ];
    }

    /** @param array<string, mixed> $face */
    #[DataProvider('faces')]
    #[TestDox('A face of a child theme with $_dataName is not printed')]
    public function testFaces(array $face, string $expected): void
    {
        self::assertSame($expected, (new FontFaces())->rule($face));
    }
}
