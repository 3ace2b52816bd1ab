<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** Redirects as a part of the settings file. Addresses have no host, so that they fit a copy of the site. */
final class RedirectsGroup implements SettingsGroup
{
    public function __construct(private readonly RedirectRules $rules) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'redirects';
    }

    public function title(): string
    {
        return __('Redirects', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return RedirectsScreen::SLUG;
    }

    public function export(): array
    {
        return ['queries' => array_values($this->rules->all())];
    }

    public function prepare(Input $values): Closure
    {
        $queries = $values->list('queries');
        if (count($queries) > RedirectRules::MAX_RULES) {
            throw new InvalidSettings([RedirectForm::tooMany()]);
        }
        $rules = [];
        foreach ($queries as $rule) {
            $rule = Input::fromArray($rule);
            $query = trim($rule->text('query', RedirectRules::MAX_QUERY));
            $address = $rule->text('address');
            $errors = array_filter([
                RedirectForm::queryError($query, $rules),
                RedirectForm::addressError($address, $query, $rules),
            ]);
            if ($errors !== []) {
                throw new InvalidSettings(array_values($errors));
            }
            $rules[QueryRules::key($query)] = [
                'query' => $query,
                'address' => RedirectAddress::normalize($address),
            ];
        }

        return fn() => $this->rules->replace($rules);
    }

    public function reset(): void
    {
        delete_option(RedirectRules::OPTION);
    }
}
