<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/** One element of a parsed template: its plain attributes, its directives and its children. */
final class Element
{
    /** Elements that have no content and no end tag (HTML Living Standard, 13.1.2). */
    public const VOID = [
        'area',
        'base',
        'br',
        'col',
        'embed',
        'hr',
        'img',
        'input',
        'link',
        'meta',
        'source',
        'track',
        'wbr',
    ];

    /** @var list<self|string> child elements and decoded text */
    public array $children = [];

    /**
     * @param array<string, string> $attributes plain attributes, decoded
     * @param list<Directive> $directives
     */
    public function __construct(
        public readonly string $tag,
        public readonly array $attributes,
        public readonly array $directives,
        public readonly Position $position = new Position(),
    ) {}

    public function isVoid(): bool
    {
        return in_array($this->tag, self::VOID, true);
    }

    public function directive(string $kind): ?Directive
    {
        foreach ($this->directives as $directive) {
            if ($directive->kind === $kind) {
                return $directive;
            }
        }
        return null;
    }
}
