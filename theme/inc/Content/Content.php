<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

/** What stored content may contain. */
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
