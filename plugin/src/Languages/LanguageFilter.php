<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * Limits searches to the visitor's language. The page contains the parameters with this filter, so the browser sends
 * the same filter.
 */
final class LanguageFilter
{
    public function __construct(private readonly Languages $languages) {}

    /**
     * Adds a filter that finds posts in the visitor's language and posts without a language.
     *
     * @param array<string, mixed> $params the provider's search parameters
     *
     * @return array<string, mixed> unchanged if the visitor has no language
     */
    public function addTo(array $params): array
    {
        $language = $this->languages->current();
        if ($language === '') {
            return $params;
        }
        // The second condition also keeps records that were written before the language plugin was active.
        $filter = sprintf(
            '(%s:"%s" OR NOT %s:%s)',
            RecordFactory::LANGUAGE,
            $language,
            RecordFactory::HAS_LANGUAGE,
            RecordFactory::YES,
        );
        $others = is_string($params['filters'] ?? null) ? $params['filters'] : '';
        $others = self::hasAlternatives($others) ? "($others)" : $others;

        return ['filters' => $others === '' ? $filter : "$others AND $filter"] + $params;
    }

    /** Whether the filter contains an OR outside quotes and parentheses. AND would take precedence over it. */
    private static function hasAlternatives(string $filter): bool
    {
        $unquoted = (string) preg_replace('/"(?:[^"\\\\]|\\\\.)*+"|\'(?:[^\'\\\\]|\\\\.)*+\'/s', 'x', $filter);

        return preg_match('/(?<!\S)OR(?!\S)/', (string) preg_replace('/\((?:[^()]++|(?R))*+\)/', ' ', $unquoted)) === 1;
    }
}
