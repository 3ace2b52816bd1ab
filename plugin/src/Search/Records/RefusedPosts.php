<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

/**
 * Posts that the filter `stallkeeper_search_is_searchable` refused when they were last checked. Without them, the
 * hourly comparison and Site Health would report these posts as missing from the index.
 */
final class RefusedPosts
{
    public const OPTION = 'stallkeeper_search_refused';

    /** @return list<int> ids; the one whose check is the oldest is first */
    public function all(): array
    {
        $stored = get_option(self::OPTION);

        return is_array($stored) ? array_values(array_filter($stored, is_int(...))) : [];
    }

    /**
     * @param list<int> $refused
     * @param list<int> $others checked posts that the filter does not refuse
     */
    public function update(array $refused, array $others): void
    {
        if ($refused === [] && array_intersect($this->all(), $others) === []) {
            return;
        }
        // Another process may have stored its checks.
        wp_cache_delete(self::OPTION, 'options');
        update_option(self::OPTION, [...array_diff($this->all(), $refused, $others), ...$refused], false);
    }
}
