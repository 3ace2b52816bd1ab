<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

/**
 * Settings of the demo shop: front page, sections of the front page, places of the menus. It changes only what the
 * owner has not set, and restores only what the owner has not changed since.
 */
final class DemoSettings
{
    private const THEME = 'stallkeeper';
    private const SHOWN = 'show_on_front';
    private const LOCATIONS = 'nav_menu_locations';

    public function __construct(private readonly DemoPackage $package, private readonly DemoReferences $references) {}

    public function apply(DemoState $state): void
    {
        if (get_option(self::SHOWN) !== 'page') {
            $this->setOptions($state);
        }
        if (get_template() === self::THEME) {
            $state->settings['stylesheet'] = get_stylesheet();
            $this->setMods($state);
        }
    }

    public function restore(DemoState $state): void
    {
        $this->restoreOptions($state->settings['options'] ?? []);
        $option = 'theme_mods_' . ($state->settings['stylesheet'] ?? '');
        $mods = get_option($option);
        if (!is_array($mods) || !isset($state->settings['stylesheet'])) {
            return;
        }
        foreach ($state->settings['mods'] ?? [] as $name => $demo) {
            if (($mods[$name] ?? null) === $demo) {
                unset($mods[$name]);
            }
        }
        $locations = is_array($mods[self::LOCATIONS] ?? null) ? $mods[self::LOCATIONS] : [];
        foreach ($state->settings['menus'] ?? [] as $location => $menu) {
            if (($locations[$location] ?? null) === $menu) {
                unset($locations[$location]);
            }
        }
        $mods[self::LOCATIONS] = $locations;
        if ($locations === [] && !($state->settings['hadLocations'] ?? true)) {
            unset($mods[self::LOCATIONS]);
        }
        $mods === [] ? delete_option($option) : update_option($option, $mods);
    }

    /** @param array<string, array{before: mixed, demo: mixed}> $options */
    private function restoreOptions(array $options): void
    {
        $changed = array_filter(
            $options,
            static fn(array $values, string $name): bool => !self::isSame(get_option($name), $values['demo']),
            ARRAY_FILTER_USE_BOTH,
        );
        // The owner has chosen another page as front page, so the front page has to stay a page.
        if ($changed !== []) {
            unset($options[self::SHOWN]);
        }
        foreach (array_diff_key($options, $changed) as $name => ['before' => $before]) {
            $before === null ? delete_option($name) : update_option($name, $before);
        }
    }

    /** The database stores numbers as text. */
    private static function isSame(mixed $a, mixed $b): bool
    {
        return is_scalar($a) && is_scalar($b) && (string) $a === (string) $b;
    }

    private function setOptions(DemoState $state): void
    {
        $values = array_map($this->references->resolve(...), $this->package->values('options'));
        if (in_array(null, $values, true)) {
            return;
        }
        foreach ($values as $name => $value) {
            $before = get_option($name, null);
            $state->settings['options'][$name] ??= ['before' => $before, 'demo' => $value];
            $state->settings['options'][$name]['demo'] = $value;
            $state->save();
            update_option($name, $value);
        }
    }

    private function setMods(DemoState $state): void
    {
        $mods = (array) get_theme_mods();
        foreach ($this->package->values('mods') as $name => $value) {
            $value = $this->references->resolve($value);
            if ($value !== null && !isset($mods[$name])) {
                $state->settings['mods'][$name] = $value;
            }
        }
        $state->settings['hadLocations'] ??= isset($mods[self::LOCATIONS]);
        $locations = is_array($mods[self::LOCATIONS] ?? null) ? $mods[self::LOCATIONS] : [];
        foreach ($this->package->values('menus') as $location => $slug) {
            $menu = is_string($slug) ? DemoReferences::term('nav_menu', $slug) : null;
            if ($menu !== null && empty($locations[$location])) {
                $state->settings['menus'][$location] = $locations[$location] = $menu->term_id;
            }
        }
        // Saved first: after an interruption, the removal knows what may have been changed.
        $state->save();
        foreach ($state->settings['mods'] ?? [] as $name => $value) {
            if (!isset($mods[$name])) {
                set_theme_mod($name, $value);
            }
        }
        if ($locations !== []) {
            set_theme_mod(self::LOCATIONS, $locations);
        }
    }
}
