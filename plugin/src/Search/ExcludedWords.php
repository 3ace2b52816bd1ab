<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

/** Words with a leading hyphen exclude results, as in WordPress's own search. */
final class ExcludedWords
{
    /** The only prefix that the hosted provider knows. */
    private const PREFIX = '-';

    /**
     * @param array<string, mixed> $params the provider's search parameters
     *
     * @return array<string, mixed> parameters with which the provider excludes words, if WordPress does
     */
    public function allow(array $params): array
    {
        /** This filter is documented in WordPress's wp-includes/class-wp-query.php. */
        $prefix = apply_filters('wp_query_search_exclusion_prefix', self::PREFIX);

        // Quotes keep their meaning, because the built-in engine has no phrases.
        return $prefix === self::PREFIX
            ? ['advancedSyntax' => true, 'advancedSyntaxFeatures' => ['excludeWords']] + $params
            : $params;
    }
}
