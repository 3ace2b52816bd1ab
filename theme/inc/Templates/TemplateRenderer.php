<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Templates;

/**
 * Renders the PHP templates in `templates/`. A child theme overrides a template with a file of the same path.
 *
 * A template receives its values in `$args`, as with get_template_part(), and this object as `$templates`, to print
 * other templates. Output is buffered: if a template has an error, nothing of it is printed and the caller prints a
 * fallback.
 */
final class TemplateRenderer
{
    /** Ends a template that includes itself. A menu with all its levels needs eight. */
    private const MAX_DEPTH = 12;

    /** PHP reports these and continues. In a template they mean missing output, so they are errors. */
    private const ERRORS = E_WARNING | E_NOTICE | E_USER_ERROR | E_USER_WARNING | E_USER_NOTICE;

    /** @var array<string, string> files of the templates used so far, by name */
    private array $files = [];

    private int $depth = 0;

    /**
     * @param string $name path in `templates/` without extension, such as `nav/main`
     * @param array<string, mixed> $args values for the template: see its docblock
     * @return string HTML
     * @throws TemplateError if the template, or one that it includes, has an error
     */
    public function render(string $name, array $args = []): string
    {
        $level = ob_get_level();
        $this->reportErrors();
        try {
            ob_start();
            $this->print($name, $args);

            return $this->endBuffers($level);
        } catch (TemplateError $error) {
            throw $error;
        } catch (\Throwable $error) {
            throw TemplateError::from(
                $error,
                array_values($this->files),
                $this->files[$name] ?? get_template_directory() . "/templates/$name.php",
            );
        } finally {
            restore_error_handler();
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    /**
     * Prints another template. Templates call this; everything else calls {@see render()}.
     *
     * @param array<string, mixed> $args
     */
    public function print(string $name, array $args = []): void
    {
        if ($this->depth >= self::MAX_DEPTH) {
            /* translators: %s: name of a template file */
            throw new \RuntimeException(sprintf(__('The template %s includes itself.', 'stallkeeper'), $name));
        }
        $this->depth++;
        try {
            self::include($this->files[$name] ??= $this->locate($name), $args, $this);
        } finally {
            $this->depth--;
        }
    }

    /**
     * A method of its own, so that a template has no other variables than these.
     *
     * @param array<string, mixed> $args
     */
    private static function include(string $templateFile, array $args, self $templates): void
    {
        include $templateFile;
    }

    /** @return string path without symbolic links, as PHP reports it in errors */
    private function locate(string $name): string
    {
        $file = locate_template("templates/$name.php");
        if ($file === '') {
            /* translators: %s: name of a template file */
            throw new \RuntimeException(sprintf(__('The template %s does not exist.', 'stallkeeper'), $name));
        }
        $path = realpath($file);

        return $path === false ? $file : $path;
    }

    /** Turns PHP warnings in templates into exceptions. Warnings in other files keep their handler. */
    private function reportErrors(): void
    {
        $previous = set_error_handler(function (int $type, string $message, string $file, int $line) use (
            &$previous,
        ): bool {
            if (($type & error_reporting() & self::ERRORS) !== 0 && in_array($file, $this->files, true)) {
                throw new \ErrorException($message, 0, $type, $file, $line);
            }

            return is_callable($previous) && $previous($type, $message, $file, $line) !== false;
        });
    }

    /** @return string output of all buffers above this level; a template may have left its own open */
    private function endBuffers(int $level): string
    {
        if (ob_get_level() <= $level) {
            throw new \RuntimeException(
                __('The template closes an output buffer that it did not open.', 'stallkeeper'),
            );
        }
        $html = '';
        while (ob_get_level() > $level) {
            $html = ob_get_clean() . $html;
        }

        return $html;
    }
}
