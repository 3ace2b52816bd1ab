<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRules;

/** The form of one redirect: reads it, checks it and keeps what was typed. */
final class RedirectForm
{
    /**
     * @param string $replaced query of the saved rule that the form changes; '' for a new rule
     * @param array<string, string> $errors messages by field: `query`, `address`
     */
    private function __construct(
        public readonly string $query,
        public readonly string $address,
        public readonly string $replaced = '',
        public readonly array $errors = [],
    ) {}

    /** The form before it is submitted: with the rule of a query, or for a new rule. */
    public static function saved(string $query, RedirectRules $rules): self
    {
        $query = mb_substr(trim($query), 0, RedirectRules::MAX_QUERY, 'UTF-8');
        $rule = $rules->all()[QueryRules::key($query)] ?? null;

        return $rule === null ? new self($query, '') : new self($rule['query'], $rule['address'], $rule['query']);
    }

    public static function submitted(Input $posted, RedirectRules $rules): self
    {
        $query = mb_substr(trim($posted->text('query')), 0, RedirectRules::MAX_QUERY + 1, 'UTF-8');
        $typed = mb_substr(trim($posted->text('address')), 0, RedirectAddress::MAX_LENGTH + 1, 'UTF-8');
        $replaced = $posted->text('replaced', RedirectRules::MAX_QUERY);
        $saved = $rules->all();
        unset($saved[QueryRules::key($replaced)]);
        $errors = array_filter([
            'query' => self::queryError($query, $saved),
            'address' => self::addressError($typed, $query, $saved),
        ]);

        return new self($query, $errors === [] ? RedirectAddress::normalize($typed) : $typed, $replaced, $errors);
    }

    /**
     * @param array<array-key, array{query: string, address: string}> $saved the other rules
     *
     * @return string message for the user; '' if the query is valid
     */
    public static function queryError(string $query, array $saved): string
    {
        if (QueryRules::key($query) === '') {
            return __('Enter a query with at least one letter or digit.', 'stallkeeper-tools');
        }
        if (mb_strlen($query, 'UTF-8') > RedirectRules::MAX_QUERY) {
            return self::tooLong(RedirectRules::MAX_QUERY);
        }
        if (isset($saved[QueryRules::key($query)])) {
            return sprintf(
                /* translators: %s: query of visitors */
                __('“%s” has a redirect already. Edit it in the list below.', 'stallkeeper-tools'),
                $saved[QueryRules::key($query)]['query'],
            );
        }

        return count($saved) < RedirectRules::MAX_RULES ? '' : self::tooMany();
    }

    /**
     * @param array<array-key, array{query: string, address: string}> $saved the other rules
     *
     * @return string message for the user; '' if the address is valid
     */
    public static function addressError(string $typed, string $query, array $saved): string
    {
        if (mb_strlen($typed, 'UTF-8') > RedirectAddress::MAX_LENGTH) {
            return self::tooLong(RedirectAddress::MAX_LENGTH);
        }
        $address = RedirectAddress::normalize($typed);
        if ($address === '') {
            return sprintf(
                /* translators: %s: URL of the home page */
                __('Enter a path such as /sale/, or an address that begins with %s.', 'stallkeeper-tools'),
                home_url('/'),
            );
        }
        $rules = [QueryRules::key($query) => ['query' => $query, 'address' => $address]] + $saved;

        return RedirectRules::isLoop($rules, QueryRules::key($query))
            ? __('This address leads back to the results of the same query. Enter another one.', 'stallkeeper-tools')
            : '';
    }

    public static function tooMany(): string
    {
        return sprintf(
            /* translators: %s: maximum number of redirects */
            __('At most %s queries can have a redirect. Delete one first.', 'stallkeeper-tools'),
            number_format_i18n(RedirectRules::MAX_RULES),
        );
    }

    private static function tooLong(int $max): string
    {
        /* translators: %s: maximum number of characters */
        return sprintf(__('Enter at most %s characters.', 'stallkeeper-tools'), number_format_i18n($max));
    }
}
