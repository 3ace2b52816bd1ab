<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

/** HTML without the line breaks and indentation of its template. */
final class CompactHtml
{
    public static function of(string $html): string
    {
        return (string) preg_replace(['/>\s*\n\s*</', '/\s*\n\s*>/', '/\s*\n\s*/'], ['><', '>', ' '], trim($html));
    }
}
