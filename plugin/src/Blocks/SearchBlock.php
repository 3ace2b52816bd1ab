<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Search\Widget\WidgetContent;
use Stallkeeper\Tools\Search\Widget\WidgetMarkup;

/** A search widget. Its fields are the attributes of the widget's element (docs/search.md). */
final class SearchBlock extends Block
{
    /** Attribute of the query that the page sets. */
    private const QUERY = 'query';

    /** Maximum number of characters of the app ID, the key and the index name. */
    private const CREDENTIAL = 1024;

    /** @param Lazy<WidgetContent> $widgets */
    public function __construct(#[LazyService(WidgetContent::class)] private readonly Lazy $widgets) {}

    public function name(): string
    {
        return 'search';
    }

    public function fields(): array
    {
        return [
            self::text(
                self::QUERY,
                __('Search for', 'stallkeeper-tools'),
                SearchSettings::QUERY_MAX_LENGTH,
                __('Shows the results of these words, without a search box.', 'stallkeeper-tools'),
            ),
            self::number('hitsPerPage', __('Results per page', 'stallkeeper-tools')),
            self::choice('listLayout', __('Layout', 'stallkeeper-tools'), [
                'list' => __('List', 'stallkeeper-tools'),
                'grid' => __('Grid', 'stallkeeper-tools'),
            ]),
            self::number('gridColumns', __('Columns', 'stallkeeper-tools')),
            self::choice('displayPostContentRadio', __('Text of results', 'stallkeeper-tools'), [
                'hide' => __('None', 'stallkeeper-tools'),
                'excerpt' => __('Excerpt', 'stallkeeper-tools'),
                'full' => __('Full text', 'stallkeeper-tools'),
            ]),
            self::number('excerptLength', __('Words of the excerpt', 'stallkeeper-tools')),
            self::flag('displayPostAuthor', __('Show the author', 'stallkeeper-tools')),
            self::flag('displayPostCategory', __('Show the categories', 'stallkeeper-tools')),
            self::flag('displayPostDate', __('Show the date', 'stallkeeper-tools')),
            self::flag('displayPostTags', __('Show the tags', 'stallkeeper-tools')),
            self::choice('searchBoxStyle', __('Style of the search box', 'stallkeeper-tools'), [
                'theme' => __('As in the theme', 'stallkeeper-tools'),
                'provider' => __('As at the search provider', 'stallkeeper-tools'),
            ]),
            self::flag('autoFocus', __('Move the focus to the search box', 'stallkeeper-tools')),
            self::flag('stopTheFirstRun', __('Show results only after a search', 'stallkeeper-tools')),
            self::text('appId', __('App ID', 'stallkeeper-tools'), self::CREDENTIAL),
            self::text('apiKey', __('Search-only API key', 'stallkeeper-tools'), self::CREDENTIAL),
            self::text(
                'indexName',
                __('Index name', 'stallkeeper-tools'),
                self::CREDENTIAL,
                __('Leave all three fields empty to search this site.', 'stallkeeper-tools'),
            ),
        ];
    }

    public function conditions(): array
    {
        return ['gridColumns' => ['listLayout', ['grid']], 'excerptLength' => ['displayPostContentRadio', ['excerpt']]];
    }

    public function html(array $values, bool $isPreview): string
    {
        $attributes = [];
        foreach ($values as $name => $value) {
            // An empty query would be a search for everything, without a search box.
            if ($value !== '') {
                $attributes[self::attribute($name)] = $value;
            }
        }

        return $isPreview ? $this->widgets->get()->preview($attributes) : $this->widgets->get()->html($attributes);
    }

    public function emptyHint(): string
    {
        return __(
            'Visitors do not see this search: a page has at most ten, and another search provider needs app ID, key and index name.',
            'stallkeeper-tools',
        );
    }

    /** @return string name of the widget's attribute */
    private static function attribute(string $name): string
    {
        return match (true) {
            $name === self::QUERY => WidgetMarkup::QUERY,
            isset(WidgetCredentials::ATTRIBUTES[$name]) => WidgetCredentials::ATTRIBUTES[$name],
            default => SearchSettings::attributeName($name),
        };
    }

    private static function text(string $name, string $label, int $max, string $help = ''): Setting
    {
        return new Setting($name, SettingType::Text, '', $label, $help, max: $max, clean: sanitize_text_field(...));
    }

    /** @param key-of<SearchSettings::DEFAULTS> $name */
    private static function number(string $name, string $label): Setting
    {
        [$min, $max] = SearchSettings::ALLOWED[$name] ?? [0, 0];

        return Setting::integer($name, (int) SearchSettings::DEFAULTS[$name], (int) $min, (int) $max, $label);
    }

    /** @param key-of<SearchSettings::DEFAULTS> $name */
    private static function flag(string $name, string $label): Setting
    {
        return new Setting($name, SettingType::Boolean, SearchSettings::DEFAULTS[$name], $label);
    }

    /**
     * @param key-of<SearchSettings::DEFAULTS> $name
     * @param array<string, string> $choices
     */
    private static function choice(string $name, string $label, array $choices): Setting
    {
        return new Setting($name, SettingType::Choice, SearchSettings::DEFAULTS[$name], $label, choices: $choices);
    }
}
