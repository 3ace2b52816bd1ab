<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use InvalidArgumentException;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Text\Highlight;

/**
 * Fields of a hit that are read from its record as they are: those in `hit-fields.json`, and those of a shop. They are
 * variables of the templates `search/hit.php` and `search/product.php`.
 *
 * Each field has a name and:
 * - `attribute`: path in the record, such as `taxonomies.product_brand`
 * - `otherwise`: a second path, for records without the first
 * - `type`: `text` (string or integer; null if it is missing or empty), `texts` (list of strings), `number` (null if it
 *   is missing), `flag` (whether the text at the path is the `value`)
 * - `isProduct`: whether only products have the field, so that only searches for products retrieve it
 *
 * The TypeScript counterpart is `src/search/viewModels/hitFields.ts`. Both pass the cases of
 * `fixtures/search/hit-fields.json`.
 *
 * @phpstan-type Field array{attribute: string, otherwise?: string, type: string, value?: string, isProduct?: bool}
 * @phpstan-type FieldValue string|float|int|bool|list<string>|null
 */
final class HitFields
{
    /** Other fields of a hit, which HitViewModel computes, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    public const COMPUTED = [
        'key' => true,
        'title' => true,
        'titleParts' => ['*' => Highlight::FIELDS],
        'permalink' => true,
        'date' => ['iso' => true, 'text' => true],
        'excerpt' => ['*' => Highlight::FIELDS],
        'moreHref' => true,
        'content' => ['*' => Highlight::FIELDS],
    ];

    private const TYPES = ['text', 'texts', 'number', 'flag'];
    private const PATH = '/^\w+(?:\.\w+){0,4}$/D';

    /** @param array<string, Field> $fields by name */
    private function __construct(private readonly array $fields) {}

    public static function createDefault(): self
    {
        /** @var array<string, Field> $fields the file is part of this package */
        $fields = json_decode(
            (string) file_get_contents(__DIR__ . '/hit-fields.json'),
            true,
            flags: JSON_THROW_ON_ERROR,
        );

        return new self($fields);
    }

    /**
     * @param mixed $field values of a field, see above
     *
     * @return self with this field
     *
     * @throws InvalidArgumentException if the name is invalid or in use, or a value is invalid; the message names it
     */
    public function with(string $name, mixed $field): self
    {
        if (preg_match('/^[a-z][A-Za-z0-9]{0,49}$/D', $name) !== 1) {
            throw new InvalidArgumentException(
                "\"$name\" is not a name: use letters and digits, first a small letter.",
            );
        }
        if (isset($this->fields[$name]) || isset(self::COMPUTED[$name])) {
            throw new InvalidArgumentException("The field \"$name\" exists already.");
        }
        $input = Input::fromArray($field);
        $type = $input->text('type');
        if (!in_array($type, self::TYPES, true)) {
            $types = implode(', ', self::TYPES);
            throw new InvalidArgumentException("The field \"$name\" has no type. Use $types.");
        }
        foreach (['attribute', 'otherwise'] as $path) {
            if (($path === 'attribute' || $input->has($path)) && preg_match(self::PATH, $input->text($path)) !== 1) {
                throw new InvalidArgumentException("The \"$path\" of the field \"$name\" is not a path in the record.");
            }
        }

        return new self(
            $this->fields + [
                $name =>
                    ['attribute' => $input->text('attribute'), 'type' => $type] +
                    ($input->has('otherwise') ? ['otherwise' => $input->text('otherwise')] : []) +
                    ($type === 'flag' ? ['value' => $input->text('value')] : []) +
                    (($input->all()['isProduct'] ?? false) === true ? ['isProduct' => true] : []),
            ],
        );
    }

    /** @return self only the fields of products */
    public function ofProducts(): self
    {
        return new self(array_filter($this->fields, static fn(array $field): bool => $field['isProduct'] ?? false));
    }

    /** @return self only the fields that all posts have */
    public function ofPosts(): self
    {
        return new self(array_diff_key($this->fields, $this->ofProducts()->fields));
    }

    /** @return list<string> attributes that a search retrieves for these fields */
    public function attributes(): array
    {
        $attributes = [];
        foreach ($this->fields as $field) {
            foreach ([$field['attribute'], $field['otherwise'] ?? $field['attribute']] as $path) {
                $attributes[] = explode('.', $path)[0];
            }
        }

        return array_values(array_unique($attributes));
    }

    /**
     * @param mixed $hit record as the provider sent it
     *
     * @return array<string, FieldValue> by name
     */
    public function values(mixed $hit): array
    {
        $record = Input::fromArray($hit);

        return array_map(static fn(array $field): mixed => self::value($record, $field), $this->fields);
    }

    /** @return array<string, mixed> fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck} */
    public function forTemplates(): array
    {
        return array_map(
            static fn(array $field): mixed => $field['type'] === 'texts' ? ['*' => true] : true,
            $this->fields,
        );
    }

    /** @return array<string, Field> data for the script */
    public function toArray(): array
    {
        return $this->fields;
    }

    /**
     * @param Field $field
     *
     * @return FieldValue
     */
    private static function value(Input $record, array $field): string|float|int|bool|array|null
    {
        $value = null;
        foreach ([$field['attribute'], $field['otherwise'] ?? $field['attribute']] as $path) {
            $keys = explode('.', $path);
            $last = (string) array_pop($keys);
            $parent = $keys === [] ? $record : $record->at(...$keys);
            $value = match ($field['type']) {
                'texts' => $parent->texts($last),
                'number' => self::number($parent->all()[$last] ?? null),
                'flag' => $parent->text($last) === ($field['value'] ?? ''),
                default => $parent->text($last) === '' ? null : $parent->text($last),
            };
            if ($value !== null && $value !== [] && $value !== false) {
                break;
            }
        }

        return $value;
    }

    private static function number(mixed $value): float|int|null
    {
        return is_int($value) || (is_float($value) && is_finite($value)) ? $value : null;
    }
}
