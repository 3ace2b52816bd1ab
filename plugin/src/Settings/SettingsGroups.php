<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

/** All groups of settings. Features add theirs. */
final class SettingsGroups
{
    /** @var array<string, SettingsGroup> by key */
    private array $groups = [];

    /** Adds a group. Call it in the action `stallkeeper_settings_groups`. */
    public function add(SettingsGroup $group): void
    {
        $this->groups[$group->key()] = $group;
    }

    /** @return array<string, SettingsGroup> by key */
    public function all(): array
    {
        if ($this->groups === []) {
            /**
             * Fires before settings are exported, imported or reset. Add a group with `$groups->add()`.
             *
             * @param SettingsGroups $groups
             */
            do_action('stallkeeper_settings_groups', $this);
        }

        return $this->groups;
    }

    /** @return SettingsGroup|null group of a screen of the menu */
    public function ofScreen(string $slug): ?SettingsGroup
    {
        foreach ($this->all() as $group) {
            if ($group->screen() === $slug) {
                return $group;
            }
        }

        return null;
    }
}
