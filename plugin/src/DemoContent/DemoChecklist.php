<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** Step of the theme’s checklist that leads to the screen. */
final class DemoChecklist
{
    public function __construct(private readonly DemoPackage $package) {}

    /** Hook: `stallkeeper_checklist`. A shop with products of its own does not need the demo. */
    public function addStep(mixed $steps): mixed
    {
        $isImported = DemoState::load()->phase === DemoPhase::Imported;
        if (
            !is_array($steps) ||
            !DemoContentScreen::isAllowed() ||
            !$this->package->isComplete() ||
            (!$isImported && self::hasProducts())
        ) {
            return $steps;
        }

        return [
            [
                'title' => __('Import the demo content', 'stallkeeper-tools'),
                'text' => __(
                    'See the theme as a complete shop. You can remove the demo content again at any time.',
                    'stallkeeper-tools',
                ),
                'url' => OwnerMenu::address(DemoContentScreen::SLUG),
                'action' => $isImported
                    ? __('Remove it again', 'stallkeeper-tools')
                    : __('Import demo content', 'stallkeeper-tools'),
                'is_done' => $isImported,
            ],
            ...$steps,
        ];
    }

    private static function hasProducts(): bool
    {
        return function_exists('wc_get_products') &&
            wc_get_products(['limit' => 1, 'return' => 'ids', 'status' => 'publish']) !== [];
    }
}
