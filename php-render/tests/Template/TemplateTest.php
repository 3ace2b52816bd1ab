<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Template;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Template\Parser;
use Stallkeeper\Render\Template\Path;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Template\TemplateError;
use Stallkeeper\Render\Tests\Fixture;

final class TemplateTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function templates(): array
    {
        return Fixture::cases('template/pages');
    }

    /**
     * @param array{source: string, data: array<string, mixed>} $input
     * @param array{page: string, shipped: string} $expected
     */
    #[DataProvider('templates')]
    public function testATemplateIsRenderedWithItsData(array $input, array $expected): void
    {
        self::assertSame($expected['page'], Template::compile($input['source'])->render($input['data']));
    }

    /**
     * @param array{source: string, data: array<string, mixed>} $input
     * @param array{page: string, shipped: string} $expected
     */
    #[DataProvider('templates')]
    public function testTheSourceForTheBrowserHasTheSameResult(array $input, array $expected): void
    {
        self::assertSame($expected['shipped'], Template::compile($input['source'])->source());
        $again = Template::compile($expected['shipped']);
        self::assertSame($expected['page'], $again->render($input['data']));
        self::assertSame($expected['shipped'], $again->source());
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function files(): array
    {
        return Fixture::cases('template/files');
    }

    /**
     * @param array{source: string, data: array<string, mixed>} $input
     * @param array{page: string, shipped: string} $expected
     */
    #[DataProvider('files')]
    public function testTheSourceNamesTheFileOfAnElement(array $input, array $expected): void
    {
        $template = Template::compile($input['source']);
        self::assertSame($expected, ['page' => $template->render($input['data']), 'shipped' => $template->source()]);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function faults(): array
    {
        return Fixture::cases('template/errors');
    }

    /** @param array{line: int, says: string} $expected */
    #[DataProvider('faults')]
    public function testAnErrorNamesItsLineAndTheCorrection(string $source, array $expected): void
    {
        try {
            Template::compile($source);
            self::fail('The fault was not seen.');
        } catch (TemplateError $error) {
            self::assertStringContainsString($expected['says'], $error->getMessage());
            self::assertSame($expected['line'], $error->outputLine);
        }
    }

    public function testAnErrorInAPartNamesThatPart(): void
    {
        try {
            Template::compile("<ul>\n" . Parser::mark('search/hit', "<li>\n<b></li>") . "\n</ul>");
            self::fail('The fault was not seen.');
        } catch (TemplateError $error) {
            self::assertSame(['search/hit', 2, '</li>'], [$error->template, $error->outputLine, $error->tag]);
        }
    }

    public function testABoundaryIsMarkedForReact(): void
    {
        self::assertSame(
            '<ol data-x=""><!--$--><li>a</li><!--/$--></ol>',
            Template::compile('<ol data-x data-shop-boundary><li>a</li></ol>')->render([]),
        );
    }

    public function testInvalidUtf8IsAnErrorAndNotAnEmptyPage(): void
    {
        $this->expectException(TemplateError::class);
        Template::compile("<p>\xff</p>");
    }

    public function testInvalidUtf8InDataIsReplaced(): void
    {
        self::assertSame(
            "<p>a\u{FFFD}b</p>",
            Template::compile('<p data-shop-text="x"></p>')->render(['x' => "a\xffb"]),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function truths(): array
    {
        return Fixture::cases('template/truthy');
    }

    #[DataProvider('truths')]
    public function testTruthIsTheSameInBothLanguages(mixed $value, bool $expected): void
    {
        self::assertSame($expected, Path::isTruthy($value));
    }
}
