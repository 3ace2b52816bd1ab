<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** Box of the overview: whether visitors are asked for consent, and who asks. */
final class ConsentBox
{
    public function __construct(
        private readonly Consent $consent,
        private readonly ConsentHealth $health,
        private readonly TrackingSettings $settings,
    ) {}

    /** Hook: `stallkeeper_overview`. */
    public function addBox(Overview $overview): void
    {
        if (current_user_can('customize')) {
            $overview->add(
                new OverviewBox(
                    'consent',
                    __('Consent', 'stallkeeper-tools'),
                    60,
                    $this->print(...),
                    self::address(),
                    __('Change in the Customizer', 'stallkeeper-tools'),
                ),
            );
        }
    }

    /**
     * Hook: `stallkeeper_checklist`, of the theme. The default is a decision as well, but the owner has to know it.
     *
     * @param mixed $steps an array, unless another callback returns something else
     */
    public function addStep(mixed $steps): mixed
    {
        if (is_array($steps) && current_user_can('customize')) {
            $steps[] = [
                'title' => __('Decide how visitors are asked for consent', 'stallkeeper-tools'),
                'text' => $this->state(),
                'url' => self::address(),
                'action' => __('Change in the Customizer', 'stallkeeper-tools'),
                'is_done' => $this->consent->isOff() || $this->health->test()->isGood(),
            ];
        }

        return $steps;
    }

    private static function address(): string
    {
        return admin_url('customize.php?autofocus[section]=stallkeeper_source');
    }

    private function state(): string
    {
        return match (true) {
            $this->consent->isOff() => __(
                'Sources of orders and selected search results are not counted, so visitors are not asked.',
                'stallkeeper-tools',
            ),
            $this->consent->hasPlugin() => __('A consent plugin asks visitors.', 'stallkeeper-tools'),
            $this->settings->mode() === TrackingMode::Ask => __(
                'The consent banner asks each visitor. Only visits with consent have a source and a click rate.',
                'stallkeeper-tools',
            ),
            default => __(
                'Sources are collected without asking. Check whether your country allows this.',
                'stallkeeper-tools',
            ),
        };
    }

    private function print(): void
    {
        printf('<p>%s</p>', esc_html($this->state()));
        $result = $this->consent->isOff() ? null : $this->health->test();
        if ($result !== null && !$result->isGood()) {
            printf('<div class="notice notice-warning inline"><p>%s</p></div>', esc_html($result->summary()));
        }
    }
}
