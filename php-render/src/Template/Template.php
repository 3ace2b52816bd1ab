<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * One piece of markup for two runtimes: PHP prints it finished, the browser renders the very same source live.
 *
 * See {@see Directive} for what a template may say.
 */
final class Template
{
    private function __construct(private readonly Element $root) {}

    /**
     * @param string $source HTML with `data-shop-…` directives, in UTF-8
     * @param array<string, mixed>|null $fields the fields that the template may read, see {@see FieldCheck}; null: any
     * @throws TemplateError with the template, its line, and what to change
     */
    public static function compile(string $source, ?array $fields = null): self
    {
        $root = Parser::parse($source);
        if ($fields !== null) {
            FieldCheck::check($root, $fields);
        }
        return new self($root);
    }

    /**
     * The finished HTML: directives and `<template>` loops are gone, every value is escaped.
     *
     * @param array<array-key, mixed> $data a view model
     */
    public function render(array $data): string
    {
        return Printer::page($this->root, $data);
    }

    /** The source that the browser needs, without comments and without the editor's line breaks. */
    public function source(): string
    {
        return Printer::source($this->root);
    }
}
