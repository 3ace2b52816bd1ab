<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * Parses the text of a template into a tree.
 *
 * {@see Parser::mark()} marks the template parts in the text, so that an error can name the part that caused it.
 *
 * @phpstan-import-type Token from Lexer
 */
final class Parser
{
    private const REFUSED = [
        'script',
        'style',
        'iframe',
        'object',
        'embed',
        'base',
        'meta',
        'link',
        'frame',
        'noscript',
        'html',
        'head',
        'body',
        'set',
        'animate',
        'animatetransform',
        'animatemotion',
    ];

    /** Attributes with uppercase letters in SVG. HTML parsers restore them, so this parser does, too. */
    private const SVG_NAMES = ['viewbox' => 'viewBox', 'preserveaspectratio' => 'preserveAspectRatio'];

    /** @var list<array{Element, Token}> open elements */
    private array $open = [];

    /** @var list<array{string, int, int}> parts being read: name, first line of its output, elements open before it */
    private array $parts = [['', 1, 0]];

    private function __construct(private readonly Element $root) {}

    /** Wraps the output of a template part in marks, so that errors can name the part. */
    public static function mark(string $part, string $output): string
    {
        return '<!--shop-part:' . $part . '-->' . $output . '<!--/shop-part-->';
    }

    /**
     * @return Element root without a name
     * @throws TemplateError
     */
    public static function parse(string $source): Element
    {
        $parser = new self(new Element('', [], []));
        foreach (Lexer::tokens($source) as $token) {
            match ($token['type']) {
                'open' => $parser->openElement($token),
                'close' => $parser->closeElement($token),
                'text' => $parser->addText($token['text']),
                'comment' => $parser->followPart($token),
            };
        }
        $parser->checkAllClosed();
        return $parser->root;
    }

    /** @param Token $token */
    private function followPart(array $token): void
    {
        if (str_starts_with($token['text'], 'shop-part:')) {
            $this->parts[] = [substr($token['text'], 10), $token['line'], count($this->open)];
        } elseif ($token['text'] === '/shop-part' && count($this->parts) > 1) {
            $this->checkAllClosed();
            array_pop($this->parts);
        }
    }

    /** Each part closes the elements that it opens, so that an error names the file that has to change. */
    private function checkAllClosed(): void
    {
        [, , $openBefore] = $this->part();
        if (count($this->open) > $openBefore) {
            [$element, $token] = $this->open[count($this->open) - 1];
            throw $this->error(sprintf('<%s> is never closed. Add </%1$s>.', $element->tag), $token);
        }
    }

    /** @param Token $token */
    private function openElement(array $token): void
    {
        $name = $token['name'];
        if (in_array($name, self::REFUSED, true) || ($name === 'title' && !$this->isInsideSvg())) {
            throw $this->error(
                sprintf(
                    '<%s> cannot stand in a template: it could run code, or belongs into the head. Enqueue scripts and styles instead.',
                    $name,
                ),
                $token,
            );
        }
        if ($this->parent()->tag === 'textarea') {
            throw $this->error('<textarea> contains text only. Use data-shop-text on it for a value.', $token);
        }
        [$attributes, $directives] = $this->sortAttributes($token);
        [$part, $begin] = $this->part();
        $element = new Element(
            $name,
            $attributes,
            $directives,
            new Position($part, $token['line'] - $begin + 1, $token['text']),
        );
        $this->checkTemplateElement($element, $token);
        $this->parent()->children[] = $element;
        if ($element->isVoid()) {
            return;
        }
        if (!$token['selfClosing']) {
            $this->open[] = [$element, $token];
        } elseif (!$this->isInsideSvg()) {
            throw $this->error(sprintf('Browsers do not know <%s/>. Write <%1$s></%1$s>.', $name), $token);
        }
    }

    /**
     * `<template>` is for conditions and loops; nothing else is printed of it.
     *
     * @param Token $token
     */
    private function checkTemplateElement(Element $element, array $token): void
    {
        foreach (['each' => 'data-shop-each--…', 'if' => 'data-shop-if'] as $kind => $attribute) {
            if ($element->directive($kind) !== null && $element->tag !== 'template') {
                throw $this->error(
                    sprintf('%s works on <template> only. Wrap the element in one.', $attribute),
                    $token,
                );
            }
        }
        if ($element->directive('each') !== null && $element->directive('if') !== null) {
            throw $this->error(
                'One <template> has either data-shop-if or data-shop-each--…. Put one into the other.',
                $token,
            );
        }
    }

    /** @param Token $token */
    private function closeElement(array $token): void
    {
        [, , $openBefore] = $this->part();
        $last = count($this->open) > $openBefore ? array_pop($this->open) : null;
        if ($last === null) {
            throw $this->error(
                sprintf('%s closes nothing. Remove it, or add the tag that it should close.', $token['text']),
                $token,
            );
        }
        if ($last[0]->tag !== $token['name']) {
            throw $this->error(
                sprintf(
                    '%s stands where </%s> is expected (opened by %s).',
                    $token['text'],
                    $last[0]->tag,
                    $last[1]['text'],
                ),
                $token,
            );
        }
    }

    private function addText(string $text): void
    {
        $children = &$this->parent()->children;
        $text = html_entity_decode((string) preg_replace('/[ \t\r\n]+/', ' ', $text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $last = array_key_last($children);
        // White space between tags is layout. Plugins that minify pages remove it in some places only, so that the page
        // would differ from the source. src/template/whiteSpace.ts has the same rule.
        if (trim($text, " \t\r\n\f") === '' && ($last === null || !is_string($children[$last]))) {
            return;
        }
        if ($last !== null && is_string($children[$last])) {
            $children[$last] .= $text;
        } else {
            $children[] = $text;
        }
    }

    /**
     * @param Token $token
     * @return array{array<string, string>, list<Directive>}
     */
    private function sortAttributes(array $token): array
    {
        $attributes = [];
        $directives = [];
        foreach ($token['attributes'] as $name => $value) {
            if (str_starts_with($name, 'on')) {
                throw $this->error(
                    sprintf('The attribute "%s" cannot stand in a template. Behaviour hangs on data-part.', $name),
                    $token,
                );
            }
            if (str_starts_with($name, Directive::PREFIX)) {
                try {
                    $directives[] = Directive::parse($name, $value);
                } catch (\InvalidArgumentException $wrong) {
                    throw $this->error($wrong->getMessage(), $token);
                }
                continue;
            }
            $attributes[self::SVG_NAMES[$name] ?? $name] = $name === 'style' ? self::style($value) : $value;
        }
        return [$attributes, $directives];
    }

    /** Returns a style attribute in the format that React prints. */
    private static function style(string $value): string
    {
        $rules = array_filter(array_map('trim', explode(';', $value)), static fn(string $rule): bool => $rule !== '');
        return implode(
            ';',
            array_map(static fn(string $rule): string => (string) preg_replace('/\s*:\s*/', ':', $rule, 1), $rules),
        );
    }

    private function isInsideSvg(): bool
    {
        foreach ($this->open as [$element]) {
            if ($element->tag === 'svg') {
                return true;
            }
        }
        return false;
    }

    private function parent(): Element
    {
        return $this->open === [] ? $this->root : end($this->open)[0];
    }

    /** @return array{string, int, int} the part that is being read */
    private function part(): array
    {
        return $this->parts[count($this->parts) - 1];
    }

    /** @param Token $token */
    private function error(string $message, array $token): TemplateError
    {
        [$part, $begin] = $this->part();
        return new TemplateError($message, $part, $token['line'] - $begin + 1, $token['text']);
    }
}
