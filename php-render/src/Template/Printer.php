<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

use Stallkeeper\Render\Url;

/** Prints a parsed template: page() as finished HTML, source() with its directives for the browser. */
final class Printer
{
    /** Names the template file of an element in the source, so that the script renders each file as a component. */
    private const FILE = 'data-shop-file';

    private const URL_ATTRIBUTES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'cite'];

    /** @param array<array-key, mixed> $data */
    public static function page(Element $node, array $data): string
    {
        $html = '';
        foreach ($node->children as $child) {
            $html .= is_string($child) ? self::escape($child) : self::element($child, $data);
        }
        return $html;
    }

    /** @param string $file template file of the element around this one */
    public static function source(Element $node, string $file = ''): string
    {
        $html = '';
        foreach ($node->children as $child) {
            if (is_string($child)) {
                $html .= self::escape($child);
                continue;
            }
            // <template> is not rendered, so it does not begin a file.
            $inner = $child->tag === 'template' ? $file : $child->position->part;
            $begins = $inner === $file ? [] : [self::FILE => $inner];
            $html .= self::tag($child, $begins + self::withDirectives($child), self::source($child, $inner));
        }
        return $html;
    }

    /** @param array<array-key, mixed> $data */
    private static function element(Element $element, array $data): string
    {
        $each = $element->directive('each');
        if ($each !== null) {
            return self::each($element, $each, $data);
        }
        $if = $element->directive('if');
        if ($if !== null) {
            return Path::isTruthy($if->path->read($data)) ? self::page($element, $data) : '';
        }
        $text = $element->directive('text');
        $inner = $text === null ? self::page($element, $data) : self::escape(self::text($text->path->read($data)));
        if ($element->directive('boundary') !== null) {
            // The marks of a React Suspense boundary: React repairs a mismatch inside it without affecting the rest of
            // the page.
            $inner = '<!--$-->' . $inner . '<!--/$-->';
        }
        return self::tag($element, self::attributes($element, $data), $inner);
    }

    /** @param array<array-key, mixed> $data */
    private static function each(Element $element, Directive $each, array $data): string
    {
        $items = $each->path->read($data);
        $html = '';
        foreach (is_array($items) ? $items : [] as $item) {
            $html .= self::page($element, [$each->target => $item] + $data);
        }
        return $html;
    }

    /**
     * @param array<array-key, mixed> $data
     * @return array<string, string>
     */
    private static function attributes(Element $element, array $data): array
    {
        $attributes = $element->attributes;
        foreach ($element->directives as $directive) {
            $value = $directive->path->read($data);
            if ($directive->kind === 'class' && Path::isTruthy($value)) {
                $attributes['class'] = ltrim(($attributes['class'] ?? '') . ' ' . $directive->target);
            } elseif ($directive->kind === 'bind') {
                $bound = self::attribute($directive->target, $value);
                if ($bound === null) {
                    unset($attributes[$directive->target]);
                } else {
                    $attributes[$directive->target] = $bound;
                }
            }
        }
        return $attributes;
    }

    /**
     * Converts a value to an attribute value; null omits the attribute. Booleans of `aria-…` and `data-…` attributes
     * become "true" or "false".
     */
    private static function attribute(string $name, mixed $value): ?string
    {
        if (is_bool($value)) {
            $isState = str_starts_with($name, 'aria-') || str_starts_with($name, 'data-');
            return $isState ? ($value ? 'true' : 'false') : ($value ? '' : null);
        }
        if (!is_scalar($value)) {
            return null;
        }
        $text = self::text($value);
        if (!in_array($name, self::URL_ATTRIBUTES, true)) {
            return $text;
        }
        $url = Url::allow($text);
        return $url === '' ? null : $url;
    }

    /** @return array<string, string> */
    private static function withDirectives(Element $element): array
    {
        $attributes = $element->attributes;
        foreach ($element->directives as $directive) {
            $attributes[$directive->attribute()] = $directive->value;
        }
        return $attributes;
    }

    /** @param array<string, string> $attributes */
    private static function tag(Element $element, array $attributes, string $inner): string
    {
        $html = '<' . $element->tag;
        foreach ($attributes as $name => $value) {
            $html .= ' ' . $name . '="' . self::escape($value) . '"';
        }
        // HTML parsers drop a line break at the beginning of these elements.
        $inner =
            in_array($element->tag, ['pre', 'textarea'], true) && str_starts_with($inner, "\n")
                ? "\n" . $inner
                : $inner;
        return $element->isVoid() ? $html . '>' : $html . '>' . $inner . '</' . $element->tag . '>';
    }

    private static function text(mixed $value): string
    {
        return is_string($value) || is_int($value) || is_float($value) ? (string) $value : '';
    }

    private static function escape(string $text): string
    {
        // HTML parsers drop NUL and convert CR to LF. Do the same here, so that hydration finds the same text.
        $text = str_replace(["\0", "\r\n", "\r"], ['', "\n", "\n"], $text);
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
