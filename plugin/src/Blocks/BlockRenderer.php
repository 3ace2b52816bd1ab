<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Widget\WidgetContent;
use WP_Block;

/**
 * Renders the blocks in pages and in the preview of the editor. In feeds, excerpts, the REST API and the search index,
 * they are empty.
 */
final class BlockRenderer
{
    /** @param Lazy<WidgetContent> $content */
    public function __construct(
        private readonly BlockList $blocks,
        private readonly BlockPreview $preview,
        #[LazyService(WidgetContent::class)] private readonly Lazy $content,
    ) {}

    /**
     * Callback of the block types.
     *
     * @return string finished HTML; '' if there is nothing to show
     */
    public function render(mixed $attributes, mixed $content = '', ?WP_Block $rendered = null): string
    {
        $block = $this->blocks->all()[$rendered->name ?? ''] ?? null;
        $isPreview = $this->preview->isOn();
        if ($block === null || (!$isPreview && !$this->content->get()->isPage())) {
            return '';
        }
        $attributes = is_array($attributes) ? $attributes : [];
        $html = $block->html(BlockAttributes::values($block, $attributes), $isPreview);
        if (trim($html) === '') {
            if (!$isPreview) {
                return '';
            }
            $html = '<p class="components-placeholder">' . esc_html($block->emptyHint()) . '</p>';
        }

        return sprintf('<div %s>%s</div>', self::wrapper(BlockAttributes::anchor($attributes)), $html);
    }

    /** @return string escaped attributes of the block's element: its class names and its ID */
    private static function wrapper(string $anchor): string
    {
        $wrapper = get_block_wrapper_attributes();
        // WordPress prints the ID since 7.0.
        $hasId = preg_match('/(?:^|\s)id=/', $wrapper) === 1;

        return $anchor === '' || $hasId ? $wrapper : sprintf('id="%s" %s', esc_attr($anchor), $wrapper);
    }
}
