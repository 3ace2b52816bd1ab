<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

use Stallkeeper\Render\Http\Input;
use WP_HTML_Tag_Processor;

/**
 * HTML attributes that make a script act on an element: directives of WordPress's Interactivity API (`data-wp-*`),
 * which can bind any URL to a link, and the attributes of this theme and of its plugin. They require the same
 * capability as scripts.
 */
final class ScriptAttributes
{
    private const PREFIXES = ['data-wp-', 'data-shop-', 'data-stallkeeper-'];
    private const NAMES = [
        'data-part',
        'data-suggest',
        'data-widget-number',
        'data-widget-results',
        'data-widget-state',
    ];
    private const ANY = '/data-(?:wp-|shop-|stallkeeper-|part|suggest|widget-)/i';

    /** A tag as KSES prints it, without < or > in attribute values. */
    private const TAG = '/<([a-z][^\s\/<>]*)[^<>]*>/i';

    /** Whether HTML, or the JSON of a block, may contain such an attribute. This is a fast check. */
    public static function mayBeIn(string $html): bool
    {
        return preg_match(self::ANY, $html) === 1;
    }

    /**
     * @param string                                $html part of a page, with or without block comments
     * @param (callable(string, string): bool)|null $keep gets the lowercase names of an element and an attribute;
     * returns true to keep the attribute
     *
     * @return string HTML without the attributes, also in the HTML that blocks store in their own attributes (JSON)
     */
    public static function remove(string $html, ?callable $keep = null): string
    {
        if (!self::mayBeIn($html)) {
            return $html;
        }

        return self::fromTags(has_blocks($html) ? self::fromBlockAttributes($html) : $html, $keep);
    }

    /**
     * @param array<array-key, mixed> $block block from parse_blocks()
     *
     * @return array<array-key, mixed> block without the attributes, including its inner blocks
     */
    public static function removeFromBlock(array $block): array
    {
        array_walk_recursive($block, static function (mixed &$value): void {
            $value = is_string($value) && self::mayBeIn($value) ? self::fromTags($value, null) : $value;
        });

        return $block;
    }

    private static function fromBlockAttributes(string $html): string
    {
        $blocks = parse_blocks($html);
        /**
         * @var list<array{blockName: string|null, attrs: array<mixed>, innerBlocks: list<array<mixed>>,
         *     innerHTML: string, innerContent: array<mixed>}> $clean
         */
        $clean = self::inAttributes($blocks);

        return $clean === $blocks ? $html : serialize_blocks($clean);
    }

    /**
     * @param array<mixed> $blocks
     *
     * @return array<mixed>
     */
    private static function inAttributes(array $blocks): array
    {
        foreach ($blocks as $i => $block) {
            if (is_array($block)) {
                $block['attrs'] = self::removeFromBlock(Input::fromArray($block)->at('attrs')->all());
                $block['innerBlocks'] = self::inAttributes(Input::fromArray($block)->at('innerBlocks')->all());
                $blocks[$i] = $block;
            }
        }

        return $blocks;
    }

    /** @param (callable(string, string): bool)|null $keep */
    private static function fromTags(string $html, ?callable $keep): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            self::fromTag($tags, strtolower((string) $tags->get_tag()), $keep);
        }

        // Check all tags again without regard to their context: the content of a <textarea> is text in HTML, but not
        // inside <math>.
        return (string) preg_replace_callback(
            self::TAG,
            static fn(array $found): string => self::mayBeIn($found[0])
                ? self::fromSingleTag($found[0], $found[1], $keep)
                : $found[0],
            $tags->get_updated_html(),
        );
    }

    /** @param (callable(string, string): bool)|null $keep */
    private static function fromSingleTag(string $html, string $name, ?callable $keep): string
    {
        // Replace the name with an element for which WordPress 6.5 does not search the end tag.
        $tag = new WP_HTML_Tag_Processor('<i' . substr($html, 1 + strlen($name)));
        if ($tag->next_tag()) {
            self::fromTag($tag, strtolower($name), $keep);
        }

        return "<$name" . substr($tag->get_updated_html(), strlen('<i'));
    }

    /** @param (callable(string, string): bool)|null $keep */
    private static function fromTag(WP_HTML_Tag_Processor $tag, string $element, ?callable $keep): void
    {
        foreach ($tag->get_attribute_names_with_prefix('data-') ?? [] as $name) {
            if (self::isOne($name) && !($keep !== null && $keep($element, $name))) {
                $tag->remove_attribute($name);
            }
        }
    }

    private static function isOne(string $name): bool
    {
        foreach (self::PREFIXES as $prefix) {
            if (str_starts_with($name, $prefix)) {
                return true;
            }
        }

        return in_array($name, self::NAMES, true);
    }
}
