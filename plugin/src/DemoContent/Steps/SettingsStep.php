<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Tools\DemoContent\DemoPackage;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoReferences;
use Stallkeeper\Tools\DemoContent\DemoSettings;
use Stallkeeper\Tools\DemoContent\DemoState;

/** Makes the imported content a shop: pictures of the product categories, front page, menus. */
final class SettingsStep implements ImportStep
{
    public function __construct(
        private readonly DemoPackage $package,
        private readonly DemoRecords $records,
        private readonly DemoReferences $references,
        private readonly DemoSettings $settings,
    ) {}

    public function isAvailable(): bool
    {
        return true;
    }

    public function run(DemoState $state, Deadline $deadline): bool
    {
        $imported = $this->records->terms();
        foreach ($this->package->categoryPictures() as $slug => $picture) {
            $term = DemoReferences::term('product_cat', $slug);
            $id = $this->references->resolve(['picture' => $picture]);
            if ($term !== null && $id !== null && in_array($term->term_id, $imported, true)) {
                update_term_meta($term->term_id, 'thumbnail_id', $id);
            }
        }
        $this->settings->apply($state);

        return true;
    }

    public function progress(DemoState $state): float
    {
        return 0;
    }
}
