<?php

/**
 * Writes docs/settings.md from the schemas of the theme and of the plugin.
 *
 *     php bin/lib/settings-docs.php [--check]
 *
 * With `--check` it writes nothing, and the exit code is 1 if the file is not up to date.
 */

declare(strict_types=1);

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Cart\CartSchema;
use Stallkeeper\Theme\Customizer\DisplaySchema;
use Stallkeeper\Theme\FrontPage\FrontPageSchema;
use Stallkeeper\Theme\Product\ProductPageSchema;
use Stallkeeper\Theme\ProductList\ProductListSchema;
use Stallkeeper\Theme\Slider\BannerSchema;
use Stallkeeper\Theme\Style\FontFaces;
use Stallkeeper\Theme\Style\StyleFonts;
use Stallkeeper\Theme\Style\StylePalettes;
use Stallkeeper\Theme\Style\StyleSchema;
use Stallkeeper\Theme\Style\VariationFiles;
use Stallkeeper\Tools\Algolia\AlgoliaSchema;
use Stallkeeper\Tools\OrderSource\OrderSourceSchema;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Suggestions\OtherLiveSearch;
use Stallkeeper\Tools\Suggestions\SuggestionsSettings;

const ROOT = __DIR__ . '/../..';
const FILE = ROOT . '/docs/settings.md';

/** The functions of WordPress that the schemas call. */
function __(string $text): string
{
    return $text;
}
function sanitize_text_field(string $text): string
{
    return $text;
}
function esc_url_raw(string $url): string
{
    return $url;
}
function get_template_directory(): string
{
    return ROOT . '/theme';
}
function get_stylesheet_directory(): string
{
    return ROOT . '/theme';
}
function get_theme_file_path(string $file): string
{
    return ROOT . '/theme/' . $file;
}
function is_multisite(): bool
{
    return false;
}

require ROOT . '/theme/inc/autoload.php';
require ROOT . '/plugin/src/autoload.php';

function code(string $text): string
{
    return '`' . $text . '`';
}

function default_of(Setting $setting): string
{
    return match (true) {
        is_bool($setting->default) => $setting->default ? 'on' : 'off',
        in_array($setting->default, ['', 0], true) && $setting->type !== SettingType::Integer => 'none',
        default => code((string) $setting->default),
    };
}

function values_of(Setting $setting): string
{
    return match ($setting->type) {
        SettingType::Boolean => 'on, off',
        SettingType::Integer => "{$setting->min} to {$setting->max}",
        SettingType::Order => 'all of ' . implode(',', array_keys($setting->choices)) . ', in any order',
        SettingType::Choice => implode(
            '; ',
            array_map(
                static fn(string $value, string $label): string => code($value) . ($label === '' ? '' : ": {$label}"),
                array_keys($setting->choices),
                $setting->choices,
            ),
        ),
        SettingType::Color => 'color with six digits',
        SettingType::Text, SettingType::Url => $setting->type->value .
            ($setting->max === SettingType::MAX_ID ? '' : ", up to {$setting->max} characters"),
        SettingType::Term => "ID of a term of {$setting->taxonomy}",
        SettingType::Page, SettingType::Image => "ID of {$setting->type->value}",
        default => $setting->type->value,
    };
}

/** @param list<list<string>> $rows the first is the head */
function table(array $rows): string
{
    $widths = array_map(
        static fn(int $column): int => max(array_map(mb_strlen(...), array_column($rows, $column))),
        array_keys($rows[0]),
    );
    array_splice($rows, 1, 0, [array_map(static fn(int $width): string => str_repeat('-', $width), $widths)]);
    $line = static fn(array $row): string => '| ' .
        implode(
            ' | ',
            array_map(
                static fn(string $cell, int $width): string => $cell . str_repeat(' ', $width - mb_strlen($cell)),
                $row,
                $widths,
            ),
        ) .
        " |\n";

    return implode('', array_map($line, $rows));
}

/** @param list<Setting> $settings */
function settings_table(array $settings): string
{
    return table([
        ['name', 'label and help', 'values', 'default'],
        ...array_map(
            static fn(Setting $setting): array => [
                code($setting->name),
                implode(' ', array_filter([rtrim($setting->label, '.') . '.', $setting->help])),
                values_of($setting),
                default_of($setting),
            ],
            $settings,
        ),
    ]);
}

