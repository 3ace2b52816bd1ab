<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Template\Parser;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Template\TemplateError;

/** Reads and compiles a template of the plugin. A theme overrides it with a copy in its directory `stallkeeper/`. */
final class TemplateLoader
{
    /** Limit for templates that include themselves. */
    private const MAX_DEPTH = 10;

    private int $depth = 0;

    /** @param array<string, mixed> $values variables for the template's PHP code, by name */
    private function __construct(private readonly array $values) {}

    /**
     * @param string $name path below `templates/` without extension, such as `search/results`
     * @param array<string, mixed> $values variables of the template; each file's header documents them
     * @throws TemplateException if the template or one of its parts is invalid
     */
    public static function load(string $name, array $values): Template
    {
        $loader = new self($values);
        $level = ob_get_level();
        $previous = set_error_handler(static function (int $type, string $message, string $file, int $line) use (&$previous): bool {
            // An undefined variable would leave a gap in the page, so it is an error. Other files keep their error handler.
            $isFault = ($type & error_reporting() & (E_WARNING | E_NOTICE | E_USER_ERROR)) !== 0;
            if ($isFault && (str_contains($file, '/templates/') || str_contains($file, '/stallkeeper/'))) {
                throw new \ErrorException($message, 0, $type, $file, $line);
            }
            return is_callable($previous) && $previous($type, $message, $file, $line) !== false;
        });
        try {
            return Template::compile($loader->read($name));
        } catch (TemplateError $error) {
            throw TemplateException::ofMarkup($error, self::file($error->template === '' ? $name : $error->template));
        } catch (\Throwable $error) {
            throw TemplateException::ofError($error);
        } finally {
            restore_error_handler();
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    /** @param array<string, mixed> $more additional variables for this part; it passes them on only explicitly */
    private function read(string $name, array $more = []): string
    {
        $file = self::file($name);
        if (!is_file($file)) {
            throw new \RuntimeException(sprintf('There is no template part "%s".', $name));
        }
        if (++$this->depth > self::MAX_DEPTH) {
            throw new \RuntimeException(sprintf('The template part "%s" includes itself.', $name));
        }
        ob_start();
        $this->include($file, $more);
        $this->depth--;
        return Parser::mark($name, (string) ob_get_clean());
    }

    /** @param array<string, mixed> $more */
    private function include(string $templateFile, array $more): void
    {
        $part = function (string $name, array $more = []): void {
            /** @var array<string, mixed> $more */
            echo $this->read($name, $more);
        };
        $values = $more + $this->values;
        unset($more);
        extract($values, EXTR_SKIP);
        include $templateFile;
    }

    /** @return string path of a copy in the child theme or theme (`stallkeeper/`), otherwise of the plugin's template */
    private static function file(string $name): string
    {
        $override = locate_template('stallkeeper/' . $name . '.php');

        return $override === '' ? dirname(__DIR__, 2) . '/templates/' . $name . '.php' : $override;
    }
}
