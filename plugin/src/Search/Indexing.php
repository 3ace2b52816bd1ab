<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use Stallkeeper\Theme\Search\Admin\IndexScreen;
use Stallkeeper\Theme\Search\Cli\Cli;

/** What makes the index a thing an owner can run: a box at each post, a screen, commands, and the provider kept up to date. */
final class Indexing
{
    public function addHooks(): void
    {
        (new Exclusion())->addHooks();
        (new RemoteSync())->addHooks();
        (new IndexScreen())->addHooks();
        (new Cli())->addHooks();
    }
}
