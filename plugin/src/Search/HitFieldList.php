<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use InvalidArgumentException;
use Stallkeeper\Render\Search\HitFields;

/** The fields of a hit, with those of the shop. */
final class HitFieldList
{
    private const MAX = 50;

    private ?HitFields $fields = null;

    public function current(): HitFields
    {
        return $this->fields ??= $this->read();
    }

    private function read(): HitFields
    {
        /**
         * Filters the fields that a shop adds to hits: values of the search record that `hit.php` and `product.php`
         * can print, on the server's page and in the live results. Add the values to the record with
         * `stallkeeper_search_record`.
         *
         * @param array<string, array<string, mixed>> $fields by name: `attribute` (path in the record), `type` (`text`,
         *     `texts`, `number` or `flag`), and optionally `otherwise` (a second path), `value` (text for which a flag
         *     is true) and `isProduct` (only searches for products retrieve it). At most 50.
         */
        $added = apply_filters('stallkeeper_search_hit_fields', []);
        $fields = HitFields::createDefault();
        foreach (array_slice(is_array($added) ? $added : [], 0, self::MAX) as $name => $field) {
            try {
                $fields = $fields->with((string) $name, $field);
            } catch (InvalidArgumentException $error) {
                _doing_it_wrong('stallkeeper_search_hit_fields', esc_html($error->getMessage()), '0.2.0');
            }
        }

        return $fields;
    }
}
