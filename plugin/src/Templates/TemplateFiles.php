<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** Finds the files of template parts: the copy in a theme's directory `stallkeeper/`, or the plugin's. */
final class TemplateFiles
{
    /** @param string $name such as `search/hit` */
    public function find(string $name): TemplateFile
    {
        $override = locate_template("stallkeeper/$name.php");

        // PHP reports errors with the path without symbolic links.
        return $override === '' ? $this->own($name) : new TemplateFile(realpath($override) ?: $override, true);
    }

    /** @param string $name of a template of the plugin */
    public function own(string $name): TemplateFile
    {
        return new TemplateFile($this->directory() . "/$name.php", false);
    }

    /** @return list<string> names of all templates of the plugin that a theme can override */
    public function names(): array
    {
        $directory = $this->directory();
        $files = [...glob("$directory/*/*.php") ?: [], ...glob("$directory/*/*/*.php") ?: []];

        return array_map(static fn(string $file): string => substr($file, strlen($directory) + 1, -4), $files);
    }

    private function directory(): string
    {
        return dirname(__DIR__, 2) . '/templates';
    }
}
