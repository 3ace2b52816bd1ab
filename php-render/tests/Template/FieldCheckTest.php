<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Template;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Template\Parser;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Template\TemplateError;

final class FieldCheckTest extends TestCase
{
    private const FIELDS = [
        'title' => true,
        'date' => ['iso' => true],
        'tags' => ['*' => true],
        'hits' => ['*' => ['name' => true]],
    ];

    /** @return array<string, array{string}> */
    public static function known(): array
    {
        return [
            'a text' => ['<p data-shop-text="title"></p>'],
            'a field of an object' => ['<p data-shop-bind--datetime="date.iso"></p>'],
            'a negated condition' => ['<template data-shop-if="!date">x</template>'],
            'a list' => ['<template data-shop-each--tag="tags"><b data-shop-text="tag"></b></template>'],
            'a field of an item' => [
                '<template data-shop-each--hit="hits"><b data-shop-text="hit.name"></b></template>',
            ],
            'a field of the page inside a loop' => [
                '<template data-shop-each--hit="hits"><b data-shop-text="title"></b></template>',
            ],
            'whether a list is empty' => ['<b data-shop-bind--hidden="!hits"></b>'],
            'no field' => ['<b data-shop-boundary>x</b>'],
        ];
    }

    #[DataProvider('known')]
    #[TestDox('A template can read $_dataName')]
    public function testKnownFields(string $source): void
    {
        self::assertSame(Template::compile($source)->source(), Template::compile($source, self::FIELDS)->source());
    }

    /** @return array<string, array{string, string}> */
    public static function unknown(): array
    {
        return [
            'an unknown field' => [
                '<p data-shop-text="titel"></p>',
                'There is no field "titel". Fields: title, date, tags, hits.',
            ],
            'an unknown field of an object' => [
                '<p data-shop-text="date.text"></p>',
                'There is no field "date.text". Fields of "date": iso.',
            ],
            'a field of a text' => [
                '<p data-shop-text="title.length"></p>',
                'There is no field "title.length". "title" has no fields.',
            ],
            'a field of a list' => [
                '<p data-shop-text="hits.name"></p>',
                'There is no field "hits.name". "hits" has no fields.',
            ],
            'an item outside of its loop' => [
                '<template data-shop-each--hit="hits">x</template><p data-shop-text="hit.name"></p>',
                'There is no field "hit.name".',
            ],
            'an unknown field in a class' => ['<p data-shop-class--a="b"></p>', 'There is no field "b".'],
            'an unknown field in a condition' => ['<template data-shop-if="!b">x</template>', 'There is no field "b".'],
            'a loop over an object' => [
                '<template data-shop-each--a="date">x</template>',
                '"date" is not a list. Use data-shop-if for a condition.',
            ],
        ];
    }

    #[DataProvider('unknown')]
    #[TestDox('An error names $_dataName')]
    public function testUnknownFields(string $source, string $message): void
    {
        $this->expectException(TemplateError::class);
        $this->expectExceptionMessage($message);
        Template::compile($source, self::FIELDS);
    }

    #[TestDox('An error names the part and the line in it')]
    public function testPosition(): void
    {
        try {
            Template::compile(
                Parser::mark(
                    'outer',
                    "<div>\n" . Parser::mark('inner', "<p>\n<b data-shop-text=\"x\"></b></p>") . '</div>',
                ),
                self::FIELDS,
            );
            self::fail('There is no error.');
        } catch (TemplateError $error) {
            self::assertSame(
                ['inner', 2, '<b data-shop-text="x">'],
                [$error->template, $error->outputLine, $error->tag],
            );
        }
    }

    /** @return array<string, array{string, string}> */
    public static function unbalanced(): array
    {
        return [
            'that opens too much' => ['<li><article></article>', '<li> is never closed'],
            'that closes too much' => ['<li></li></div>', 'closes nothing'],
        ];
    }

    #[DataProvider('unbalanced')]
    #[TestDox('An error names a part $_dataName, not the part around it')]
    public function testUnbalancedPart(string $part, string $message): void
    {
        try {
            Template::compile(Parser::mark('outer', '<div>' . Parser::mark('inner', $part) . '</div>'));
            self::fail('There is no error.');
        } catch (TemplateError $error) {
            self::assertSame('inner', $error->template);
            self::assertStringContainsString($message, $error->getMessage());
        }
    }
}
