<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

/** A child theme for tests. */
final class TestSite
{
    /** Directory of the active child theme; null if the theme itself is active. */
    public static ?string $childTheme = null;

    /**
     * Activates a child theme with these templates.
     *
     * @param array<string, string> $templates PHP source by name, such as `nav/main`
     */
    public static function activateChildTheme(array $templates): void
    {
        self::$childTheme = sys_get_temp_dir() . '/stallkeeper-child-' . bin2hex(random_bytes(6));
        foreach ($templates as $name => $source) {
            $file = self::$childTheme . "/templates/$name.php";
            if (!is_dir(dirname($file))) {
                mkdir(dirname($file), 0o700, true);
            }
            file_put_contents($file, $source);
        }
        add_filter('stylesheet_directory', static fn(string $directory): string => self::$childTheme ?? $directory);
        wp_set_template_globals();
    }

    public static function reset(): void
    {
        if (self::$childTheme !== null) {
            self::delete(self::$childTheme);
        }
        self::$childTheme = null;
        wp_set_template_globals();
    }

    private static function delete(string $path): void
    {
        if (is_dir($path)) {
            foreach (array_diff((array) scandir($path), ['.', '..']) as $name) {
                self::delete("$path/$name");
            }
            rmdir($path);
        } else {
            unlink($path);
        }
    }
}
