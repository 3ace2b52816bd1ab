<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

/**
 * Enqueues scripts of build/ as ES modules, which WordPress prints in the footer with their dependencies. Since
 * WordPress 6.9, browsers load them after stylesheets and the first image, because pages work without them.
 */
final class ScriptModule
{
    /**
     * Enqueues a module. It may be called while the page is rendered, because modules are printed last.
     *
     * @param string $name file name in build/ without extension; the module ID is `@stallkeeper/$name`
     */
    public function enqueue(string $name): void
    {
        $this->register($name);
        wp_enqueue_script_module('@stallkeeper/' . $name);
    }

    /**
     * Registers a module so that other modules can import it. The import map includes it, but browsers do not load it
     * yet.
     */
    public function register(string $name): void
    {
        $file = get_template_directory() . '/build/modules.asset.php';
        /**
         * @var array<string, array{dependencies: list<array{id: string, import: string}|string>, version: string}>
         *     $modules
         */
        $modules = is_file($file) ? require $file : [];
        $build = $modules[$name . '.js'] ?? null;
        if ($build !== null) {
            wp_register_script_module(
                '@stallkeeper/' . $name,
                get_template_directory_uri() . '/build/' . $name . '.js',
                $build['dependencies'],
                $build['version'],
                ['fetchpriority' => 'low'],
            );
        }
    }
}
