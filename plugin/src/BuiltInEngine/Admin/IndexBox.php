<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\BuiltInEngine\Health\ProgressReader;
use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** Box of the overview: whether the search index is complete. */
final class IndexBox
{
    public function __construct(private readonly ProgressReader $progress, private readonly IndexTests $tests) {}

    /** Hook: `stallkeeper_overview`. */
    public function addBox(Overview $overview): void
    {
        if (current_user_can(IndexActions::CAPABILITY)) {
            $overview->add(
                new OverviewBox(
                    'index',
                    __('Search index', 'stallkeeper-tools'),
                    10,
                    $this->print(...),
                    OwnerMenu::address(IndexActions::SCREEN),
                    __('Open the search index', 'stallkeeper-tools'),
                ),
            );
        }
    }

    /**
     * Hook: `stallkeeper_checklist`, of the theme.
     *
     * @param mixed $steps an array, unless another callback returns something else
     */
    public function addStep(mixed $steps): mixed
    {
        if (!is_array($steps) || !current_user_can(IndexActions::CAPABILITY)) {
            return $steps;
        }
        $now = $this->progress->now();
        $result = $now->canRun ? $this->tests->index() : $this->tests->engine();
        $steps[] = [
            'title' => __('Build the search index', 'stallkeeper-tools'),
            'text' => __(
                'The index is built automatically in the background. Its screen shows the progress.',
                'stallkeeper-tools',
            ),
            'url' => OwnerMenu::address(IndexActions::SCREEN),
            'action' => __('Open the search index', 'stallkeeper-tools'),
            'is_done' => !$now->isRunning() && $result->isGood(),
        ];

        return $steps;
    }

    private function print(): void
    {
        $now = $this->progress->now();
        printf(
            '<p>%s</p>',
            esc_html(
                $now->isRunning()
                    ? __('The index is being built. Searches use the previous one until then.', 'stallkeeper-tools')
                    : sprintf(
                        /* translators: 1: number of posts in the index, 2: number of searchable posts */
                        __('%1$s of %2$s posts and products are indexed.', 'stallkeeper-tools'),
                        number_format_i18n($now->indexed ?? 0),
                        number_format_i18n($now->published),
                    ),
            ),
        );
        $result = $now->canRun ? $this->tests->index() : $this->tests->engine();
        if (!$now->isRunning() && !$result->isGood()) {
            printf('<div class="notice notice-warning inline"><p>%s</p></div>', esc_html($result->summary()));
        }
    }
}
