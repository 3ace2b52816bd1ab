<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

/** Removes the line breaks and indentation of a template from its HTML. */
final class CompactHtml
{
    public static function of(string $html): string
    {
        return (string) preg_replace(['/>\s*\n\s*</', '/\s*\n\s*>/', '/\s*\n\s*/'], ['><', '>', ' '], trim($html));
    }
}
