<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Fields;

use Stallkeeper\Search\Index\IndexSettings;

/** Defines the fields that searches can look into, with the attributes of records and the normal weight of each. */
final class FieldDefinitions
{
    public const COMMENTS = 'comments';

    /** Key of the taxonomies without a field of their own. */
    public const OTHERS = 'others';

    /** Attribute of records with the terms of all taxonomies. */
    public const TAXONOMIES = 'taxonomies';

    /** Columns that several fields share. */
    public const BODY = 'body';
    public const TERMS = 'terms';

    private const TERMS_WEIGHT = 1.5;

    private const MAX_OWN_FIELDS = 20;
    private const MAX_ATTRIBUTES = 10;

    /** @return non-empty-array<string, SearchField> by key, in the order of the form */
    public function all(): array
    {
        $fields = [
            'title' => new SearchField(
                __('Title', 'stallkeeper-tools'),
                __('Name of the product, title of the article', 'stallkeeper-tools'),
                IndexSettings::TITLE,
                IndexSettings::TITLE_WEIGHT,
                ['post_title'],
            ),
            'codes' => new SearchField(
                __('Product codes', 'stallkeeper-tools'),
                __('SKU and GTIN, UPC, EAN or ISBN', 'stallkeeper-tools'),
                IndexSettings::CODES,
                1.0,
                ['codes'],
            ),
            'categories' => self::terms(
                __('Categories', 'stallkeeper-tools'),
                __('Of products and articles', 'stallkeeper-tools'),
                ['taxonomies.product_cat', 'taxonomies.category'],
            ),
            'tags' => self::terms(
                __('Tags', 'stallkeeper-tools'),
                __('Of products and articles', 'stallkeeper-tools'),
                ['taxonomies.product_tag', 'taxonomies.post_tag'],
            ),
            'brands' => self::terms(__('Brands', 'stallkeeper-tools'), __('Of products', 'stallkeeper-tools'), [
                'taxonomies.product_brand',
            ]),
            'attributes' => self::terms(
                __('Product attributes', 'stallkeeper-tools'),
                __('Values such as “Red” or “Cotton”', 'stallkeeper-tools'),
                ['attribute_values'],
            ),
            'text' => new SearchField(
                __('Text', 'stallkeeper-tools'),
                __('Description, short description, content and excerpt', 'stallkeeper-tools'),
                self::BODY,
                1.0,
                ['post_excerpt', 'content'],
            ),
            'authors' => self::terms(
                __('Authors', 'stallkeeper-tools'),
                __('Names of the authors of articles', 'stallkeeper-tools'),
                ['post_author.display_name'],
            ),
            self::OTHERS => self::terms(
                __('Other taxonomies', 'stallkeeper-tools'),
                __('Terms that other plugins add', 'stallkeeper-tools'),
                [self::TAXONOMIES],
            ),
            self::COMMENTS => new SearchField(
                __('Comments and reviews', 'stallkeeper-tools'),
                __('The latest approved ones, without the names of their authors', 'stallkeeper-tools'),
                self::BODY,
                1.0,
                [self::COMMENTS],
                FieldLevel::Off,
            ),
        ];

        return $fields + self::own();
    }

    /**
     * Fields that a shop adds. Their attributes must be in the records.
     *
     * @return array<string, SearchField>
     */
    private static function own(): array
    {
        /**
         * Filters the additional fields that searches look into. Rebuild the index after a change.
         *
         * @param array<string, array{label: string, attributes: list<string>, help?: string, level?: string}> $fields
         *     fields by key: label for the owner, attributes of the records (see `stallkeeper_search_record`), and the
         *     default level: `off`, `low`, `normal` or `high`
         */
        $filtered = apply_filters('stallkeeper_search_fields', []);
        $fields = [];
        foreach (array_slice(is_array($filtered) ? $filtered : [], 0, self::MAX_OWN_FIELDS, true) as $key => $field) {
            $field = is_array($field) ? $field : [];
            $attributes = array_filter(
                is_array($field['attributes'] ?? null) ? $field['attributes'] : [],
                static fn(mixed $name): bool => is_string($name) && $name !== '' && $name[0] !== '-',
            );
            $text = static fn(string $name): string => is_string($field[$name] ?? null) ? $field[$name] : '';
            if (is_string($key) && sanitize_key($key) === $key && $attributes !== []) {
                /** @var non-empty-list<string> $names */
                $names = array_slice(array_values($attributes), 0, self::MAX_ATTRIBUTES);
                $fields[$key] = new SearchField(
                    $text('label') === '' ? $key : $text('label'),
                    $text('help'),
                    self::TERMS,
                    self::TERMS_WEIGHT,
                    $names,
                    FieldLevel::tryFrom($text('level')) ?? FieldLevel::Normal,
                );
            }
        }

        return $fields;
    }

    /** @param non-empty-list<string> $attributes */
    private static function terms(string $label, string $help, array $attributes): SearchField
    {
        return new SearchField($label, $help, self::TERMS, self::TERMS_WEIGHT, $attributes);
    }
}
