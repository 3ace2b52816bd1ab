<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Tokenizer\Folding;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/**
 * Highlights the words of a query in a text and returns the provider's highlight fields.
 *
 * The value is not escaped: clients split it at the tags. Therefore tags that occur in the text itself are removed.
 */
final class Highlighter
{
    /** Maximum bytes of a value to search for words. Text after it is not highlighted. */
    private const SCANNED = 200_000;

    /** Maximum bytes of a text whose words may all be in memory at the same time. */
    private const SHORT = 20_000;

    /** @var array<array-key, int> whole token => index of the query word */
    private array $whole = [];

    /** @var array<array-key, int> beginning of a token => index of the query word */
    private array $beginnings = [];

    public function __construct(
        private readonly QueryWords $words,
        private readonly string $pre = '<em>',
        private readonly string $post = '</em>',
    ) {
        foreach ($words->words as $i => $word) {
            foreach ($word->tokens as $token) {
                $this->whole[$token] ??= $i;
            }
            if ($word->prefix || $word->dense) {
                $this->beginnings[$word->tokens[count($word->tokens) - 1]] ??= $i;
            }
            foreach (array_keys($word->corrections) as $correction) {
                $this->whole[$correction] ??= $i;
                if ($word->correctsBeginnings) {
                    $this->beginnings[$correction] ??= $i;
                }
            }
        }
    }

    /** @return array{value: string, matchLevel: 'none'|'partial'|'full', matchedWords: list<string>, fullyHighlighted?: bool} */
    public function mark(string $text): array
    {
        $text = $this->withoutTags($text);
        $spans = [];
        $seen = [];
        $unmarked = false;
        $last = 0;
        foreach ($this->words->isEmpty() ? [] : self::places(self::scanned($text)) as [$token, $offset, $piece]) {
            $hit = $this->hit($token, $piece);
            if ($hit === null) {
                $unmarked = $unmarked || $token !== '';
                continue;
            }
            [$word, $length] = $hit;
            $seen[$word] = true;
            if (($spans[$last] ?? 0) <= $offset) {
                $last = $offset;
            }
            $spans[$last] = max($spans[$last] ?? 0, $offset + $length);
            $unmarked = $unmarked || $length < strlen($piece);
        }
        if ($spans === []) {
            return ['value' => $text, 'matchLevel' => 'none', 'matchedWords' => []];
        }
        ksort($seen);

        return [
            'value' => $this->insert($text, $spans),
            'fullyHighlighted' => !$unmarked && strlen($text) <= self::SCANNED,
            'matchLevel' => count($seen) === count($this->words->words) ? 'full' : 'partial',
            'matchedWords' => array_map(fn(int $i): string => implode('', $this->words->words[$i]->tokens), array_keys($seen)),
        ];
    }

    /**
     * @return iterable<array{string, int, string}> same values as Tokenizer::places(); ASCII texts of up to SHORT bytes
     *   use a faster method
     */
    private static function places(string $text): iterable
    {
        return strlen($text) <= self::SHORT && mb_check_encoding($text, 'ASCII') ? Tokenizer::placesOfBytes($text) : Tokenizer::places($text);
    }

    /** The part of a text that mark() looks through. */
    public static function scanned(string $text): string
    {
        return mb_strcut($text, 0, self::SCANNED, 'UTF-8');
    }

    /** @return array{int, int}|null index of the query word and number of bytes of the piece to highlight */
    private function hit(string $token, string $piece): ?array
    {
        if ($token === '') {
            return null;
        }
        if (isset($this->whole[$token])) {
            return [$this->whole[$token], strlen($piece)];
        }
        foreach ($this->beginnings as $beginning => $word) {
            $beginning = (string) $beginning;
            if (str_starts_with($token, $beginning)) {
                return [$word, self::lengthOf($beginning, $piece)];
            }
        }

        return null;
    }

    /**
     * Returns how many bytes of the original text fold to the beginning. One character can fold to two, such as "ß".
     */
    private static function lengthOf(string $beginning, string $piece): int
    {
        if (mb_check_encoding($piece, 'ASCII')) {
            return strlen($beginning);
        }
        $length = 0;
        $folded = '';
        preg_match_all('/\P{M}\p{M}*|\p{M}+/u', $piece, $found);
        foreach ($found[0] as $character) {
            if (strlen($folded) >= strlen($beginning)) {
                break;
            }
            $folded .= Folding::word($character);
            $length += strlen($character);
        }

        return $length;
    }

    /** @param array<int, int> $spans start offset => end offset (exclusive), in bytes */
    private function insert(string $text, array $spans): string
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

    private function withoutTags(string $text): string
    {
        $tags = array_values(array_filter([$this->pre, $this->post], static fn(string $tag): bool => $tag !== ''));
        do {
            $before = $text;
            $text = str_replace($tags, '', $text);
        } while ($text !== $before);

        return $text;
    }
}
