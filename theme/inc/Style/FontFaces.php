<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

/**
 * Prints the `fontFace` lists of theme.json's format as CSS, for files of the theme and fonts of the visitor's device.
 *
 * WordPress prints faces of theme.json itself, but neither in the preview of the Customizer nor with local fonts.
 */
final class FontFaces
{
    private const FILE = '~^file:\./((?:[\w-]+/)*[\w-]+\.woff2)$~D';

    /** Property => descriptor and pattern of its value. */
    private const DESCRIPTORS = [
        'fontStyle' => ['font-style', '/^(normal|italic)$/D'],
        'fontWeight' => ['font-weight', '/^\d{3}( \d{3})?$/D'],
        'fontDisplay' => ['font-display', '/^(swap|fallback|optional)$/D'],
        'sizeAdjust' => ['size-adjust', '/^[\d.]{1,8}%$/D'],
        'ascentOverride' => ['ascent-override', '/^[\d.]{1,8}%$/D'],
        'descentOverride' => ['descent-override', '/^[\d.]{1,8}%$/D'],
        'lineGapOverride' => ['line-gap-override', '/^[\d.]{1,8}%$/D'],
        'unicodeRange' => ['unicode-range', '/^[U+0-9A-F, -]{1,500}$/D'],
    ];

    /**
     * @param array<mixed> $face
     * @return string an `@font-face` rule; '' if the name or the source is missing
     */
    public function rule(array $face): string
    {
        $family = $face['fontFamily'] ?? null;
        $sources = array_filter(array_map($this->source(...), (array) ($face['src'] ?? [])));
        if (!is_string($family) || preg_match('/^[\w -]{1,60}$/D', $family) !== 1 || $sources === []) {
            return '';
        }
        $css = "font-family:'$family';src:" . implode(',', $sources);
        foreach (self::DESCRIPTORS as $property => [$name, $pattern]) {
            $value = $face[$property] ?? null;
            if (is_string($value) && preg_match($pattern, $value) === 1) {
                $css .= ";$name:" . str_replace(', ', ',', $value);
            }
        }

        return "@font-face{{$css}}";
    }

    /** @return string URL of a file of the child theme or of the theme; '' for anything else */
    public function url(mixed $source): string
    {
        return is_string($source) && preg_match(self::FILE, $source, $match) === 1
            ? esc_url_raw(get_theme_file_uri($match[1]))
            : '';
    }

    private function source(mixed $source): string
    {
        if (is_string($source) && preg_match("/^local\('[\w -]{1,60}'\)$/D", $source) === 1) {
            return $source;
        }
        $url = $this->url($source);

        return $url === '' ? '' : "url('" . str_replace("'", '%27', $url) . "') format('woff2')";
    }
}
