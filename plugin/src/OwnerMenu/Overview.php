<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use RuntimeException;
use Stallkeeper\Search\Log\Log;

/** The screen _Stallkeeper, Overview_: a box of each feature with its state and one link to what to do. */
final class Overview
{
    /** @var array<string, OverviewBox> by ID */
    private array $boxes = [];

    public function __construct(private readonly Log $log) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                OwnerMenu::SLUG,
                __('Overview', 'stallkeeper-tools'),
                OwnerMenu::capability(),
                0,
                $this->printPage(...),
                help: [
                    __(
                        'Each box shows the state of one part of the shop and has a link to the screen that changes it.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Numbers of searches contain no data about visitors. Selected results are counted only with the visitor’s consent.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Adds a box. Call it in the action `stallkeeper_overview`. */
    public function add(OverviewBox $box): void
    {
        $this->boxes[$box->id] = $box;
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $this->boxes = [];
        /**
         * Fires before the overview is printed. Add a box with `$overview->add()`, if the user may see it.
         *
         * @param Overview $overview
         */
        do_action('stallkeeper_overview', $this);
        uasort($this->boxes, static fn(OverviewBox $a, OverviewBox $b): int => $a->position <=> $b->position);
        echo '<div class="stallkeeper-overview">';
        foreach ($this->boxes as $box) {
            $this->printBox($box);
        }
        echo '</div>';
    }

    private function printBox(OverviewBox $box): void
    {
        printf(
            '<section class="stallkeeper-overview__box" aria-labelledby="stallkeeper-box-%1$s"><h2 id="stallkeeper-box-%1$s">%2$s</h2>',
            esc_attr($box->id),
            esc_html($box->title),
        );
        $level = ob_get_level();
        ob_start();
        try {
            ($box->print)();
            ob_end_flush();
        } catch (RuntimeException $error) {
            // Without the half that may be printed already.
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
            $this->log->error("The box $box->id of the overview could not be printed", $error);
            printf(
                '<div class="notice notice-error inline"><p>%s</p></div>',
                esc_html__(
                    'These numbers could not be read. Reload the page; if the error stays, see the PHP error log.',
                    'stallkeeper-tools',
                ),
            );
        }
        printf('<p><a class="button" href="%s">%s</a></p></section>', esc_url($box->address), esc_html($box->link));
    }
}
