<?php

declare(strict_types=1);

namespace Stallkeeper\Render;

/** The one allow-list of addresses: http, https, mail, telephone and relative ones. None of them can run code. */
final class Url
{
    private const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

    /** @return string the address, or '' when a browser could take it for anything else */
    public static function allow(string $url): string
    {
        // Browsers drop tabs and line breaks anywhere and control characters in front before they look for the scheme.
        $url = trim((string) preg_replace('/[\t\r\n]+/', '', $url), "\x00..\x20");
        if (preg_match('/^([A-Za-z][A-Za-z0-9+.-]*):/', $url, $scheme) === 1) {
            return in_array(strtolower($scheme[1]), self::SCHEMES, true) ? $url : '';
        }
        return str_contains($url, "\0") || str_starts_with($url, ':') ? '' : $url;
    }
}
