<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** The searched fields as a part of the settings file. */
final class FieldsGroup implements SettingsGroup
{
    public function __construct(
        private readonly FieldDefinitions $definitions,
        private readonly SearchFields $fields,
    ) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'searchedFields';
    }

    public function title(): string
    {
        return __('Searched fields', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return FieldsScreen::SLUG;
    }

    public function export(): array
    {
        return array_map(static fn(FieldLevel $level): string => $level->value, $this->fields->levels());
    }

    public function prepare(Input $values): Closure
    {
        $form = FieldsForm::submitted($values, $this->definitions, $this->fields);
        if ($form->errors !== []) {
            throw new InvalidSettings($form->errors);
        }

        return function () use ($form): void {
            if ($form->levels !== $this->fields->levels()) {
                $this->fields->save($form->levels);
                wp_schedule_single_event(time(), IndexScheduler::WORK);
            }
        };
    }

    public function reset(): void
    {
        delete_option(SearchFields::OPTION);
        wp_schedule_single_event(time(), IndexScheduler::WORK);
    }
}
