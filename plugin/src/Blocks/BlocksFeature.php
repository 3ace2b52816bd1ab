<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Blocks for the editor: search, products, banner, catalog menu and the visitor's preferences. */
final class BlocksFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('init', [BlockTypes::class, 'register']);
        $hooks->add('enqueue_block_editor_assets', [BlockEditor::class, 'addData']);
        $hooks->add('rest_request_before_callbacks', [BlockPreview::class, 'begin'], 10, 3);
        $hooks->add('rest_request_after_callbacks', [BlockPreview::class, 'end'], 10, 3);
    }
}
