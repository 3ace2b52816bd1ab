<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/**
 * Remembers errors in overrides that visitors' requests have found, for the admin notice and Site Health. An error counts
 * until its file changes.
 *
 * @phpstan-type Error array{file: string, line: int, message: string, modified: int}
 */
final class OverrideErrors
{
    public const OPTION = 'stallkeeper_template_errors';

    private const MAX = 20;

    /** @param string $part such as `search/hit` */
    public static function add(string $part, TemplateException $error): void
    {
        $errors = self::stored();
        $new = ['file' => $error->place(), 'line' => $error->templateLine, 'message' => $error->getMessage(), 'modified' => self::modified($part)];
        if (($errors[$part] ?? null) !== $new) {
            update_option(self::OPTION, array_slice([$part => $new] + $errors, 0, self::MAX), false);
        }
    }

    /** @return array<string, Error> errors of files that have not changed since, by template part */
    public static function current(): array
    {
        return array_filter(self::stored(), static fn(array $error, string $part): bool => $error['modified'] === self::modified($part), ARRAY_FILTER_USE_BOTH);
    }

    /** @return array<string, Error> */
    private static function stored(): array
    {
        $stored = get_option(self::OPTION, []);
        $errors = [];
        foreach (is_array($stored) ? $stored : [] as $part => $error) {
            if (is_string($part) && is_array($error) && is_string($error['file'] ?? null) && is_int($error['line'] ?? null) && is_string($error['message'] ?? null) && is_int($error['modified'] ?? null)) {
                $errors[$part] = ['file' => $error['file'], 'line' => $error['line'], 'message' => $error['message'], 'modified' => $error['modified']];
            }
        }
        return $errors;
    }

    /** @return int Unix time of the override's last change; 0 without an override */
    private static function modified(string $part): int
    {
        $file = TemplateFile::find($part);

        return $file->isOverride ? (int) filemtime($file->path) : 0;
    }
}
