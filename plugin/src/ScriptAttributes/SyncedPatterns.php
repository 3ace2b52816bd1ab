<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

use WP_Block;
use WP_Post;

/** Removes script attributes from synced patterns, which WordPress renders without a filter for their content. */
final class SyncedPatterns
{
    private const BLOCK = 'core/block';

    /** @var callable(mixed...): mixed|null WordPress's render callback of the block */
    private $render = null;

    /** Nesting depth of the patterns that are being rendered, counted from the first untrusted pattern. */
    private int $depth = 0;

    public function __construct(private readonly ContentTrust $trust) {}

    /** Hook: `register_block_type_args`. */
    public function wrapRenderCallback(mixed $args, mixed $name): mixed
    {
        if ($name === self::BLOCK && is_array($args) && is_callable($args['render_callback'] ?? null)) {
            $this->render = $args['render_callback'];
            $args['render_callback'] = [$this, 'render'];
        }

        return $args;
    }

    /** @param mixed $attributes attributes of the block; `ref` is the ID of the pattern */
    public function render(mixed $attributes = [], mixed $content = '', ?WP_Block $block = null): mixed
    {
        $ref = is_array($attributes) && is_numeric($attributes['ref'] ?? null) ? (int) $attributes['ref'] : 0;
        if ($this->render === null) {
            return '';
        }
        if ($this->depth === 0 && !$this->isUntrusted($ref)) {
            return ($this->render)($attributes, $content, $block);
        }
        $this->depth++;
        add_filter('render_block_data', [$this, 'removeScriptAttributes'], 1);
        try {
            return ($this->render)($attributes, $content, $block);
        } finally {
            $this->depth--;
            if ($this->depth === 0) {
                remove_filter('render_block_data', [$this, 'removeScriptAttributes'], 1);
            }
        }
    }

    /** Hook: `render_block_data` while an untrusted pattern is rendered. */
    public function removeScriptAttributes(mixed $block): mixed
    {
        return is_array($block) ? ScriptAttributes::removeFromBlock($block) : $block;
    }

    private function isUntrusted(int $ref): bool
    {
        $pattern = $ref > 0 ? get_post($ref) : null;

        return $pattern instanceof WP_Post &&
            ScriptAttributes::mayBeIn($pattern->post_content) &&
            !$this->trust->ofPost($pattern);
    }
}
