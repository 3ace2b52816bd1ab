<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/**
 * Puts finished HTML into a drawn template. Templates have no directive for raw HTML: they draw a mark where a slide's
 * inside belongs, and what a template part of the theme has made goes there afterwards.
 */
final class SlideContents
{
    /** @param list<string> $contents finished HTML, one for each slot */
    private function __construct(private readonly array $contents, private readonly string $mark) {}

    /**
     * @param list<string> $contents
     * @param ?string $mark what no slide can contain; by chance where nothing is said
     */
    public static function of(array $contents, ?string $mark = null): self
    {
        return new self($contents, $mark ?? bin2hex(random_bytes(16)));
    }

    /** @return list<string> the marks, in the order of the contents */
    public function marks(): array
    {
        return array_map(fn(int $index): string => $this->mark($index), array_keys($this->contents));
    }

    /** @param string $html drawn with the marks */
    public function fill(string $html): string
    {
        $contents = [];
        foreach ($this->contents as $index => $content) {
            $contents[$this->mark($index)] = $content;
        }

        return strtr($html, $contents);
    }

    private function mark(int $index): string
    {
        return sprintf('{slot-%s-%d}', $this->mark, $index);
    }
}
