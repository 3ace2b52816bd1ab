<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Filters;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\Filters\FilterList;

/**
 * Stores which product filters visitors see, with their order and titles.
 *
 * @phpstan-import-type Group from FilterList
 * @phpstan-type Choice array{isShown: bool, title: string, order: 'count'|'name'|'last'}
 */
final class ProductFilterSettings
{
    public const OPTION = 'stallkeeper_product_filters';

    public const MAX_TITLE = 60;

    public const ORDERS = ['count', 'name', 'last'];

    public function __construct(private readonly ProductFilters $filters) {}

    /**
     * @return array<string, Choice> settings of all available filters by key, in the chosen order; the price filter has
     *     no title and order
     */
    public function all(): array
    {
        $stored = get_option(self::OPTION, []);
        $available = $this->filters->available();
        $defaults = array_map(
            static fn(array $group): array => ['isShown' => true, 'title' => '', 'order' => $group['order']],
            $available,
        ) + [ProductFilters::PRICE => ['isShown' => true, 'title' => '', 'order' => 'count']];
        $choices = [];
        foreach (is_array($stored) ? $stored : [] as $key => $choice) {
            if (isset($defaults[$key])) {
                $choices[(string) $key] = self::checked(Input::fromArray($choice), $defaults[$key]['order']);
            }
        }

        return $choices + $defaults;
    }

    /** @return list<Group> the shown filters, without the price */
    public function groups(): array
    {
        $groups = [];
        $available = $this->filters->available();
        foreach ($this->all() as $key => $choice) {
            if ($choice['isShown'] && isset($available[$key])) {
                $groups[] =
                    [
                        'order' => $choice['order'],
                        'title' => $choice['title'] === '' ? $available[$key]['title'] : $choice['title'],
                    ] + $available[$key];
            }
        }

        return $groups;
    }

    /** Whether visitors see the price filter. */
    public function hasPrice(): bool
    {
        return $this->all()[ProductFilters::PRICE]['isShown'];
    }

    /**
     * @param list<Group> $groups the filters of a list, in the order of the settings
     *
     * @return int number of groups that are shown before the price filter. Groups that a plugin has added keep their
     *     place next to the group before them.
     */
    public function groupsBeforePrice(array $groups): int
    {
        $available = $this->filters->available();
        $keys = array_keys($this->all());
        $later = array_slice($keys, (int) array_search(ProductFilters::PRICE, $keys, true) + 1);
        $attributes = array_map(static fn(string $key): string => $available[$key]['attribute'] ?? '', $later);
        foreach ($groups as $i => $group) {
            if (in_array($group['attribute'], $attributes, true)) {
                return $i;
            }
        }

        return count($groups);
    }

    /** @param array<string, Choice> $choices by key, in the order of the filters */
    public function save(array $choices): void
    {
        update_option(
            self::OPTION,
            array_map(
                static fn(array $choice): array => ['isShown' => $choice['isShown'] ? '1' : ''] + $choice,
                $choices,
            ),
            true,
        );
    }

    /**
     * @param 'count'|'name'|'last' $default
     *
     * @return Choice
     */
    private static function checked(Input $choice, string $default): array
    {
        $order = $choice->text('order');

        return [
            'isShown' => $choice->text('isShown') === '1',
            'title' => mb_substr(trim($choice->text('title')), 0, self::MAX_TITLE, 'UTF-8'),
            'order' => in_array($order, self::ORDERS, true) ? $order : $default,
        ];
    }
}
