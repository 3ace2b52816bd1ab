<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoState;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportTable;
use Stallkeeper\Tools\SearchReport\Sales\OrderQuery;
use Stallkeeper\Tools\Suggestions\OtherSearchNotice;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use Stallkeeper\Tools\Uninstaller;

final class UninstallerTest extends IndexTestCase
{
    #[TestDox('Settings, events, the index and the search report are removed, the source of orders is kept')]
    public function testRun(): void
    {
        update_option(SettingsStorage::OPTION, ['appId' => 'X']);
        update_option(ProductFilterSettings::OPTION, []);
        update_option(SynonymOptions::OPTION, ['rules' => 'sofa, couch']);
        update_option(PinnedResults::OPTION, ['tea' => [1]]);
        update_option(TrackingSettings::MODE, 'allowed');
        update_option('stallkeepers_own', 'kept');
        update_option(DemoState::OPTION, ['phase' => 'imported']);
        set_transient('stallkeeper_something', '1', 60);
        wp_schedule_single_event(time() + 60, SyncSchedule::EVENT);
        wp_schedule_single_event(time() + 60, IndexScheduler::WORK);
        $this->service(ReportCounter::class)->countSearch('tea', true);
        self::assertNotFalse(wp_next_scheduled(ReportCleanup::EVENT));
        $excluded = $this->post();
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        update_post_meta($excluded, DemoRecords::META, 'post:x');
        $owner = $this->user('administrator');
        update_user_meta($owner, OtherSearchNotice::DISMISSED, 'FiboSearch');
        $order = $this->order();
        $order->update_meta_data('_wc_order_attribution_utm_source', 'newsletter');
        $order->update_meta_data(OrderQuery::META, 'tea');
        $order->save();
        // WordPress uninstalls inactive plugins only, so this callback, which would create a directory, is not added.
        remove_all_actions('delete_option_' . SynonymOptions::OPTION);
        $path = $this->directory()->storage->path;
        // The other tests need the index.
        rename($path, "$path-away");
        mkdir("$path/inner", 0o700, true);
        file_put_contents("$path/inner/index.sqlite", '');
        try {
            (new Uninstaller())->run();
            self::assertDirectoryDoesNotExist($path);
        } finally {
            rename("$path-away", $path);
        }
        self::assertSame('', get_user_meta($owner, OtherSearchNotice::DISMISSED, true));
        self::assertFalse(get_option(SettingsStorage::OPTION));
        self::assertFalse(get_option(ProductFilterSettings::OPTION));
        self::assertFalse(get_option(SynonymOptions::OPTION));
        self::assertFalse(get_option(PinnedResults::OPTION));
        self::assertFalse(get_option(TrackingSettings::MODE));
        self::assertFalse(get_transient('stallkeeper_something'));
        self::assertFalse(wp_next_scheduled(SyncSchedule::EVENT));
        self::assertFalse(wp_next_scheduled(IndexScheduler::WORK));
        self::assertFalse(wp_next_scheduled(ReportCleanup::EVENT));
        $table = $this->service(ReportTable::class)->name();
        self::assertNull(self::database()->get_var("SHOW TABLES LIKE '$table'"));
        self::assertFalse(get_option(ReportTable::VERSION_OPTION));
        self::assertSame('', get_post_meta($excluded, RecordFactory::EXCLUDED_META, true));
        // The content stays, and is the owner's.
        self::assertFalse(get_option(DemoState::OPTION));
        self::assertSame('', get_post_meta($excluded, DemoRecords::META, true));
        self::assertSame('kept', get_option('stallkeepers_own'));
        self::assertSame(['utm_source' => 'newsletter'], self::sourceRows($order));
        self::assertNotContains([OrderQuery::META, 'tea'], self::metaRows($order));
    }
}
