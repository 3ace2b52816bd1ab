<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Exception;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;
use Stallkeeper\Tools\Search\Indexing\IndexLog;

/** Handles the buttons of the index screen: one form, one nonce, one capability. */
final class IndexActions
{
    public const ACTION = 'stallkeeper_search_index';
    public const REINDEX = 'reindex';
    public const CAPABILITY = 'manage_options';

    /** Slug of the screen with the buttons. */
    public const SCREEN = 'stallkeeper-search-index';

    private const PUSH = 'push';
    private const CHECK = 'check';

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly IndexLog $log,
        private readonly HostedCopy $hosted,
        private readonly RequestInput $input,
    ) {}

    /** @return array<string, string> */
    public function buttons(): array
    {
        return [self::REINDEX => __('Rebuild index', 'stallkeeper-tools')] +
            ($this->hosted->names() === []
                ? []
                : [
                    self::PUSH => __('Send settings to the provider', 'stallkeeper-tools'),
                    self::CHECK => __('Compare with the provider and repair', 'stallkeeper-tools'),
                ]);
    }

    /** @param string $notice argument of notice(); '' for none */
    public function address(string $notice = ''): string
    {
        return OwnerMenu::address(self::SCREEN, ['done' => $notice]);
    }

    /** @param string $done name of the action, from the URL; unknown names return '' */
    public static function notice(string $done): string
    {
        return match ($done) {
            self::REINDEX => __(
                'Rebuilding the index. Searches use the previous index until the rebuild is complete.',
                'stallkeeper-tools',
            ),
            self::PUSH => __('Settings sent.', 'stallkeeper-tools'),
            self::CHECK => __('Comparison complete. See the log below.', 'stallkeeper-tools'),
            'failed' => __('The action failed. See the log below.', 'stallkeeper-tools'),
            default => '',
        };
    }

    /** Hook: `admin_post_stallkeeper_search_index`. */
    public function runAction(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        $do = $this->input->posted()->text('do');
        try {
            $done = $this->did($do) ? $do : '';
        } catch (Exception $error) {
            error_log("Stallkeeper: $do failed: {$error->getMessage()}");
            $this->log->add(
                __(
                    'The hosted provider could not be reached or rejected the request. Check the application ID and the write key. See the PHP error log for details.',
                    'stallkeeper-tools',
                ),
            );
            $done = 'failed';
        }
        wp_safe_redirect($this->address($done));
        exit();
    }

    /** @throws Exception if the provider rejects the request or cannot be reached */
    private function did(string $do): bool
    {
        switch ($do) {
            case self::REINDEX:
                $this->reindex();
                return true;
            case self::PUSH:
                $this->hosted->pushSettings();
                return true;
            case self::CHECK:
                $status = $this->hosted->compare(true);
                $this->log->add(
                    sprintf(
                        /* translators: 1: number of records deleted, 2: number of posts that will be sent */
                        __(
                            'Compared with the hosted provider: %1$s orphaned records deleted, %2$s posts queued.',
                            'stallkeeper-tools',
                        ),
                        number_format_i18n(count($status->orphans)),
                        number_format_i18n(count($status->missing)),
                    ),
                );
                return true;
        }

        return false;
    }

    /** Starts a rebuild. The next requests continue it, including reloads of this screen. */
    private function reindex(): void
    {
        if ($this->engine->canRun()) {
            $this->states->markStale();
            wp_schedule_single_event(time(), IndexScheduler::WORK);
        }
        if ($this->hosted->names() !== []) {
            $this->hosted->rebuild();
        }
    }
}
