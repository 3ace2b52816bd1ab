<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Tools\Search\Indexing\CurrentRules;

/**
 * Sends pinned and hidden results to the hosted provider, as rules of its API. Rules that the shop created at the
 * provider itself stay.
 */
final class AlgoliaRules
{
    private const STATE = 'stallkeeper_algolia_rules';

    /** Prefix of the IDs of this plugin's rules. */
    private const PREFIX = 'stallkeeper-';

    public function __construct(
        private readonly AlgoliaIndexes $indexes,
        private readonly CurrentRules $current,
        private readonly SyncSchedule $schedule,
    ) {}

    /**
     * Hooks: `add_option_stallkeeper_pinned_results`, `update_option_stallkeeper_pinned_results`,
     * `stallkeeper_pinned_results_dates`.
     */
    public function queue(): void
    {
        if ($this->indexes->isConfigured()) {
            $this->save($this->sent(), true);
            $this->schedule->in(0);
        }
    }

    /** Whether the provider does not have the current rules yet. */
    public function isWaiting(): bool
    {
        return Input::fromArray(get_option(self::STATE))->has('isWaiting');
    }

    /** Sends all rules and deletes those that no longer exist. Throws if the provider rejects them. */
    public function send(): void
    {
        $rules = $this->rules();
        $ids = array_keys($rules);
        $gone = array_diff($this->sent(), $ids);
        // Save this first. After a failure all IDs that the provider may have are known.
        $this->save(array_values(array_unique([...$this->sent(), ...$ids])), true);
        foreach ($rules === [] && $gone === [] ? [] : $this->indexes->names() as $name) {
            $index = $this->indexes->index($name);
            $index->setRules(array_values($rules), array_values($gone));
            $index->wait();
        }
        // Another request may have changed the rules in the meantime.
        $this->save($ids, $this->rules() !== $rules);
    }

    /** @return array<string, array<string, mixed>> rules of the provider's API by ID */
    private function rules(): array
    {
        $rules = [];
        foreach ($this->current->rules() as $key => $rule) {
            $rules[self::objectID((string) $key)] = self::rule((string) $key, $rule);
        }

        return $rules;
    }

    private static function objectID(string $key): string
    {
        return self::PREFIX . md5($key);
    }

    /** @return array<string, mixed> */
    private static function rule(string $key, QueryRule $rule): array
    {
        $promoted = [];
        foreach ($rule->pinned as $position => $objectID) {
            $promoted[] = ['objectID' => $objectID, 'position' => $position];
        }

        return [
            'objectID' => self::objectID($key),
            'conditions' => [['pattern' => $key, 'anchoring' => 'is']],
            'consequence' => [
                'promote' => $promoted,
                // A long post has several records, so its records are filtered out and not hidden one by one.
                'params' => [
                    'filters' => implode(
                        ' AND ',
                        array_map(
                            static fn(string $objectID): string => 'NOT post_id:' . (int) $objectID,
                            $rule->hidden,
                        ),
                    ),
                ],
                // A pinned record is a result only if it passes the filters, as in the built-in engine.
                'filterPromotes' => true,
            ],
        ];
    }

    /** @return list<string> IDs of the rules that the provider has */
    private function sent(): array
    {
        return array_values(array_filter(Input::fromArray(get_option(self::STATE))->texts('sent'), is_string(...)));
    }

    /** @param list<string> $sent */
    private function save(array $sent, bool $isWaiting): void
    {
        update_option(self::STATE, ['sent' => $sent] + ($isWaiting ? ['isWaiting' => true] : []), false);
    }
}
