<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/**
 * Remembers errors in overrides that visitors' requests have found, for the admin notice and Site Health. An error
 * counts until its file changes.
 *
 * @phpstan-type Error array{file: string, line: int, message: string, modified: int}
 */
final class OverrideErrors
{
    public const OPTION = 'stallkeeper_template_errors';

    private const MAX = 20;

    public function __construct(private readonly TemplateFiles $files) {}

    /** @param string $part such as `search/hit` */
    public function add(string $part, TemplateException $error): void
    {
        $errors = $this->stored();
        $new = [
            'file' => $error->place(),
            'line' => $error->templateLine,
            'message' => $error->getMessage(),
            'modified' => $this->modified($part),
        ];
        if (($errors[$part] ?? null) !== $new) {
            update_option(self::OPTION, array_slice([$part => $new] + $errors, 0, self::MAX), false);
        }
    }

    /** @return array<string, Error> errors of files that have not changed since, by template part */
    public function current(): array
    {
        return array_filter(
            $this->stored(),
            fn(array $error, string $part): bool => $error['modified'] === $this->modified($part),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /** @return array<string, Error> */
    private function stored(): array
    {
        $stored = get_option(self::OPTION, []);
        $errors = [];
        foreach (is_array($stored) ? $stored : [] as $part => $error) {
            if (
                is_string($part) &&
                is_array($error) &&
                is_string($error['file'] ?? null) &&
                is_int($error['line'] ?? null) &&
                is_string($error['message'] ?? null) &&
                is_int($error['modified'] ?? null)
            ) {
                $errors[$part] = [
                    'file' => $error['file'],
                    'line' => $error['line'],
                    'message' => $error['message'],
                    'modified' => $error['modified'],
                ];
            }
        }
        return $errors;
    }

    /** @return int Unix time of the override's last change; 0 without an override */
    private function modified(string $part): int
    {
        $file = $this->files->find($part);

        return $file->isOverride ? (int) filemtime($file->path) : 0;
    }
}
