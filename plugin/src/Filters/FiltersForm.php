<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;

/**
 * Reads and validates the submitted form of the product filters.
 *
 * @phpstan-import-type Choice from ProductFilterSettings
 */
final class FiltersForm
{
    public const MAX_POSITION = 99;

    /**
     * @param array<string, Choice> $choices by key, in the order of the positions; invalid values are replaced with the
     *     saved ones
     * @param list<string> $errors messages for the user; empty if the form can be saved
     */
    private function __construct(public readonly array $choices, public readonly array $errors) {}

    /**
     * @param array<string, Choice> $saved settings of all available filters by key
     * @param array<string, string> $titles by key, for messages
     */
    public static function submitted(Input $posted, array $saved, array $titles): self
    {
        $positions = $choices = $errors = [];
        foreach (array_keys($saved) as $i => $key) {
            $fields = $posted->at($key);
            $position = trim($fields->text('position'));
            if (preg_match('/^\d{1,2}$/D', $position) !== 1 || (int) $position === 0) {
                $errors[] = sprintf(
                    /* translators: 1: title of a filter, 2: highest position */
                    __('%1$s: Enter a position from 1 to %2$s.', 'stallkeeper-tools'),
                    $titles[$key] ?? $key,
                    number_format_i18n(self::MAX_POSITION),
                );
                $position = (string) ($i + 1);
            }
            $title = trim(sanitize_text_field($fields->text('title')));
            if (mb_strlen($title, 'UTF-8') > ProductFilterSettings::MAX_TITLE) {
                $errors[] = sprintf(
                    /* translators: 1: title of a filter, 2: number of characters */
                    __('%1$s: A title has at most %2$s characters.', 'stallkeeper-tools'),
                    $titles[$key] ?? $key,
                    number_format_i18n(ProductFilterSettings::MAX_TITLE),
                );
            }
            $positions[$key] = (int) $position;
            $order = $fields->text('order');
            $choices[$key] = [
                'isShown' => $fields->has('isShown'),
                'title' => $title,
                'order' => in_array($order, ProductFilterSettings::ORDERS, true) ? $order : $saved[$key]['order'],
            ];
        }
        asort($positions);

        $sorted = [];
        foreach (array_keys($positions) as $key) {
            $sorted[$key] = $choices[$key];
        }

        return new self($sorted, $errors);
    }
}
