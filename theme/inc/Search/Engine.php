<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use RuntimeException;
use Throwable;
use WP_Site;

/** When the embedded search works: on each page a comparison of options, after a page what it has changed, each hour a check. */
final class Engine
{
    public const WORK = 'stallkeeper_search_work';
    public const AUDIT = 'stallkeeper_search_audit';

    private const BUDGET_SECONDS = 1.5;
    /** For a visitor whose browser waits until the work is done, because this server cannot send the answer first. */
    private const GUEST_BUDGET_SECONDS = 0.3;
    private const CRON_BUDGET_SECONDS = 20.0;
    private const WAITS_SECONDS = 2.0;

    public function addHooks(): void
    {
        Visibility::themeIs(get_template());
        add_action('wp_loaded', $this->compare(...));
        // Before the page leaves WordPress's buffers, and once more for what others change while everything shuts down.
        add_action('shutdown', $this->work(...), 0);
        add_action('shutdown', fn() => Waiting::hasTouched() ? $this->work() : null, PHP_INT_MAX);
        add_action(self::WORK, $this->cron(...));
        add_action(self::AUDIT, $this->audit(...));
        add_action('stallkeeper_reindex', $this->reindex(...));
        add_action('after_switch_theme', static fn() => State::markStale());
        add_action('switch_theme', $this->leave(...));
        foreach (['add_option_woocommerce_coming_soon', 'update_option_woocommerce_coming_soon'] as $hook) {
            add_action($hook, static fn() => (new Publisher())->sync());
        }
        add_action('wp_update_site', $this->siteOfNetwork(...));
        (new Watcher())->addHooks();
        (new NameWatcher())->addHooks();
        (new RestRoute())->addHooks();
        (new Health())->addHooks();
        (new Hosted\Screen())->addHooks();
    }

    private function compare(): void
    {
        if (wp_installing() || !Visibility::isThemeActive()) {
            return;
        }
        (new Publisher())->sync();
        if (wp_next_scheduled(self::AUDIT) === false) {
            wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', self::AUDIT);
        }
    }

    private function work(): void
    {
        if (wp_installing() || !Visibility::isThemeActive()) {
            return;
        }
        try {
            $isOwn = Waiting::hasTouched();
            if ($isOwn) {
                // Without the worker's lock and in a pause, too: somebody else may hold it for many seconds.
                Withdrawal::of(PatternUsers::posts(Waiting::touched()));
                Waiting::pushTouched();
            }
            $state = State::read();
            if ($state->isPaused() || (!$isOwn && !$state->isStale() && !Waiting::isMarked())) {
                return;
            }
            $budget = self::budget($isOwn);
            $this->later((new Worker(self::answer(...)))->run($budget, $isOwn ? self::WAITS_SECONDS : 0.0));
        } catch (Throwable $error) {
            error_log("Stallkeeper: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})");
        }
    }

    private static function budget(bool $isOwn): float
    {
        if (PHP_SAPI === 'cli') {
            return self::CRON_BUDGET_SECONDS;
        }
        $canAnswerFirst = function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request');

        return $isOwn || $canAnswerFirst || is_admin() ? self::BUDGET_SECONDS : self::GUEST_BUDGET_SECONDS;
    }

    private static function answer(): void
    {
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        } elseif (function_exists('litespeed_finish_request')) {
            litespeed_finish_request();
        } else {
            wp_ob_end_flush_all();
            flush();
        }
    }

    private function cron(): void
    {
        if (Visibility::isThemeActive()) {
            $this->later((new Worker())->run(self::CRON_BUDGET_SECONDS));
        }
    }

    private function audit(): void
    {
        if (Visibility::isThemeActive()) {
            (new Audit())->run();
        }
    }

    private function later(bool $left): void
    {
        if ($left && wp_next_scheduled(self::WORK) === false) {
            wp_schedule_single_event(time(), self::WORK);
        }
    }

    private function reindex(): void
    {
        try {
            (new Reindex())->now();
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search index cannot be built: ' . $error->getMessage());
        }
    }

    /** Another theme is in use from the next request on, and nobody will be there to keep the index true. */
    private function leave(): void
    {
        (new Publisher())->sync();
        State::markStale();
        foreach ([self::WORK, self::AUDIT] as $event) {
            wp_clear_scheduled_hook($event);
        }
    }

    /** An archived or deleted site of a network boots no theme that could close its search. */
    private function siteOfNetwork(mixed $site): void
    {
        if (!$site instanceof WP_Site || !is_array(get_blog_option((int) $site->blog_id, Identity::OPTION))) {
            return;
        }
        switch_to_blog((int) $site->blog_id);
        (new Publisher())->sync();
        restore_current_blog();
    }
}
