<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\SearchReport\ReportTotals;

/** Sends the searches of the last seven days to the site's administration address. Off by default. */
final class ReportMail
{
    /** Weekly event. */
    public const EVENT = 'stallkeeper_search_report_mail';

    private const DAYS = 7;

    /** Number of days between the last of them and today, which is not over yet. */
    private const AGO = 1;

    /** Number of queries in the email. */
    private const SHOWN = 10;

    public function __construct(
        private readonly ReportSettings $settings,
        private readonly ReportReader $reader,
        private readonly Log $log,
    ) {}

    /**
     * Hooks: `add_option_stallkeeper_search_report_mail`, `update_option_…` and `delete_option_…`. Schedules the event,
     * or removes it.
     */
    public function schedule(): void
    {
        if (!$this->settings->isMailed()) {
            wp_clear_scheduled_hook(self::EVENT);
        } elseif (wp_next_scheduled(self::EVENT) === false) {
            $monday = current_datetime()->modify('next monday 7:00');
            wp_schedule_event($monday->getTimestamp(), 'weekly', self::EVENT);
        }
    }

    /** Hook: `stallkeeper_search_report_mail`, a weekly event. Sends nothing about a week without searches. */
    public function send(): void
    {
        $to = get_option('admin_email');
        if (!$this->settings->isMailed() || !$this->settings->isOn() || !is_string($to) || $to === '') {
            return;
        }
        try {
            $totals = $this->reader->totals(self::DAYS, self::AGO);
            $text = $this->text($totals, $this->reader->totals(self::DAYS, self::AGO + self::DAYS));
        } catch (DatabaseError $error) {
            $this->log->error('The weekly email of the search report could not be written', $error);
            return;
        }
        if ($totals->searches > 0) {
            wp_mail(
                $to,
                /* translators: %s: name of the site */
                sprintf(__('[%s] Searches of the last week', 'stallkeeper-tools'), self::siteName()),
                $text,
            );
        }
    }

    /** @throws DatabaseError if the counts cannot be read */
    private function text(ReportTotals $now, ReportTotals $before): string
    {
        $lines = [
            sprintf(
                /* translators: 1: number of searches, 2: number of searches in the week before */
                __('Searches: %1$s (week before: %2$s)', 'stallkeeper-tools'),
                number_format_i18n($now->searches),
                number_format_i18n($before->searches),
            ),
            sprintf(
                /* translators: 1: number of searches, 2: number of searches in the week before */
                __('Without results: %1$s (week before: %2$s)', 'stallkeeper-tools'),
                number_format_i18n($now->empty),
                number_format_i18n($before->empty),
            ),
        ];
        $queries = [];
        foreach ($this->reader->top(ReportKind::Empty, self::DAYS, self::SHOWN, self::AGO) as $row) {
            if ($row['query'] !== '') {
                $queries[] = number_format_i18n($row['total']) . " × {$row['query']}";
            }
        }
        if ($queries !== []) {
            $lines = [
                ...$lines,
                '',
                __('Queries without results, to which you can add a synonym or pin a product:', 'stallkeeper-tools'),
                ...$queries,
            ];
        }

        return implode("\n", [
            ...$lines,
            '',
            ReportScreen::address(self::DAYS),
            '',
            __('Turn this email off in the Customizer, section “Search”.', 'stallkeeper-tools'),
        ]) . "\n";
    }

    private static function siteName(): string
    {
        return wp_specialchars_decode((string) get_bloginfo('name'), ENT_QUOTES);
    }
}
