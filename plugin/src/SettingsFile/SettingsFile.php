<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SettingsFile;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** Writes the settings as JSON, and reads them again. A file with a mistake changes nothing. */
final class SettingsFile
{
    /** Increase it when an older version of the plugin could misunderstand the file. */
    public const VERSION = 1;

    /** Rules for synonyms have up to 256 KB, and 500 queries have about as much. */
    public const MAX_BYTES = MB_IN_BYTES;

    private const FORMAT = 'stallkeeper-settings';

    /** Maximum depth of the JSON. */
    private const DEPTH = 8;

    public function __construct(private readonly SettingsGroups $groups) {}

    public function encode(): string
    {
        return (string) wp_json_encode(
            [
                'format' => self::FORMAT,
                'version' => self::VERSION,
                'settings' => array_map(
                    static fn(SettingsGroup $group): array => $group->export(),
                    $this->groups->all(),
                ),
            ],
            JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
        ) . "\n";
    }

    /**
     * Checks a file, then saves all of its settings.
     *
     * @param string $json content of the file; of a larger file, one byte more than MAX_BYTES is sufficient
     *
     * @return array{saved: list<string>, skipped: list<string>} titles of saved groups, and names of unknown ones
     *
     * @throws InvalidSettings if the file is broken or a value is not valid
     */
    public function import(string $json): array
    {
        $settings = self::decode($json)->at('settings');
        $groups = $this->groups->all();
        $save = $problems = [];
        foreach (array_intersect_key($groups, array_flip($settings->names())) as $key => $group) {
            try {
                $save[$key] = $group->prepare($settings->at($key));
            } catch (InvalidSettings $error) {
                foreach ($error->problems as $problem) {
                    $problems[] = "{$group->title()}: $problem";
                }
            }
        }
        if ($problems !== []) {
            throw new InvalidSettings($problems);
        }
        if ($save === []) {
            throw new InvalidSettings([__('The file contains no settings.', 'stallkeeper-tools')]);
        }
        foreach ($save as $do) {
            $do();
        }

        return [
            'saved' => array_map(
                static fn(SettingsGroup $group): string => $group->title(),
                array_values(array_intersect_key($groups, $save)),
            ),
            'skipped' => array_values(array_diff($settings->names(), array_keys($groups))),
        ];
    }

    public static function tooLarge(): InvalidSettings
    {
        return new InvalidSettings([
            sprintf(
                /* translators: %s: maximum file size, such as 1 MB */
                __('The file is larger than %s. Select a file that this screen has exported.', 'stallkeeper-tools'),
                (string) size_format(self::MAX_BYTES),
            ),
        ]);
    }

    /** @throws InvalidSettings if the text is not a settings file, or is from another version */
    private static function decode(string $json): Input
    {
        if (strlen($json) > self::MAX_BYTES) {
            throw self::tooLarge();
        }
        $data = Input::fromArray(json_decode(str_replace("\u{FEFF}", '', $json), true, self::DEPTH));
        if ($data->text('format') !== self::FORMAT || $data->integer('version', 0, PHP_INT_MAX, 0) === 0) {
            throw new InvalidSettings([
                __(
                    'The file is damaged, or it is not a settings file. Select a file that this screen has exported.',
                    'stallkeeper-tools',
                ),
            ]);
        }
        if ($data->integer('version', 0, PHP_INT_MAX, 0) !== self::VERSION) {
            throw new InvalidSettings([
                __(
                    'The file is from another version of the plugin. Update the plugin on both sites, then export the settings again.',
                    'stallkeeper-tools',
                ),
            ]);
        }

        return $data;
    }
}
