<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Inserts highlight tags into a text. */
final class HighlightTags
{
    public function __construct(private readonly string $pre, private readonly string $post) {}

    /**
     * @param array<int, int> $spans start offset => end offset; phrases may begin before the last span
     *
     * @return array<int, int> without overlaps, in order
     */
    public static function merged(array $spans): array
    {
        ksort($spans);
        $merged = [];
        $last = -1;
        foreach ($spans as $from => $to) {
            if ($last < 0 || $merged[$last] <= $from) {
                $last = $from;
            }
            $merged[$last] = max($merged[$last] ?? 0, $to);
        }

        return $merged;
    }

    /** @param array<int, int> $spans start offset => end offset (exclusive), in bytes */
    public function insert(string $text, array $spans): string
    {
        $marked = '';
        $at = 0;
        foreach ($spans as $from => $to) {
            $marked .= substr($text, $at, $from - $at) . $this->pre . substr($text, $from, $to - $from) . $this->post;
            $at = $to;
        }
        $marked .= substr($text, $at);
        foreach (array_unique([$this->pre, $this->post]) as $tag) {
            // Inserted tags can complete a partial tag of the text. In that case return the plain text.
            $expected = count($spans) * ($this->pre === $this->post ? 2 : 1);
            if ($tag !== '' && substr_count($marked, $tag) !== $expected) {
                return $text;
            }
        }

        return $marked;
    }

    /** Removes tags that the text itself contains. */
    public function removeFrom(string $text): string
    {
        $tags = array_values(array_filter([$this->pre, $this->post], static fn(string $tag): bool => $tag !== ''));
        do {
            $before = $text;
            $text = str_replace($tags, '', $text);
        } while ($text !== $before);

        return $text;
    }
}
