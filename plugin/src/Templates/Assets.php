<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** URLs, paths and versions of the plugin's built files. */
final class Assets
{
    /**
     * @param string $file path inside the plugin, such as `build/search.js`
     * @return non-empty-string absolute URL
     */
    public function url(string $file): string
    {
        return plugins_url($file, STALLKEEPER_TOOLS_FILE) ?: '/';
    }

    /** @param string $file path inside the plugin */
    public function path(string $file): string
    {
        return dirname(__DIR__, 2) . '/' . $file;
    }

    /**
     * @param string $file path inside the plugin
     * @return string changes with the file's content; '0' if the file does not exist
     */
    public function version(string $file): string
    {
        $path = $this->path($file);

        return is_file($path) ? substr((string) hash_file('xxh32', $path), 0, 8) : '0';
    }

    /**
     * Prints the script module in this page's footer. Works until the footer is printed. Since WordPress 6.9, browsers
     * load it after stylesheets and the first image.
     *
     * @param string $name name of the file in build/ without its extension; the module's id is `@stallkeeper/$name`
     * @param list<string> $imports modules that it imports on demand; the page's import map includes them
     */
    public function enqueueModule(string $name, array $imports = []): void
    {
        $dependencies = [];
        foreach ($imports as $import) {
            $this->registerModule($import, []);
            $dependencies[] = ['id' => '@stallkeeper/' . $import, 'import' => 'dynamic'];
        }
        $this->registerModule($name, $dependencies);
        wp_enqueue_script_module('@stallkeeper/' . $name);
    }

    /** @param list<array{id: string, import: string}> $dependencies those that the build does not list */
    private function registerModule(string $name, array $dependencies): void
    {
        $file = $this->path('build/modules.asset.php');
        /**
         * @var array<string, array{dependencies: list<array{id: string, import: string}|string>, version: string}>
         *     $modules
         */
        $modules = is_file($file) ? require $file : [];
        $build = $modules[$name . '.js'] ?? null;
        if ($build !== null) {
            wp_register_script_module(
                '@stallkeeper/' . $name,
                $this->url('build/' . $name . '.js'),
                [...$build['dependencies'], ...$dependencies],
                $build['version'],
                ['fetchpriority' => 'low'],
            );
        }
    }
}
