<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Settings;

/** The settings of a feature. Screens, sanitizers and docs/settings.md use it. */
interface SettingsSchema
{
    /** @return list<SettingsSection> with translated texts */
    public function sections(): array;
}
