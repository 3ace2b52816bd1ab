<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

use WP_Block_Patterns_Registry;
use WP_Block_Template;
use WP_Post;

/**
 * Finds the blocks of a page before it is rendered: those of its content and of block widgets, and those of the
 * patterns, menus and template parts that these refer to.
 */
final class PageBlocks
{
    /** Maximum nesting depth to search, including references. */
    private const MAX_DEPTH = 12;

    /** @var array<string, array<string, true>> names by content */
    private array $found = [];

    /** @return array<string, true> names of the blocks in the content of the requested post or page */
    public function inContent(): array
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post && !post_password_required($post) ? $this->namesIn($post->post_content) : [];
    }

    /** @return array<string, true> names of the blocks in block widgets */
    public function inWidgets(): array
    {
        $names = [];
        foreach ((array) get_option('widget_block') as $widget) {
            if (is_array($widget) && is_string($widget['content'] ?? null)) {
                $names += $this->namesIn($widget['content']);
            }
        }

        return $names;
    }

    /** @return array<string, true> */
    private function namesIn(string $content): array
    {
        return $this->found[$content] ??= has_blocks($content)
            ? self::names(parse_blocks($content), self::MAX_DEPTH)
            : [];
    }

    /**
     * @param  array<mixed>        $blocks blocks from parse_blocks()
     * @return array<string, true> names of the blocks, of their inner blocks and of the blocks that they refer to
     */
    private static function names(array $blocks, int $depth): array
    {
        $names = [];
        foreach ($blocks as $block) {
            if (!is_array($block) || !is_string($block['blockName'] ?? null)) {
                continue;
            }
            $names[$block['blockName']] = true;
            if ($depth > 0) {
                $inner = is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [];
                $attributes = is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
                $names += self::names(
                    [...$inner, ...parse_blocks(self::reference($block['blockName'], $attributes))],
                    $depth - 1,
                );
            }
        }

        return $names;
    }

    /**
     * @param  array<mixed> $attributes
     * @return string content that the block renders instead of its own; '' if it refers to nothing
     */
    private static function reference(string $block, array $attributes): string
    {
        $post = is_numeric($attributes['ref'] ?? null) ? get_post((int) $attributes['ref']) : null;
        $slug = is_string($attributes['slug'] ?? null) ? $attributes['slug'] : '';
        $found = match ($block) {
            'core/block', 'core/navigation' => $post instanceof WP_Post && $post->post_password === ''
                ? $post->post_content
                : '',
            'core/pattern' => WP_Block_Patterns_Registry::get_instance()->get_registered($slug)['content'] ?? '',
            'core/template-part' => self::templatePart($slug, $attributes['theme'] ?? null),
            default => '',
        };

        return is_string($found) ? $found : '';
    }

    private static function templatePart(string $slug, mixed $theme): string
    {
        $part = get_block_template((is_string($theme) ? $theme : get_stylesheet()) . '//' . $slug, 'wp_template_part');

        return $part instanceof WP_Block_Template ? $part->content : '';
    }
}
