<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * One `data-shop-…` attribute: what to do (`kind`), to what (`target`), with which value (`path`).
 *
 * | attribute                        | effect                                                              |
 * |----------------------------------|---------------------------------------------------------------------|
 * | `data-shop-text="path"`          | the element's content is the value, as text                         |
 * | `data-shop-bind--NAME="path"`    | attribute NAME has the value; null leaves it out                     |
 * | `data-shop-class--NAME="path"`   | class NAME while the value is truthy                                 |
 * | `data-shop-if="path"`            | on `<template>`: its content if the value is truthy                  |
 * | `data-shop-each--NAME="path"`    | on `<template>`: its content once for every item, the item as NAME   |
 * | `data-shop-boundary`             | what goes wrong while this element is hydrated stays inside it       |
 *
 * A path is dotted (`hit.title`); `!` in front negates.
 */
final class Directive
{
    public const PREFIX = 'data-shop-';

    private const KINDS = ['text' => false, 'bind' => true, 'class' => true, 'each' => true, 'if' => false, 'boundary' => false];

    private function __construct(
        public readonly string $kind,
        public readonly string $target,
        public readonly Path $path,
        public readonly string $value,
    ) {}

    /**
     * @throws \InvalidArgumentException with a sentence for the template's editor
     */
    public static function parse(string $attribute, string $value): self
    {
        [$kind, $target] = explode('--', substr($attribute, strlen(self::PREFIX)), 2) + [1 => ''];
        if (!isset(self::KINDS[$kind])) {
            throw new \InvalidArgumentException(sprintf('There is no directive "%s". Known are: data-shop-text, -bind--…, -class--…, -if, -each--… and -boundary.', $attribute));
        }
        if (self::KINDS[$kind] !== ($target !== '')) {
            throw new \InvalidArgumentException(sprintf(
                self::KINDS[$kind] ? 'The directive "%s" needs a name after two hyphens, such as data-shop-%s--name.' : 'The directive "%s" takes no name after two hyphens.',
                $attribute,
                $kind,
            ));
        }
        if ($kind === 'bind' && preg_match('/^(on|style$|srcdoc$)/', $target) === 1) {
            throw new \InvalidArgumentException(sprintf('The attribute "%s" cannot be bound to data: it could run code.', $target));
        }
        $path = Path::parse($kind === 'boundary' ? 'boundary' : $value);
        return new self($kind, $target, $path, $value);
    }

    public function attribute(): string
    {
        return self::PREFIX . $this->kind . ($this->target === '' ? '' : '--' . $this->target);
    }
}
