<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Templates;

/** An error in a template, with the file and line to correct. */
final class TemplateError extends \RuntimeException
{
    private function __construct(
        \Throwable $error,
        public readonly string $templateFile,
        public readonly int $templateLine,
    ) {
        parent::__construct($error->getMessage(), 0, $error);
    }

    /**
     * @param list<string> $templates files of templates. A function called with a wrong value fails in a file of
     *     WordPress; the line to correct is the call in the template.
     * @param string $fallback file to name if the error occurred in none of them
     */
    public static function from(\Throwable $error, array $templates, string $fallback): self
    {
        foreach ([['file' => $error->getFile(), 'line' => $error->getLine()], ...$error->getTrace()] as $place) {
            if (in_array($place['file'] ?? '', $templates, true)) {
                return new self($error, $place['file'] ?? '', $place['line'] ?? 0);
            }
        }

        return new self($error, $fallback, 1);
    }

    /** @return string path that starts with the theme's directory, such as `stallkeeper/templates/nav/main.php` */
    public function displayPath(): string
    {
        $file = wp_normalize_path($this->templateFile);
        foreach ([get_stylesheet_directory(), get_template_directory()] as $directory) {
            foreach ([$directory, (string) realpath($directory)] as $theme) {
                $theme = wp_normalize_path($theme);
                if ($theme !== '' && str_starts_with($file, $theme . '/')) {
                    return basename($directory) . substr($file, strlen($theme));
                }
            }
        }

        return basename($file);
    }
}
