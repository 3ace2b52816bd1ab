<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** The product filters as a part of the settings file. */
final class FiltersGroup implements SettingsGroup
{
    public function __construct(private readonly ProductFilterSettings $settings) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'productFilters';
    }

    public function title(): string
    {
        return __('Product filters', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return FiltersScreen::SLUG;
    }

    public function export(): array
    {
        return $this->settings->all();
    }

    public function prepare(Input $values): Closure
    {
        $saved = $this->settings->all();
        $choices = [];
        foreach (array_intersect_key($values->all(), $saved) as $key => $choice) {
            $choice = Input::fromArray($choice);
            $order = $choice->text('order');
            if (
                mb_strlen($choice->text('title'), 'UTF-8') > ProductFilterSettings::MAX_TITLE ||
                !in_array($order, ProductFilterSettings::ORDERS, true)
            ) {
                throw new InvalidSettings([
                    /* translators: %s: name of a filter in a file */
                    sprintf(__('Filter “%s”: The title or the order is not valid.', 'stallkeeper-tools'), $key),
                ]);
            }
            $choices[$key] = [
                'isShown' => ($choice->all()['isShown'] ?? true) === true,
                'title' => trim(sanitize_text_field($choice->text('title'))),
                'order' => $order,
            ];
        }

        return fn() => $this->settings->save($choices + $saved);
    }

    public function reset(): void
    {
        delete_option(ProductFilterSettings::OPTION);
    }
}
