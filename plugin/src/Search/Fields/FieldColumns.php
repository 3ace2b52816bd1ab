<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Fields;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Tools\Search\Records\ProductAttributes;

/** Converts the levels of the searched fields into settings of the built-in engine and of the hosted provider. */
final class FieldColumns
{
    private const SHARED = [FieldDefinitions::BODY, FieldDefinitions::TERMS];

    public function __construct(
        private readonly FieldDefinitions $definitions,
        private readonly SearchFields $fields,
    ) {}

    /** @return IndexSettings searched columns of a new index, with their weights */
    public function indexSettings(): IndexSettings
    {
        $levels = $this->fields->levels();
        $columns = $weights = [];
        foreach ($this->definitions->all() as $key => $field) {
            $level = $levels[$key];
            if ($level === FieldLevel::Off) {
                continue;
            }
            // The engine has rules for the columns of titles and of codes, so their names do not change.
            $isShared = in_array($field->column, self::SHARED, true);
            $column = $field->column . ($isShared && $level !== FieldLevel::Normal ? "_$level->value" : '');
            $columns[$column] = [...$columns[$column] ?? [], ...$field->attributes];
            $weights[$column] = $field->weight * $level->factor();
        }

        return new IndexSettings(array_map($this->withOtherTaxonomies(...), $columns), $weights);
    }

    /**
     * Returns the attributes for a hosted provider, which counts the first one most: fields of a higher level first,
     * within a level in the provider's default order.
     *
     * @return list<string> dotted names
     */
    public function ordered(): array
    {
        $levels = $this->fields->levels();
        $fields = array_replace(
            array_fill_keys(['codes', 'title', 'text', 'categories', 'tags', 'brands', FieldDefinitions::OTHERS], null),
            $this->definitions->all(),
        );
        $attributes = [];
        foreach ([FieldLevel::High, FieldLevel::Normal, FieldLevel::Low] as $level) {
            $ofLevel = [];
            foreach (array_filter($fields) as $key => $field) {
                if ($levels[$key] === $level) {
                    array_push($ofLevel, ...$field->attributes);
                }
            }
            $attributes = [...$attributes, ...$this->withTaxonomyNames($ofLevel)];
        }

        return $attributes;
    }

    /**
     * Other taxonomies are all that belong to no other field. The engine reads all taxonomies in their order and leaves
     * out those of fields with another level.
     *
     * @param non-empty-list<string> $attributes
     *
     * @return non-empty-list<string>
     */
    private function withOtherTaxonomies(array $attributes): array
    {
        if (!in_array(FieldDefinitions::TAXONOMIES, $attributes, true)) {
            return $attributes;
        }
        $known = $this->knownTaxonomies();

        return [
            FieldDefinitions::TAXONOMIES,
            ...array_map(static fn(string $name): string => "-$name", array_values(array_diff($known, $attributes))),
            ...array_values(array_diff($attributes, $known, [FieldDefinitions::TAXONOMIES])),
        ];
    }

    /**
     * A provider cannot leave out taxonomies, so the list contains their names, unless it contains all of them.
     *
     * @param list<string> $attributes
     *
     * @return list<string>
     */
    private function withTaxonomyNames(array $attributes): array
    {
        if (!in_array(FieldDefinitions::TAXONOMIES, $attributes, true)) {
            return $attributes;
        }
        $known = $this->knownTaxonomies();
        $isComplete = array_diff($known, $attributes) === [];
        $others = [];
        foreach (get_taxonomies(['public' => true]) as $taxonomy) {
            if (!str_starts_with($taxonomy, ProductAttributes::PREFIX)) {
                $others[] = FieldDefinitions::TAXONOMIES . ".$taxonomy";
            }
        }
        $names = $isComplete ? [FieldDefinitions::TAXONOMIES] : array_values(array_diff($others, $known));
        $first = array_search($isComplete ? $known[0] : FieldDefinitions::TAXONOMIES, $attributes, true);
        $kept = array_values(array_diff($attributes, [FieldDefinitions::TAXONOMIES], $isComplete ? $known : []));
        array_splice($kept, (int) $first, 0, $names);

        return $kept;
    }

    /** @return list<string> attributes of taxonomies that belong to a field of their own */
    private function knownTaxonomies(): array
    {
        $known = [];
        foreach ($this->definitions->all() as $field) {
            foreach ($field->attributes as $attribute) {
                if (str_starts_with($attribute, FieldDefinitions::TAXONOMIES . '.')) {
                    $known[] = $attribute;
                }
            }
        }

        return $known;
    }
}
