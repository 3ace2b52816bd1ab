<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Tools\Algolia\CircuitBreaker;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\Network\NetworkSites;
use Stallkeeper\Tools\PinnedResults\PinnedDates;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\SearchReport\Admin\ReportMail;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportTable;
use Stallkeeper\Tools\SearchReport\Sales\OrderQuery;
use Stallkeeper\Tools\Suggestions\OtherSearchNotice;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Removes what the plugin has stored on this site, or on all sites of the network. Source data of orders and accounts
 * is kept, except the search query, and so is imported demo content.
 */
final class Uninstaller
{
    /** Prefixes of the options of the search and of the hosted provider. */
    private const OPTION_PREFIXES = [
        'stallkeeper_search',
        'stallkeeper_suggestions',
        'stallkeeper_product_filters',
        'stallkeeper_synonyms',
        'stallkeeper_pinned_results',
        'stallkeeper_redirects',
        'stallkeeper_algolia',
        'stallkeeper_demo_content',
        'stallkeeper_order_',
        'stallkeeper_preloaded_options',
        'stallkeeper_template_errors',
        '_transient_stallkeeper_',
        '_transient_timeout_stallkeeper_',
    ];

    public function run(): void
    {
        // All sites store their indexes in the same directory.
        $storage = IndexDirectory::find(WP_CONTENT_DIR . '/uploads', WP_CONTENT_DIR);
        if ($storage !== null) {
            $this->deleteDirectory($storage->path);
        }
        (new NetworkSites())->each($this->cleanSite(...));
    }

    private function cleanSite(): void
    {
        foreach (
            [
                IndexScheduler::WORK,
                IndexScheduler::AUDIT,
                PinnedDates::EVENT,
                ReportCleanup::EVENT,
                ReportMail::EVENT,
                SaleDates::EVENT,
                SyncSchedule::EVENT,
            ]
            as $event
        ) {
            wp_clear_scheduled_hook($event);
        }
        (new ReportTable(new PostDatabase()))->drop();
        (new QueueTable(new PostDatabase()))->drop();
        foreach ($this->optionNames() as $name) {
            delete_option($name);
        }
        delete_option(TrackingSettings::MODE);
        OrderQuery::deleteAll(new PostDatabase());
        DemoRecords::delete();
        delete_post_meta_by_key(RecordFactory::EXCLUDED_META);
        delete_metadata('user', 0, OtherSearchNotice::DISMISSED, '', true);
        delete_transient(CircuitBreaker::TRANSIENT);
    }

    /** @return list<string> */
    private function optionNames(): array
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $names = [];
        foreach (self::OPTION_PREFIXES as $prefix) {
            $found = $wpdb->get_col(
                (string) $wpdb->prepare(
                    'SELECT option_name FROM %i WHERE option_name LIKE %s',
                    $wpdb->options,
                    $wpdb->esc_like($prefix) . '%',
                ),
            );
            array_push($names, ...array_filter($found, is_string(...)));
        }

        return $names;
    }

    /** @param string $directory directory found by {@see IndexDirectory}: `stallkeeper-` and 32 hexadecimal digits */
    private function deleteDirectory(string $directory): void
    {
        $files = new RecursiveIteratorIterator(
            new RecursiveDirectoryIterator($directory, FilesystemIterator::SKIP_DOTS),
            RecursiveIteratorIterator::CHILD_FIRST,
        );
        foreach ($files as $file) {
            if ($file instanceof SplFileInfo) {
                $file->isDir() && !$file->isLink() ? @rmdir($file->getPathname()) : @unlink($file->getPathname());
            }
        }
        @rmdir($directory);
    }
}
