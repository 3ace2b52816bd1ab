<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Closure;
use Stallkeeper\Render\Http\Input;

/** The settings of one screen: a part of the settings file, and what the reset button of the screen deletes. */
interface SettingsGroup
{
    /** Name in the settings file. It never changes. */
    public function key(): string;

    /** Title for messages. */
    public function title(): string;

    /** Slug of the screen in the menu _Stallkeeper_ that has a reset button; '' for the screen of the file. */
    public function screen(): string;

    /** @return array<string, mixed> values for the file, without secrets */
    public function export(): array;

    /**
     * Checks the values of a file and saves nothing yet, so that a file with a mistake changes nothing.
     *
     * @return Closure(): void saves the values
     *
     * @throws InvalidSettings if a value is not valid
     */
    public function prepare(Input $values): Closure;

    /** Restores the defaults. */
    public function reset(): void;
}
