<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Sites in several languages, with Polylang or WPML. */
final class LanguagesFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('wpml_translation_update', [LanguageListener::class, 'queueAfterUpdate']);
        $hooks->add('clean_term_cache', [LanguageListener::class, 'queueAfterMassChange'], 10, 2);
    }
}
