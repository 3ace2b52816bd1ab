<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Search\Admin\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Admin\IndexScreen;
use Stallkeeper\Tools\Search\Cli\Cli;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;

/** What makes the index a thing an owner can run: a box at each post, a screen, commands, and the provider kept up to date. */
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
