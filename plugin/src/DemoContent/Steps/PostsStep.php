<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Tools\DemoContent\DemoError;
use Stallkeeper\Tools\DemoContent\DemoPackage;
use Stallkeeper\Tools\DemoContent\DemoState;
use WP_Error;
use WP_Import;

/** Imports pages, posts, comments, terms and menus with the plugin _WordPress Importer_, in one request. */
final class PostsStep implements ImportStep
{
    public function __construct(
        private readonly DemoPackage $package,
        private readonly Importers $importers,
        private readonly ImportedItems $items,
    ) {}

    public function isAvailable(): bool
    {
        return $this->importers->hasWordPress();
    }

    public function run(DemoState $state, Deadline $deadline): bool
    {
        $this->importers->loadWordPress();
        if (!class_exists('WP_Import', false)) {
            throw new DemoError(
                __('The plugin WordPress Importer could not be loaded. Update it, then continue.', 'stallkeeper-tools'),
            );
        }
        $import = new WP_Import();
        // The importer ends the request if it cannot read the file.
        if ($import->parse($this->package->posts()) instanceof WP_Error) {
            throw new DemoError(
                __(
                    'The file with the pages and posts is damaged. Install the plugin Stallkeeper Tools again.',
                    'stallkeeper-tools',
                ),
            );
        }
        // It prints its messages.
        ob_start();
        try {
            $this->items->during($import, fn() => $import->import($this->package->posts()));
        } finally {
            ob_end_clean();
        }

        return true;
    }

    public function progress(DemoState $state): float
    {
        return 0;
    }
}
