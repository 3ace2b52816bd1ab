<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRule;
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
        return ['queries' => array_values($this->results->all())];
    }

    public function prepare(Input $values): Closure
    {
        $rules = [];
        foreach (array_slice($values->list('queries'), 0, QueryRules::MAX_QUERIES + 1) as $rule) {
            $rule = Input::fromArray($rule);
            $query = trim($rule->text('query', PinnedForm::MAX_QUERY));
            if (QueryRules::key($query) === '') {
                throw new InvalidSettings([__('Each query needs at least one letter or digit.', 'stallkeeper-tools')]);
            }
            $rules[QueryRules::key($query)] = [
                'query' => $query,
                'pinned' => self::posts($rule->list('pinned'), QueryRule::MAX_PINNED),
                'hidden' => self::posts($rule->list('hidden'), QueryRule::MAX_HIDDEN),
            ];
        }
        if (count($rules) > QueryRules::MAX_QUERIES) {
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
     * @param list<mixed> $ids
     *
     * @return list<int> those that exist on this site
     */
    private static function posts(array $ids, int $max): array
    {
        $posts = array_filter(
            array_filter(array_slice($ids, 0, $max), is_int(...)),
            static fn(int $id): bool => $id > 0 && get_post($id) !== null,
        );

        return array_values(array_unique($posts));
    }
}
