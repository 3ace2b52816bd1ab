<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * One `data-shop-…` attribute: the action (`kind`), its target (`target`) and its value (`path`).
 *
 * | attribute                        | effect                                                              |
 * |----------------------------------|---------------------------------------------------------------------|
 * | `data-shop-text="path"`          | sets the element's content to the value, as text                    |
 * | `data-shop-bind--NAME="path"`    | sets the attribute NAME to the value; null removes it               |
 * | `data-shop-class--NAME="path"`   | adds the class NAME if the value is truthy                          |
 * | `data-shop-if="path"`            | on `<template>`: prints its content if the value is truthy          |
 * | `data-shop-each--NAME="path"`    | on `<template>`: repeats its content for every item, as NAME        |
 * | `data-shop-boundary`             | limits hydration errors to this element                             |
 *
 * A path is dotted (`hit.title`); a leading `!` negates it.
 */
final class Directive
{
    public const PREFIX = 'data-shop-';

    private const KINDS = [
        'text' => false,
        'bind' => true,
        'class' => true,
        'each' => true,
        'if' => false,
        'boundary' => false,
    ];

    private function __construct(
        public readonly string $kind,
        public readonly string $target,
        public readonly Path $path,
        public readonly string $value,
    ) {}

    /**
     * @throws \InvalidArgumentException with a message for the editor of the template
     */
    public static function parse(string $attribute, string $value): self
    {
        [$kind, $target] = explode('--', substr($attribute, strlen(self::PREFIX)), 2) + [1 => ''];
        if (!isset(self::KINDS[$kind])) {
            throw new \InvalidArgumentException(
                sprintf(
                    'There is no directive "%s". Known are: data-shop-text, -bind--…, -class--…, -if, -each--… and -boundary.',
                    $attribute,
                ),
            );
        }
        if (self::KINDS[$kind] !== ($target !== '')) {
            throw new \InvalidArgumentException(
                sprintf(
                    self::KINDS[$kind]
                        ? 'The directive "%s" needs a name after two hyphens, such as data-shop-%s--name.'
                        : 'The directive "%s" takes no name after two hyphens.',
                    $attribute,
                    $kind,
                ),
            );
        }
        if ($kind === 'bind' && preg_match('/^(on|style$|srcdoc$)/', $target) === 1) {
            throw new \InvalidArgumentException(
                sprintf('The attribute "%s" cannot be bound to data: it could run code.', $target),
            );
        }
        $path = Path::parse($kind === 'boundary' ? 'boundary' : $value);
        return new self($kind, $target, $path, $value);
    }

    public function attribute(): string
    {
        return self::PREFIX . $this->kind . ($this->target === '' ? '' : '--' . $this->target);
    }
}
