<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Editor;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The block editor. */
final class EditorFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('after_setup_theme', [EditorSupport::class, 'addEditorStyles']);
        $hooks->add('init', [EditorSupport::class, 'registerPatternCategory']);
    }
}
