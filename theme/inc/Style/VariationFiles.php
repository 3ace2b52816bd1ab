<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

/**
 * Reads the files in styles/ of the theme and of its child theme, in the format of WordPress's style variations. A file
 * of the child theme replaces the one with the same name.
 *
 * WordPress's own reader merges all files with theme.json on each call; a page needs one or two files.
 */
final class VariationFiles
{
    /** Largest number of files of a directory. */
    private const MAX_FILES = 40;

    /** Largest size of a file in bytes. */
    private const MAX_BYTES = 100_000;

    /** @var array<string, array<mixed>> by file: a page reads the selected ones several times */
    private array $contents = [];

    /**
     * @param string $directory in styles/: colors or typography
     * @param string $group of settings: color or typography
     * @param string $presets name of the list: palette or fontFamilies
     * @return list<array<mixed>> the presets that the file defines
     */
    public function presets(string $directory, string $slug, string $group, string $presets): array
    {
        $settings = $this->read($directory, $slug)['settings'] ?? null;
        $settings = is_array($settings) ? $settings[$group] ?? null : null;
        $found = is_array($settings) ? $settings[$presets] ?? null : null;

        return array_values(array_filter(is_array($found) ? $found : [], is_array(...)));
    }

    /** @return array<string, string> title by name of the file */
    public function titles(string $directory): array
    {
        $titles = [];
        foreach (array_unique([get_template_directory(), get_stylesheet_directory()]) as $theme) {
            foreach (glob("$theme/styles/$directory/*.json") ?: [] as $file) {
                $slug = basename($file, '.json');
                if (preg_match('/^[a-z0-9-]{1,40}$/D', $slug) === 1 && count($titles) < self::MAX_FILES) {
                    $title = $this->read($directory, $slug)['title'] ?? null;
                    $titles[$slug] = is_string($title) ? sanitize_text_field($title) : $slug;
                }
            }
        }

        return $titles;
    }

    /** @return array<mixed> content of a JSON file of the child theme or of the theme */
    private function read(string $directory, string $slug): array
    {
        $file = get_theme_file_path("styles/$directory/$slug.json");

        return $this->contents[$file] ??= self::decode($file);
    }

    /** @return array<mixed> empty if the file is missing or is not valid */
    private static function decode(string $file): array
    {
        $data = is_file($file)
            ? json_decode((string) file_get_contents($file, length: self::MAX_BYTES), true, 32)
            : null;

        return is_array($data) ? $data : [];
    }
}
