<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * A template for PHP and the browser: PHP prints finished HTML, and the script renders the same source.
 *
 * See {@see Directive} for the available directives.
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
     * Renders the finished HTML, without directives and `<template>` loops. Every value is escaped.
     *
     * @param array<array-key, mixed> $data view model
     */
    public function render(array $data): string
    {
        return Printer::page($this->root, $data);
    }

    /** Returns the source for the browser, without comments and line breaks between tags. */
    public function source(): string
    {
        return Printer::source($this->root);
    }
}
