<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * Checks that a template reads only fields that its view model has.
 *
 * Fields are described as an array: `true` is a text, number or boolean, an array with names is an object, and an array
 * with the single key `*` is a list of what it describes: `['title' => true, 'tags' => ['*' => true]]`.
 */
final class FieldCheck
{
    /**
     * @param array<string, mixed> $fields
     * @throws TemplateError for the first unknown field, and for a loop over a value that is not a list
     */
    public static function check(Element $element, array $fields): void
    {
        $each = $element->directive('each');
        foreach ($element->directives as $directive) {
            if ($directive->kind === 'boundary') {
                continue;
            }
            $field = self::find($directive->path->keys, $fields, $element->position);
            if ($directive === $each) {
                $isList = is_array($field) && array_key_exists('*', $field);
                $fields[$directive->target] = $isList
                    ? $field['*']
                    : throw self::error(
                        sprintf('"%s" is not a list. Use data-shop-if for a condition.', $directive->value),
                        $element->position,
                    );
            }
        }
        foreach ($element->children as $child) {
            if ($child instanceof Element) {
                self::check($child, $fields);
            }
        }
    }

    /**
     * @param non-empty-list<string> $keys
     * @param array<array-key, mixed> $fields
     */
    private static function find(array $keys, array $fields, Position $position): mixed
    {
        $found = $fields;
        foreach ($keys as $depth => $key) {
            if (!is_array($found) || !array_key_exists($key, $found)) {
                $parent = implode('.', array_slice($keys, 0, $depth));
                throw self::error(
                    sprintf(
                        'There is no field "%s". %s',
                        implode('.', $keys),
                        is_array($found) && !array_key_exists('*', $found)
                            ? sprintf(
                                $parent === '' ? 'Fields: %2$s.' : 'Fields of "%s": %s.',
                                $parent,
                                implode(', ', array_keys($found)),
                            )
                            : sprintf('"%s" has no fields.', $parent),
                    ),
                    $position,
                );
            }
            $found = $found[$key];
        }
        return $found;
    }

    private static function error(string $message, Position $position): TemplateError
    {
        return new TemplateError($message, $position->part, $position->line, $position->tag);
    }
}
