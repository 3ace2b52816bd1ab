<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Template\TemplateError;

/** Error in an edited template, with its file and line. */
final class TemplateException extends \RuntimeException
{
    private function __construct(
        string $message,
        public readonly string $templateFile,
        public readonly int $templateLine,
        ?\Throwable $previous,
    ) {
        parent::__construct($message, 0, $previous);
    }

    public static function fromError(\Throwable $error): self
    {
        return new self($error->getMessage(), $error->getFile(), $error->getLine(), $error);
    }

    /** @param string $file a file that cannot be used, whatever its lines contain */
    public static function forFile(string $message, string $file): self
    {
        return new self($message, $file, 1, null);
    }

    /** @param string $file the template part that the error names */
    public static function fromMarkup(TemplateError $error, string $file): self
    {
        return new self($error->getMessage(), $file, self::sourceLine($error, $file), $error);
    }

    /**
     * Finds the line in the file: the error counts the lines of the output. PHP code in a template adds and removes few
     * lines, so this returns the nearest line that contains the tag.
     */
    private static function sourceLine(TemplateError $error, string $file): int
    {
        $lines = is_readable($file) ? (array) file($file) : [];
        $markup = 0;
        foreach ($lines as $index => $line) {
            if (str_starts_with(ltrim((string) $line), '?>')) {
                $markup = $index + 1;
                break;
            }
        }
        $expected = $markup + $error->outputLine;
        foreach (
            [strtok($error->tag, "\n"), '<' . preg_replace('/[^a-z0-9\/-].*$/is', '', ltrim($error->tag, '<'))]
            as $wanted
        ) {
            $found = array_keys(
                array_filter(
                    $lines,
                    static fn(mixed $line): bool => is_string($wanted) &&
                        strlen($wanted) > 1 &&
                        str_contains((string) $line, $wanted),
                ),
            );
            usort($found, static fn(int $a, int $b): int => abs($a + 1 - $expected) <=> abs($b + 1 - $expected));
            if ($found !== []) {
                return $found[0] + 1;
            }
        }
        return max(1, $expected);
    }

    /** The file for the log and for administrators: its path from the directory of the theme or the plugin. */
    public function place(): string
    {
        $file = wp_normalize_path($this->templateFile);
        $themes = [
            get_stylesheet_directory(),
            get_template_directory(),
            (string) realpath(get_stylesheet_directory()),
            (string) realpath(get_template_directory()),
            dirname(__DIR__, 2),
        ];
        foreach ($themes as $theme) {
            $theme = wp_normalize_path($theme);
            if ($theme !== '' && str_starts_with($file, $theme . '/')) {
                return basename($theme) . substr($file, strlen($theme));
            }
        }
        return basename($file);
    }
}
