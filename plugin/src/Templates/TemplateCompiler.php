<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use ErrorException;
use RuntimeException;
use Stallkeeper\Render\Template\Parser;
use Stallkeeper\Render\Template\Template;
use Stallkeeper\Render\Template\TemplateError;
use Throwable;

/** Runs the PHP of a template and its parts, and compiles what they print. */
final class TemplateCompiler
{
    /** Limits a part that includes itself. */
    private const MAX_DEPTH = 10;

    /** @var list<string> parts that are being read, the innermost last */
    private array $reading = [];

    /** @var array<string, TemplateFile> files by part */
    private array $files = [];

    private string $failedPart = '';

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $fields
     * @param list<string> $rejected parts whose override is not used
     */
    public function __construct(
        private readonly TemplateFiles $templates,
        private readonly array $values,
        private readonly array $fields,
        private readonly array $rejected,
    ) {}

    /** @throws TemplateException */
    public function compile(string $name): Template
    {
        $level = ob_get_level();
        $previous = set_error_handler(function (int $type, string $message, string $file, int $line) use (
            &$previous,
        ): bool {
            // An undefined variable leaves a gap in the page, so it is an error here. Other files keep their handler.
            $isError = ($type & error_reporting() & (E_WARNING | E_NOTICE | E_USER_ERROR)) !== 0;
            if ($isError && in_array($file, array_column($this->files, 'path'), true)) {
                throw new ErrorException($message, 0, $type, $file, $line);
            }
            return is_callable($previous) && $previous($type, $message, $file, $line) !== false;
        });
        try {
            return Template::compile($this->read($name), $this->fields);
        } catch (TemplateError $error) {
            $this->failedPart = $error->template === '' ? $name : $error->template;
            throw TemplateException::fromMarkup($error, $this->file($this->failedPart)->path);
        } catch (TemplateException $error) {
            $this->failedPart = (string) end($this->reading);
            throw $error;
        } catch (Throwable $error) {
            $this->failedPart = (string) end($this->reading);
            throw TemplateException::fromError($error);
        } finally {
            restore_error_handler();
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    /** @return string|null the part whose override made compile() fail; null if a template of the plugin failed */
    public function failedOverride(): ?string
    {
        return isset($this->files[$this->failedPart]) && $this->files[$this->failedPart]->isOverride
            ? $this->failedPart
            : null;
    }

    private function file(string $name): TemplateFile
    {
        return $this->files[$name] ??= in_array($name, $this->rejected, true)
            ? $this->templates->own($name)
            : $this->templates->find($name);
    }

    /** @param array<string, mixed> $more values for this part and, if it passes them on, its own parts */
    private function read(string $name, array $more = []): string
    {
        if (count($this->reading) >= self::MAX_DEPTH) {
            throw new RuntimeException(sprintf('The template part "%s" includes itself.', $name));
        }
        $file = $this->file($name);
        if (!is_file($file->path)) {
            throw new RuntimeException(sprintf('There is no template part "%s".', $name));
        }
        $this->reading[] = $name;
        if ($file->isOverride && $file->version() === null) {
            throw TemplateException::forFile(
                'The file has no @version. Copy the version of the plugin’s template that it is based on.',
                $file->path,
            );
        }
        ob_start();
        $this->include($file->path, $more);
        array_pop($this->reading);

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
}
