<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** The submitted form of the searched fields: reads it, checks it and keeps what was chosen. */
final class FieldsForm
{
    /**
     * @param non-empty-array<string, FieldLevel> $levels by key of the field
     * @param list<string>                        $errors messages for the user; empty if the form can be saved
     */
    private function __construct(public readonly array $levels, public readonly array $errors) {}

    public static function submitted(Input $posted, FieldDefinitions $definitions, SearchFields $fields): self
    {
        $levels = $fields->levels();
        $errors = [];
        foreach ($definitions->all() as $key => $field) {
            $level = $posted->choice($key, FieldLevel::class);
            // A field that a plugin has added since the form was printed keeps its level.
            if ($level === null && $posted->has($key)) {
                /* translators: %s: name of a searched field, such as "Title" */
                $errors[] = sprintf(__('%s: Select one of the levels.', 'stallkeeper-tools'), $field->label);
            }
            $levels[$key] = $level ?? $levels[$key];
        }
        if (!array_filter($levels, static fn(FieldLevel $level): bool => $level !== FieldLevel::Off)) {
            $errors[] = __(
                'Select a level for at least one field. Otherwise, searches find nothing.',
                'stallkeeper-tools',
            );
        }

        return new self($levels, $errors);
    }
}
