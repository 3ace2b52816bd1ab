<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;

/** Writes the site file when synonyms, stop words or the setting for plurals change. */
final class SynonymsListener
{
    public function __construct(private readonly SiteFileWriter $siteFile) {}

    /**
     * Hooks: `add_option_stallkeeper_synonyms`, `update_option_stallkeeper_synonyms`,
     * `delete_option_stallkeeper_synonyms`.
     */
    public function writeSiteFile(): void
    {
        $this->siteFile->rewrite();
    }
}
