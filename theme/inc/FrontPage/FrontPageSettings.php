<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Settings\Setting;

/** Reads the settings of the front page. A name is the name of the theme mod without its prefix. */
final class FrontPageSettings
{
    /** @var array<string, Setting> by name of the theme mod */
    private array $settings = [];

    public function __construct(private readonly FrontPageSchema $schema) {}

    public function isOn(string $name): bool
    {
        return $this->value($name) === true;
    }

    public function number(string $name): int
    {
        return (int) $this->value($name);
    }

    public function text(string $name): string
    {
        return (string) $this->value($name);
    }

    /** @throws \InvalidArgumentException if the setting does not exist */
    public function setting(string $name): Setting
    {
        if ($this->settings === []) {
            foreach ($this->schema->sections()[0]->sections as $section) {
                $this->settings += array_column($section->settings, null, 'name');
            }
        }

        return $this->settings[FrontPageSchema::modName($name)] ??
            throw new \InvalidArgumentException("There is no setting \"{$name}\" of the front page.");
    }

    private function value(string $name): bool|int|string
    {
        $setting = $this->setting($name);

        return $setting->sanitize(
            get_theme_mod($setting->name, stallkeeper_theme_default($setting->name, $setting->default)),
        );
    }
}
