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
    private const REFUSED = ['script', 'style', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'frame', 'noscript', 'set', 'animate', 'animatetransform', 'animatemotion'];

    /** Attributes with uppercase letters in SVG. HTML parsers restore them, so this parser does, too. */
    private const SVG_NAMES = ['viewbox' => 'viewBox', 'preserveaspectratio' => 'preserveAspectRatio'];

    /** @var list<array{Element, Token, string}> open elements, with the part that opened each */
    private array $open = [];

    /** @var list<array{string, int}> current template parts: name, and line at which the output of the part starts */
    private array $parts = [['', 1]];

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
        if ($parser->open !== []) {
            [$element, $token, $part] = end($parser->open);
            throw new TemplateError(sprintf('<%s> is never closed. Add </%1$s>.', $element->tag), $part, $token['line'] - $parser->parts[0][1] + 1, $token['text']);
        }
        return $parser->root;
    }

    /** @param Token $token */
    private function followPart(array $token): void
    {
        if (str_starts_with($token['text'], 'shop-part:')) {
            $this->parts[] = [substr($token['text'], 10), $token['line']];
        } elseif ($token['text'] === '/shop-part' && count($this->parts) > 1) {
            array_pop($this->parts);
        }
    }

    /** @param Token $token */
    private function openElement(array $token): void
    {
        $name = $token['name'];
        if (in_array($name, self::REFUSED, true)) {
            throw $this->error(sprintf('<%s> cannot stand in a template: it could run code. Enqueue scripts and styles instead.', $name), $token);
        }
        [$attributes, $directives] = $this->sortAttributes($token);
        $element = new Element($name, $attributes, $directives);
        if ($element->directive('each') !== null && $name !== 'template') {
            throw $this->error('data-shop-each--… stands on <template> only. Wrap the element in one.', $token);
        }
        $this->parent()->children[] = $element;
        if ($element->isVoid()) {
            return;
        }
        if (!$token['selfClosing']) {
            $this->open[] = [$element, $token, $this->part()];
        } elseif (!$this->isInsideSvg()) {
            throw $this->error(sprintf('Browsers do not know <%s/>. Write <%1$s></%1$s>.', $name), $token);
        }
    }

    /** @param Token $token */
    private function closeElement(array $token): void
    {
        $last = array_pop($this->open);
        if ($last === null) {
            throw $this->error(sprintf('%s closes nothing. Remove it, or add the tag that it should close.', $token['text']), $token);
        }
        if ($last[0]->tag !== $token['name']) {
            throw $this->error(sprintf('%s stands where </%s> is expected (opened by %s).', $token['text'], $last[0]->tag, $last[1]['text']), $token);
        }
    }

    private function addText(string $text): void
    {
        // Ignore white space with a line break between tags, as JSX does.
        $isLayout = trim($text) === '' && str_contains($text, "\n");
        $text = (string) preg_replace('/^\s*\n\s*|\s*\n\s*$/', $isLayout ? '' : ' ', $text);
        if ($isLayout || $text === '') {
            return;
        }
        $children = &$this->parent()->children;
        $text = html_entity_decode((string) preg_replace('/[ \t\r\n]+/', ' ', $text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $last = array_key_last($children);
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
                throw $this->error(sprintf('The attribute "%s" cannot stand in a template. Behaviour hangs on data-part.', $name), $token);
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
        return implode(';', array_map(static fn(string $rule): string => (string) preg_replace('/\s*:\s*/', ':', $rule, 1), $rules));
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

    private function part(): string
    {
        return $this->parts[count($this->parts) - 1][0];
    }

    /** @param Token $token */
    private function error(string $message, array $token): TemplateError
    {
        [$part, $begin] = $this->parts[count($this->parts) - 1];
        return new TemplateError($message, $part, $token['line'] - $begin + 1, $token['text']);
    }
}
