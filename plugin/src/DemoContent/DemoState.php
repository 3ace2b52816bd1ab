<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Render\Http\Input;

/**
 * How far the import or the removal is, and the settings that the import has changed. One option, which the removal
 * deletes.
 *
 * @phpstan-type Settings array{options?: array<string, array{before: mixed, demo: mixed}>, mods?: array<string, mixed>,
 *     menus?: array<string, int>, stylesheet?: string, hadLocations?: bool}
 */
final class DemoState
{
    public const OPTION = 'stallkeeper_demo_content';

    /** @var list<string> titles of content that the removal has kept, at most MAX_KEPT */
    public array $kept = [];

    /** Number of content that the removal has kept. */
    public int $keptCount = 0;

    /** Line of products.csv that is imported next; 0 for the first product. */
    public int $nextProduct = 0;

    /**
     * Changed settings. For an option also its value before; the others were not set.
     *
     * @var Settings
     */
    public array $settings = [];

    private const MAX_KEPT = 50;

    private function __construct(public DemoPhase $phase) {}

    public static function load(): self
    {
        $values = Input::fromArray(get_option(self::OPTION));
        $state = new self($values->choice('phase', DemoPhase::class) ?? DemoPhase::None);
        $state->kept = array_slice($values->texts('kept'), 0, self::MAX_KEPT);
        $state->keptCount = $values->number('keptCount');
        $state->nextProduct = $values->number('nextProduct');
        /** @var Settings $settings saved by this class */
        $settings = $values->at('settings')->all();
        $state->settings = $settings;

        return $state;
    }

    public function save(): void
    {
        update_option(
            self::OPTION,
            [
                'phase' => $this->phase->value,
                'kept' => $this->kept,
                'keptCount' => $this->keptCount,
                'nextProduct' => $this->nextProduct,
                'settings' => $this->settings,
            ],
            false,
        );
    }

    public function delete(): void
    {
        $this->phase = DemoPhase::None;
        delete_option(self::OPTION);
    }

    public function keep(string $title): void
    {
        $this->keptCount++;
        if (count($this->kept) < self::MAX_KEPT) {
            $this->kept[] = $title;
        }
    }
}
