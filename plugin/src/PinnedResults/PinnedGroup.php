<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** Pinned and hidden results as a part of the settings file. IDs of posts only fit the same site or a copy of it. */
final class PinnedGroup implements SettingsGroup
{
    public function __construct(private readonly PinnedResults $results) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'pinnedResults';
    }

    public function title(): string
    {
        return __('Pinned results', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return PinnedScreen::SLUG;
    }

    public function export(): array
    {
        $rules = array_map(static fn(PinnedRule $rule): array => $rule->toArray(), $this->results->all());

        return ['queries' => array_values($rules)];
    }

    public function prepare(Input $values): Closure
    {
        $rules = [];
        $keys = [];
        foreach (array_slice($values->list('queries'), 0, QueryRules::MAX_QUERIES + 1) as $one) {
            $rule = PinnedRule::fromStored($one);
            $values = Input::fromArray($one);
            if ($rule->keys() === [] || count($rule->keys()) < count($rule->queries)) {
                throw new InvalidSettings([__('Each query needs at least one letter or digit.', 'stallkeeper-tools')]);
            }
            if (PinnedPeriod::error($values) !== '') {
                throw new InvalidSettings([PinnedPeriod::error($values)]);
            }
            $rules[] = $rule->withResults(self::posts($rule->pinned), self::posts($rule->hidden));
            $keys = [...$keys, ...$rule->keys()];
        }
        if (count($keys) > QueryRules::MAX_QUERIES) {
            throw new InvalidSettings([
                sprintf(
                    /* translators: %s: maximum number of queries */
                    __('At most %s queries can have pinned or hidden results.', 'stallkeeper-tools'),
                    number_format_i18n(QueryRules::MAX_QUERIES),
                ),
            ]);
        }

        return fn() => $this->results->replace($rules);
    }

    public function reset(): void
    {
        $this->results->replace([]);
    }

    /**
     * @param list<int> $ids
     *
     * @return list<int> those that exist on this site
     */
    private static function posts(array $ids): array
    {
        return array_values(array_filter($ids, static fn(int $id): bool => $id > 0 && get_post($id) !== null));
    }
}
