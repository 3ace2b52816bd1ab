<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

/** The pairs of fonts in styles/typography/ beside the fonts of the visitor's device. */
final class StyleFonts
{
    private const DIRECTORY = 'typography';

    /** Slug of a font family => token. */
    private const TOKENS = ['body' => 'font-text', 'heading' => 'font-heading'];

    public function __construct(private readonly VariationFiles $files, private readonly FontFaces $faces) {}

    /** @return array<string, string> fonts by token: font-text and font-heading */
    public function properties(string $slug): array
    {
        $properties = [];
        foreach ($this->families($slug) as $family) {
            $token = is_string($family['slug'] ?? null) ? self::TOKENS[$family['slug']] ?? null : null;
            $fonts = $family['fontFamily'] ?? null;
            if ($token !== null && is_string($fonts) && preg_match("/^[\w ',-]{1,300}$/D", $fonts) === 1) {
                $properties[$token] = $fonts;
            }
        }

        return $properties;
    }

    /** @return string `@font-face` rules */
    public function css(string $slug): string
    {
        return implode('', array_map($this->faces->rule(...), $this->faceList($slug)));
    }

    /**
     * @return list<string> URLs of the files that every page with Latin letters needs: the first of text and headings.
     *     Browsers request the others when a page contains their characters.
     */
    public function firstFiles(string $slug): array
    {
        $urls = [];
        foreach ($this->families($slug) as $family) {
            $faces = is_array($family['fontFace'] ?? null) ? array_values($family['fontFace']) : [];
            $first = is_array($faces[0] ?? null) ? (array) ($faces[0]['src'] ?? []) : [];
            $urls[] = $this->faces->url($first[0] ?? null);
        }

        return array_values(array_filter($urls));
    }

    /** @return array<string, string> title by name of the file, of the pairs with fonts for text and headings */
    public function titles(): array
    {
        return array_filter(
            $this->files->titles(self::DIRECTORY),
            fn(string $slug): bool => count($this->properties($slug)) === count(self::TOKENS),
            ARRAY_FILTER_USE_KEY,
        );
    }

    /** @return list<array<mixed>> */
    private function faceList(string $slug): array
    {
        $faces = [];
        foreach ($this->families($slug) as $family) {
            $list = is_array($family['fontFace'] ?? null) ? $family['fontFace'] : [];
            $faces = [...$faces, ...array_values(array_filter($list, is_array(...)))];
        }

        return $faces;
    }

    /** @return list<array<mixed>> */
    private function families(string $slug): array
    {
        return $this->files->presets(self::DIRECTORY, $slug, 'typography', 'fontFamilies');
    }
}
