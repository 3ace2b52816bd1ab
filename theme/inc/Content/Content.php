<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

/** Registers the hooks that restrict the markup of stored content. */
final class Content
{
    public function addHooks(): void
    {
        $trust = new ContentTrust();
        (new KsesFilter())->addHooks();
        (new StoredContent($trust))->addHooks();
        (new SyncedPatterns($trust))->addHooks();
    }
}