function section(SettingsSection $section): string
{
    $text = "### {$section->title} (`{$section->id}`)\n\n" . ($section->help === '' ? '' : "{$section->help}\n\n");

    return $text .
        ($section->settings === [] ? '' : settings_table($section->settings) . "\n") .
        implode('', array_map(section(...), $section->sections));
}

/** @return list<Setting> the data attributes of a search widget */
function attributes(): array
{
    $settings = [];
    foreach (SearchSettings::DEFAULTS as $name => $default) {
        $allowed = SearchSettings::ALLOWED[$name] ?? [];
        $attribute = SearchSettings::attributeName($name);
        $settings[] = match (true) {
            is_bool($default) => new Setting($attribute, SettingType::Boolean, $default),
            is_int($default) => Setting::integer($attribute, $default, $allowed[0], $allowed[1], ''),
            default => new Setting($attribute, SettingType::Choice, $default, choices: array_fill_keys($allowed, '')),
        };
    }

    return $settings;
}

$sections = static fn(object ...$schemas): string => implode(
    '',
    array_map(
        section(...),
        array_merge(...array_map(static fn(object $schema): array => $schema->sections(), $schemas)),
    ),
);
$search = new SearchSchema();
$search->add((new SuggestionsSettings(new OtherLiveSearch()))->settings(...));
$search->add(ReportSettings::settings(...));
$text =
    "# Settings\n\nGenerated from the schemas with `npm run docs:settings`. A number out of range becomes the nearest allowed number. Any other invalid value becomes the default.\n\n" .
    "## Theme\n\nCustomizer; stored as theme mods. Add a field with the filter `stallkeeper_theme_settings`, change a default with `stallkeeper_theme_default_{name}`:\n\n" .
    "```php\nadd_filter( 'stallkeeper_theme_settings', fn( \$fields, \$section ) => 'stallkeeper_journal' === \$section ? [ ...\$fields, [ 'name' => 'my_note', 'type' => 'text', 'label' => 'Note' ] ] : \$fields, 10, 2 );\nadd_filter( 'stallkeeper_theme_default_stallkeeper_sticky_header', '__return_false' );\n```\n\n" .
    $sections(
        new StyleSchema(new StylePalettes(new VariationFiles()), new StyleFonts(new VariationFiles(), new FontFaces())),
        new DisplaySchema(),
        new ProductListSchema(),
        new ProductPageSchema(),
        new CartSchema(),
        new FrontPageSchema(),
        new BannerSchema(),
    ) .
    "## Plugin\n\nCustomizer; stored as options. Add a field with the filter `stallkeeper_tools_settings`, change a default with WordPress’s `default_option_{name}`:\n\n" .
    "```php\nadd_filter( 'default_option_stallkeeper_search_shortcuts', '__return_false' );\n```\n\n" .
    $sections($search, new OrderSourceSchema()) .
    "## Hosted provider\n\n_Stallkeeper, Hosted search_; stored in the option `stallkeeper_algolia`, except the write key. Add a field with `stallkeeper_tools_settings`, change a default with WordPress’s `option_stallkeeper_algolia`:\n\n" .
    "```php\nadd_filter( 'option_stallkeeper_algolia', fn( \$saved ) => \$saved + [ 'minCharacters' => 3 ] );\n```\n\n" .
    $sections(new AlgoliaSchema()) .
    "## Attributes of a search widget\n\n[Search](search.md#search-widget) describes them. `SearchSettings.php` has defaults and limits.\n\n" .
    table([
        ['attribute', 'values', 'default'],
        ...array_map(
            static fn(Setting $setting): array => [code($setting->name), values_of($setting), default_of($setting)],
            attributes(),
        ),
    ]);

if (in_array('--check', $argv, true)) {
    $isCurrent = is_file(FILE) && file_get_contents(FILE) === $text;
    echo $isCurrent ? '' : "docs/settings.md is not up to date: run npm run docs:settings\n";
    exit($isCurrent ? 0 : 1);
}
file_put_contents(FILE, $text);
