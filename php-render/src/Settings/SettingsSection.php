<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Settings;

/**
 * A section of the Customizer or of a settings screen. A section that contains sections is a panel of the Customizer.
 */
final class SettingsSection
{
    /**
     * @param string $id unique in the Customizer
     * @param list<Setting> $settings in the order of the screen
     * @param int $priority position in the Customizer
     * @param list<self> $sections
     */
    public function __construct(
        public readonly string $id,
        public readonly string $title,
        public readonly array $settings,
        public readonly int $priority = 160,
        public readonly string $help = '',
        public readonly array $sections = [],
    ) {}
}
