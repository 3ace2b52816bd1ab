<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** The file of a template part. */
final class TemplateFile
{
    private const VERSION = '/@version\s+(\d+(?:\.\d+)*)/i';

    /** The version is in the comment at the top of the file. */
    private const HEADER_BYTES = 8192;

    /** @param bool $isOverride whether the file is in a theme */
    public function __construct(public readonly string $path, public readonly bool $isOverride) {}

    /** @return string|null value of `@version`; null without one */
    public function version(): ?string
    {
        $header = (string) file_get_contents($this->path, false, null, 0, self::HEADER_BYTES);

        return preg_match(self::VERSION, $header, $match) === 1 ? $match[1] : null;
    }
}
