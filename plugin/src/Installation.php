<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Closure;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Network\NetworkSites;
use Stallkeeper\Tools\SearchReport\Admin\ReportMail;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportTable;

/** Activation and deactivation of the plugin. {@see Uninstaller} removes its data. */
final class Installation
{
    public function __construct(
        private readonly NetworkSites $sites,
        private readonly IndexScheduler $scheduler,
        private readonly SettingsStorage $algoliaSettings,
        private readonly SyncSchedule $syncSchedule,
        private readonly ReportTable $reportTable,
        private readonly ReportMail $reportMail,
    ) {}

    /** @param bool $isForNetwork whether the plugin is activated for all sites of a network */
    public function activate(bool $isForNetwork): void
    {
        $this->onSites($isForNetwork, function (): void {
            $this->scheduler->activate();
            $this->algoliaSettings->createOption();
            $this->reportTable->create();
            $this->reportMail->schedule();
        });
    }

    /** @param bool $isForNetwork as in activate() */
    public function deactivate(bool $isForNetwork): void
    {
        $this->onSites($isForNetwork, function (): void {
            $this->scheduler->deactivate();
            $this->syncSchedule->clear();
            wp_clear_scheduled_hook(ReportCleanup::EVENT);
            wp_clear_scheduled_hook(ReportMail::EVENT);
        });
    }

    /** @param Closure(): void $do runs on the current site or on all sites of the network */
    private function onSites(bool $all, Closure $do): void
    {
        $all ? $this->sites->each($do) : $do();
    }
}
