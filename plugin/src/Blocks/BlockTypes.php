<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Templates\Styles;

/** Registers the blocks, and the script and style of the editor, which pages do not load. */
final class BlockTypes
{
    /** Handle of the script and of the style, as in the files block.json. */
    public const HANDLE = 'stallkeeper-blocks';

    private const SCRIPT = 'build/blocks';

    public function __construct(
        private readonly BlockList $blocks,
        private readonly BlockRenderer $renderer,
        private readonly Assets $assets,
        private readonly Styles $styles,
    ) {}

    /** Hook: `init`. */
    public function register(): void
    {
        if (is_admin()) {
            $this->registerAssets();
        }
        foreach ($this->blocks->all() as $block) {
            register_block_type_from_metadata($this->assets->path("blocks/{$block->name()}/block.json"), [
                'attributes' => BlockAttributes::schema($block),
                'render_callback' => [$this->renderer, 'render'],
            ]);
        }
    }

    private function registerAssets(): void
    {
        $file = $this->assets->path(self::SCRIPT . '.asset.php');
        /** @var array{dependencies: list<non-empty-string>, version: string} $built */
        $built = is_file($file) ? require $file : ['dependencies' => [], 'version' => '0'];
        wp_register_script(
            self::HANDLE,
            $this->assets->url(self::SCRIPT . '.js'),
            $built['dependencies'],
            $built['version'],
            true,
        );
        $style = $this->styles->file();
        $results = $this->styles->forResults();
        wp_register_style(self::HANDLE, $this->assets->url($style), $results, $this->assets->version($style));
    }
}
