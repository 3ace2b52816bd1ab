<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexProgress;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\BuiltInEngine\Health\ProgressReader;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;

/**
 * The screen _Stallkeeper, Search index_: progress, log, and buttons that change the index. While an index is being
 * built, the page reloads itself with or without JavaScript, and each request does some of the work.
 */
final class IndexScreen
{
    private const AGAIN_SECONDS = 3;

    /** Counted once per page. */
    private ?IndexProgress $now = null;

    public function __construct(
        private readonly ProgressReader $progress,
        private readonly HostedCopy $hosted,
        private readonly IndexActions $actions,
        private readonly RequestInput $input,
        private readonly IndexTests $tests,
        private readonly LogList $log,
    ) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                IndexActions::SCREEN,
                __('Search index', 'stallkeeper-tools'),
                IndexActions::CAPABILITY,
                70,
                $this->printPage(...),
                $this->sendRefresh(...),
                [
                    __(
                        'The search index is updated automatically when posts or products change. Rebuild it if searches miss something, or after a plugin has changed many products.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Searches use the previous index until the rebuild is complete. The log below the buttons names posts that could not be indexed.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Reloads the page while an index is being built. */
    public function sendRefresh(): void
    {
        if ($this->input->query()->text('tab') === 'fields') {
            // The fields were a tab of this screen.
            wp_safe_redirect(FieldsScreen::address());
            exit();
        }
        $this->now = $this->progress->now();
        if ($this->now->isRunning()) {
            header('Refresh: ' . self::AGAIN_SECONDS . '; url=' . $this->actions->address());
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $now = $this->now ?? $this->progress->now();
        $this->printNotice();
        if (!$now->canRun) {
            printf(
                '<div class="notice notice-warning"><p>%s</p></div>',
                esc_html__(
                    'This server cannot run the built-in search engine (see Site Health). Searches use WordPress’s own search, or the hosted provider if one is configured.',
                    'stallkeeper-tools',
                ),
            );
        }
        printf(
            '<p>%s</p>',
            esc_html__(
                'Searches read this index. It is updated automatically when you save a product or a post. Rebuild it only if results are missing.',
                'stallkeeper-tools',
            ),
        );
        $this->printHealth($now);
        echo '<table class="widefat striped" style="max-width: 50rem"><caption class="screen-reader-text">',
            esc_html__('Index status', 'stallkeeper-tools'),
            '</caption><tbody>';
        foreach ($this->rows($now) as $name => $value) {
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html($name), esc_html($value));
        }
        echo '</tbody></table>';
        $this->printBar($now->built, $now->published, __('Rebuild', 'stallkeeper-tools'));
        $this->printBar($now->sent, $now->published, __('Rebuild at the hosted provider', 'stallkeeper-tools'));
        $this->printButtons();
        $this->log->print();
    }

    /** Prints what Site Health reports about the index, unless it is being built. */
    private function printHealth(IndexProgress $now): void
    {
        $result = $now->canRun && !$now->isRunning() ? $this->tests->index() : null;
        if ($result !== null && !$result->isGood()) {
            $result->printNotice();
        }
    }

    /** @return array<string, string> */
    private function rows(IndexProgress $now): array
    {
        $number = number_format_i18n(...);
        $rows = [
            __('Searchable posts and products', 'stallkeeper-tools') => $number($now->published),
            __('Indexed', 'stallkeeper-tools') =>
                $now->indexed === null ? __('none', 'stallkeeper-tools') : $number($now->indexed),
            __('Waiting to be indexed', 'stallkeeper-tools') => $number($now->waiting),
        ];
        $indexes = $this->hosted->names();
        if ($indexes !== []) {
            $rows[__('Waiting to be sent to the hosted provider', 'stallkeeper-tools')] = $number(
                $now->waitingForProvider,
            );
            $rows[__('Indexes at the hosted provider', 'stallkeeper-tools')] = implode(', ', $indexes);
        }

        return $rows;
    }

    private function printBar(?int $done, int $all, string $label): void
    {
        if ($done === null) {
            return;
        }
        $text = sprintf(
            /* translators: 1: number of posts done, 2: number of posts */
            __('%1$s of %2$s posts', 'stallkeeper-tools'),
            number_format_i18n($done),
            number_format_i18n($all),
        );
        printf(
            '<p><label>%s <progress max="%d" value="%d">%3$d</progress> %4$s</label></p>',
            esc_html($label),
            max(1, (int) $all),
            (int) $done,
            esc_html($text),
        );
    }

    private function printButtons(): void
    {
        printf('<form method="post" action="%s"><p>', esc_url(admin_url('admin-post.php')));
        wp_nonce_field(IndexActions::ACTION);
        printf('<input type="hidden" name="action" value="%s">', esc_attr(IndexActions::ACTION));
        foreach ($this->actions->buttons() as $name => $label) {
            printf(
                '<button class="button%s" name="do" value="%s">%s</button> ',
                $name === IndexActions::REINDEX ? ' button-primary' : '',
                esc_attr($name),
                esc_html($label),
            );
        }
        echo '</p></form>';
    }

    private function printNotice(): void
    {
        $text = IndexActions::notice($this->input->query()->text('done'));
        if ($text !== '') {
            printf('<div class="notice notice-info" role="status"><p>%s</p></div>', esc_html($text));
        }
    }
}
