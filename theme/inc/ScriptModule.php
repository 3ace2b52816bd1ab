<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

/** A script of build/, as an ES module that WordPress prints at the foot of the page with its dependencies. */
final class ScriptModule
{
    /**
     * Puts the module on this page. May be called while the page is printed: modules come last.
     *
     * @param string $name of the file in build/ without its ending; the module's id is `@stallkeeper/$name`
     */
    public static function enqueue(string $name): void
    {
        self::register($name);
        wp_enqueue_script_module('@stallkeeper/' . $name);
    }

    /** Lets other modules import this one: the page's import map knows it, nothing is fetched. */
    public static function register(string $name): void
    {
        $asset = get_template_directory() . '/build/' . $name . '.asset.php';
        /** @var array{dependencies: list<array{id: string, import: string}|string>, version: string}|null $build */
        $build = is_file($asset) ? require $asset : null;
        if (is_array($build)) {
            wp_register_script_module('@stallkeeper/' . $name, get_template_directory_uri() . '/build/' . $name . '.js', $build['dependencies'], $build['version']);
        }
    }
}
