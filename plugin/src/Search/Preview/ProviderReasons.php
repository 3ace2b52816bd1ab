<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Render\Http\Input;

/**
 * Describes why a hosted provider lists a result where it is.
 *
 * @see https://www.algolia.com/doc/api-reference/api-parameters/getRankingInfo
 */
final class ProviderReasons
{
    private const MAX_WORDS = 20;

    public function __construct(private readonly FieldNames $names) {}

    /**
     * @param mixed $hit record with `_rankingInfo` and `_highlightResult`, of any shape
     *
     * @return list<string>
     */
    public function sentences(mixed $hit): array
    {
        $ranking = Input::fromArray($hit)->at('_rankingInfo');
        $fields = self::fields(Input::fromArray($hit)->at('_highlightResult')->all());
        $sentences = [];
        if (($ranking->all()['promoted'] ?? false) === true) {
            $sentences[] = __('Pinned for this query.', 'stallkeeper-tools');
        }
        foreach ($fields as $word => $attributes) {
            $sentences[] = sprintf(
                /* translators: 1: word of the query, 2: names of fields */
                __('“%1$s” in: %2$s', 'stallkeeper-tools'),
                (string) $word,
                $this->names->list($attributes),
            );
        }
        $words = $ranking->number('words');
        if ($words > 0) {
            $sentences[] = sprintf(
                /* translators: 1: number of words found, 2: number of these that match exactly */
                __('Words found: %1$s, as they were typed: %2$s', 'stallkeeper-tools'),
                number_format_i18n($words),
                number_format_i18n(min($words, $ranking->number('nbExactWords'))),
            );
        }
        $typos = $ranking->number('nbTypos');
        if ($typos > 0) {
            /* translators: %s: number of letters that differ */
            $text = _n(
                'Spelling correction, %s letter',
                'Spelling correction, %s letters',
                $typos,
                'stallkeeper-tools',
            );
            $sentences[] = sprintf($text, number_format_i18n($typos));
        }
        if ($words > 1 && $ranking->number('proximityDistance') === $words - 1) {
            $sentences[] = __('The words are next to each other.', 'stallkeeper-tools');
        }

        return $sentences === []
            ? [__('The provider gives no reason for this result.', 'stallkeeper-tools')]
            : $sentences;
    }

    /**
     * @param array<array-key, mixed> $highlights
     *
     * @return array<array-key, list<string>> attributes by matched word
     */
    private static function fields(array $highlights, string $name = ''): array
    {
        $fields = [];
        foreach ($highlights as $key => $value) {
            if (!is_array($value)) {
                continue;
            }
            $attribute = is_int($key) ? $name : ($name === '' ? $key : "$name.$key");
            $found = isset($value['matchLevel'])
                ? array_fill_keys(Input::fromArray($value)->texts('matchedWords'), [$attribute])
                : self::fields($value, $attribute);
            foreach ($found as $word => $attributes) {
                $fields[$word] = array_values(array_unique([...$fields[$word] ?? [], ...$attributes]));
            }
        }

        return array_slice($fields, 0, self::MAX_WORDS, true);
    }
}
