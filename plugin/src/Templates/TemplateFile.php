<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** The file of a template part: the copy in a theme's directory `stallkeeper/`, or the plugin's. */
final class TemplateFile
{
    private const VERSION = '/@version\s+(\d+(?:\.\d+)*)/i';

    /** The version is in the comment at the top of the file. */
    private const HEADER_BYTES = 8192;

    private function __construct(public readonly string $path, public readonly bool $isOverride) {}

    /** @param string $name such as `search/hit` */
    public static function find(string $name): self
    {
        $override = locate_template("stallkeeper/$name.php");

        // PHP reports errors with the path without symbolic links.
        return $override === '' ? self::own($name) : new self(realpath($override) ?: $override, true);
    }

    /** @param string $name of a template of the plugin */
    public static function own(string $name): self
    {
        return new self(self::directory() . "/$name.php", false);
    }

    /** @return list<string> names of all templates of the plugin that a theme can override */
    public static function names(): array
    {
        $directory = self::directory();
        $files = [...glob("$directory/*/*.php") ?: [], ...glob("$directory/*/*/*.php") ?: []];

        return array_map(static fn(string $file): string => substr($file, strlen($directory) + 1, -4), $files);
    }

    /** @return string|null value of `@version`; null without one */
    public function version(): ?string
    {
        $header = (string) file_get_contents($this->path, false, null, 0, self::HEADER_BYTES);

        return preg_match(self::VERSION, $header, $match) === 1 ? $match[1] : null;
    }

    private static function directory(): string
    {
        return dirname(__DIR__, 2) . '/templates';
    }
}
