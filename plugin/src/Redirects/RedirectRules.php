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
        $rules = [];
        foreach (array_slice(self::stored(), 0, self::MAX_RULES) as $stored) {
            $rule = self::fromStored($stored);
            $key = QueryRules::key($rule['query']);
            if ($key !== '' && $rule['address'] !== '') {
                $rules[$key] ??= $rule;
            }
        }

        return $rules;
    }

    /** Whether the site has no rules. Does not check them, unlike all(). */
    public function isEmpty(): bool
    {
        return self::stored() === [];
    }

    /**
     * Reads only the rules that the redirects of the query lead to, because each results page asks.
     *
     * @return string address to which a search leads; '' without a rule, and for redirects that never end
     */
    public function find(string $query): string
    {
        $stored = self::stored();
        $rules = [];
        $first = $key = QueryRules::key($query);
        while (isset($stored[$key]) && !isset($rules[$key])) {
            $rule = self::fromStored($stored[$key]);
            if ($rule['address'] === '' || QueryRules::key($rule['query']) !== $key) {
                break;
            }
            $rules[$key] = $rule;
            $key = RedirectAddress::searchKey($rule['address']);
        }

        return isset($rules[$first]) && !isset($rules[$key]) ? $rules[$first]['address'] : '';
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
        $stored = [];
        foreach (array_slice($rules, 0, self::MAX_RULES, true) as $rule) {
            $stored[QueryRules::key($rule['query'])] = $rule;
        }
        update_option(self::OPTION, $stored, false);
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

    /** @return array<array-key, mixed> rules by QueryRules::key(), not checked */
    private static function stored(): array
    {
        $stored = get_option(self::OPTION, []);

        return is_array($stored) ? $stored : [];
    }

    /** @return Rule with an address of this site, or '' */
    private static function fromStored(mixed $stored): array
    {
        $rule = Input::fromArray($stored);

        return [
            'query' => trim($rule->text('query', self::MAX_QUERY)),
            'address' => RedirectAddress::normalize($rule->text('address')),
        ];
    }
}
