<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Search\Index;
use Stallkeeper\Search\IndexUnavailable;

/** The engine and its index as they stand on the disk. */
final class HealthOfIndex
{
    /** Fewer are an ordinary moment after a save or an import. */
    private const BACKLOG = 20;

    public static function engine(): HealthResult
    {
        if (!Site::canRun()) {
            return new HealthResult(
                'recommended',
                __('The search uses WordPress’s own engine: SQLite’s full-text search is missing', 'stallkeeper'),
                __('This PHP lacks pdo_sqlite with the FTS5 module, or mbstring. Searches are answered by WordPress’s own search, without tolerance of typing errors and without results while typing. Ask your host to enable pdo_sqlite with FTS5.', 'stallkeeper'),
            );
        }
        $folder = Folder::find(Site::current()->identity());
        if ($folder === null || !$folder->isWritable()) {
            return new HealthResult(
                'critical',
                __('The search cannot write its files', 'stallkeeper'),
                __('Neither the uploads folder nor the content folder lets the search keep its index there. Until one of them can be written, searches are answered by WordPress’s own search or from an outdated index.', 'stallkeeper'),
            );
        }
        if (!Site::current()->isAvailable()) {
            return new HealthResult(
                'recommended',
                __('The search index is being built', 'stallkeeper'),
                __('Until it is complete, searches are answered by WordPress’s own search. It is built in the background, with each visit and by WordPress’s scheduled events.', 'stallkeeper'),
            );
        }

        return new HealthResult('good', __('The embedded search engine works', 'stallkeeper'), __('SQLite’s full-text search is there, its files can be written, and the index is complete.', 'stallkeeper'));
    }

    public static function index(): HealthResult
    {
        $waiting = self::waiting();
        if ($waiting > self::BACKLOG) {
            return new HealthResult(
                'recommended',
                __('Changed posts wait for the search index', 'stallkeeper'),
                /* translators: %s: number of posts */
                sprintf(_n('%s changed post waits to be indexed.', '%s changed posts wait to be indexed.', $waiting, 'stallkeeper'), number_format_i18n($waiting))
                    . ' ' . __('If this does not become less, WordPress’s scheduled events do not run on this site.', 'stallkeeper'),
            );
        }
        if (self::failed() !== []) {
            return new HealthResult(
                'recommended',
                __('Some posts cannot be indexed', 'stallkeeper'),
                /* translators: %s: list of post ids */
                sprintf(__('An extension throws an error whenever these posts are prepared for the search, so it knows an older state of them or none: %s. The error is in PHP’s log.', 'stallkeeper'), implode(', ', self::failed())),
            );
        }
        $indexed = self::indexed();
        $published = PostTable::countSearchable();
        if ($indexed !== null && $waiting === 0 && $indexed !== $published) {
            return new HealthResult(
                'recommended',
                __('The search index and the posts differ', 'stallkeeper'),
                /* translators: 1: number of posts in the index, 2: number of published posts */
                sprintf(__('The index holds %1$s posts, the site has published %2$s. They are compared and put right every hour.', 'stallkeeper'), number_format_i18n($indexed), number_format_i18n($published)),
            );
        }

        return new HealthResult('good', __('The search index is up to date', 'stallkeeper'), __('Every published post without a password is in the index, and nothing else.', 'stallkeeper'));
    }

    public static function waiting(): int
    {
        try {
            return Site::canRun() ? Waiting::queue()?->count() ?? 0 : 0;
        } catch (IndexUnavailable) {
            return 0;
        }
    }

    public static function indexed(): ?int
    {
        $file = Site::canRun() ? Site::current()->indexFile() : null;
        try {
            return $file === null ? null : Index::openReadOnly($file)->count();
        } catch (IndexUnavailable) {
            return null;
        }
    }

    /** @return list<int> */
    public static function failed(): array
    {
        return array_keys(array_filter(State::read()->failures, static fn(int $times): bool => $times >= Attempt::MOST));
    }
}
