<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Search\Admin\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Admin\IndexScreen;
use Stallkeeper\Tools\Search\Cli\Cli;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;

/** Registers the tools around the index: exclude meta box, admin screen, WP-CLI commands, sync with the provider. */
final class Indexing
{
    public function addHooks(): void
    {
        (new ExcludeMetaBox())->addHooks();
        (new HostedSync())->addHooks();
        (new IndexScreen())->addHooks();
        (new Cli())->addHooks();
    }
}
