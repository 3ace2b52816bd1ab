<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Template;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Template\TemplateError;
use Stallkeeper\Render\Tests\Fixture;

/** @phpstan-import-type ElementCase from ElementCases */
final class ElementsTest extends TestCase
{
    /** @return array<string, array{list<ElementCase>}> */
    public static function elements(): array
    {
        $lists = ElementCases::lists();
        $names = array_merge(array_keys($lists['elements']), array_keys($lists['svgElements']));
        return array_combine($names, array_map(static fn(string $name): array => [ElementCases::build($name)], $names));
    }

    /** @param list<ElementCase> $cases */
    #[DataProvider('elements')]
    #[TestDox('<$_dataName> is printed with every attribute')]
    public function testPage(array $cases): void
    {
        foreach ($cases as ['source' => $source, 'data' => $data, 'page' => $page]) {
            // HTML parsers restore the uppercase letters of SVG.
            self::assertSame(strtolower($page), strtolower(Template::compile($source)->render($data)), $source);
        }
    }

    /** @param list<ElementCase> $cases */
    #[DataProvider('elements')]
    #[TestDox('The source of <$_dataName> for the browser means the same')]
    public function testSource(array $cases): void
    {
        foreach ($cases as ['source' => $source, 'data' => $data]) {
            $template = Template::compile($source);
            self::assertSame($template->render($data), Template::compile($template->source())->render($data), $source);
        }
    }

    /** @return array<string, array{string}> */
    public static function refused(): array
    {
        $names = explode(' ', ElementCases::lists()['refused']);
        return array_combine($names, array_map(static fn(string $name): array => [$name], $names));
    }

    #[DataProvider('refused')]
    #[TestDox('A template cannot contain <$_dataName>')]
    public function testRefused(string $name): void
    {
        $this->expectException(TemplateError::class);
        $this->expectExceptionMessage(sprintf('<%s> cannot stand in a template', $name));
        Template::compile(sprintf('<p></p><%s></%1$s>', $name));
    }

    public function testABoundaryIsMarkedAsReactMarksIt(): void
    {
        /** @var array{source: string, page: string} $boundary */
        $boundary = Fixture::read('template/boundary');
        self::assertSame($boundary['page'], Template::compile($boundary['source'])->render([]));
    }
}
