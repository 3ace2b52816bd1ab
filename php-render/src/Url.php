<?php

declare(strict_types=1);

namespace Stallkeeper\Render;

/** The allow-list for URLs: http, https, mailto, tel, sms and relative URLs. None of them can run code. */
final class Url
{
    private const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

    /** @return string the URL; '' if a browser could interpret it in another way */
    public static function allow(string $url): string
    {
        // Browsers remove tabs, line breaks and leading control characters before they read the scheme.
        $url = trim((string) preg_replace('/[\t\r\n]+/', '', $url), "\x00..\x20");
        if (preg_match('/^([A-Za-z][A-Za-z0-9+.-]*):/', $url, $scheme) === 1) {
            return in_array(strtolower($scheme[1]), self::SCHEMES, true) ? $url : '';
        }
        return str_contains($url, "\0") || str_starts_with($url, ':') ? '' : $url;
    }
}
