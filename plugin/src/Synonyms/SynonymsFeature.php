<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Words that find each other, their screen, file and commands. */
final class SynonymsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_settings_groups', [SynonymsGroup::class, 'addGroup']);
        $hooks->add('stallkeeper_owner_menu', [SynonymsScreen::class, 'addPage']);
        $hooks->add('stallkeeper_search_preview_links', [SynonymsScreen::class, 'addPreviewLink'], 10, 2);
        $hooks->add('stallkeeper_query_actions', [SynonymsScreen::class, 'addQueryAction'], 10, 2);
        $hooks->add('admin_post_stallkeeper_synonyms_export', [SynonymsExport::class, 'sendFile']);
        $hooks->add('cli_init', [SynonymCommands::class, 'addCommands']);
    }
}
