<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Search\Ranking\QueryRules;

/**
 * The redirects of this site, by query. Equal queries have the same rule, as with pinned results.
 *
 * @phpstan-type Rule array{query: string, address: string}
 */
final class RedirectRules
{
    public const OPTION = 'stallkeeper_redirects';

    /** Maximum number of queries with a redirect. */
    public const MAX_RULES = 500;

    public const MAX_QUERY = SearchSettings::QUERY_MAX_LENGTH;

    /**
     * @return array<array-key, Rule> valid rules by QueryRules::key()
     * @phpstan-impure
     */
    public function all(): array
    {
        $stored = get_option(self::OPTION, []);
        $rules = [];
        foreach (array_slice(is_array($stored) ? $stored : [], 0, self::MAX_RULES) as $rule) {
            $rule = Input::fromArray($rule);
            $query = trim($rule->text('query', self::MAX_QUERY));
            $address = RedirectAddress::normalize($rule->text('address'));
            if (QueryRules::key($query) !== '' && $address !== '') {
                $rules[QueryRules::key($query)] ??= ['query' => $query, 'address' => $address];
            }
        }

        return $rules;
    }

    /** @return string address to which a search leads; '' without a rule, and for redirects that never end */
    public function find(string $query): string
    {
        $rules = $this->all();
        $key = QueryRules::key($query);

        return isset($rules[$key]) && !self::isLoop($rules, $key) ? $rules[$key]['address'] : '';
    }

    /**
     * Saves a rule and keeps those that other users have saved in the meantime.
     *
     * @param string $replaced query of the rule that this one replaces; '' for a new rule
     */
    public function save(string $query, string $address, string $replaced = ''): void
    {
        $rules = $this->all();
        unset($rules[QueryRules::key($replaced)]);
        $rules[QueryRules::key($query)] = ['query' => $query, 'address' => $address];
        $this->replace($rules);
    }

    public function delete(string $query): void
    {
        $rules = $this->all();
        unset($rules[QueryRules::key($query)]);
        $this->replace($rules);
    }

    /** @param array<array-key, Rule> $rules */
    public function replace(array $rules): void
    {
        update_option(self::OPTION, array_slice(array_values($rules), 0, self::MAX_RULES), false);
    }

    /**
     * Whether the redirects of a query lead back to one of its results pages.
     *
     * @param array<array-key, Rule> $rules by QueryRules::key()
     * @param string $key key of one of them
     */
    public static function isLoop(array $rules, string $key): bool
    {
        $visited = [];
        while (isset($rules[$key])) {
            if (isset($visited[$key])) {
                return true;
            }
            $visited[$key] = true;
            $key = RedirectAddress::searchKey($rules[$key]['address']);
        }

        return false;
    }
}
