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

    private readonly ?AlternativePhrases $phrases;

    private readonly HighlightTags $tags;

    public function __construct(private readonly QueryWords $words, string $pre = '<em>', string $post = '</em>')
    {
        $this->tags = new HighlightTags($pre, $post);
        foreach ($words->words as $i => $word) {
            foreach ($word->tokens as $token) {
                $this->whole[$token] ??= $i;
            }
            if ($word->isPrefix || $word->isUnspaced) {
                $this->beginnings[$word->tokens[count($word->tokens) - 1]] ??= $i;
            }
            foreach (array_keys($word->corrections) as $correction) {
                $this->whole[$correction] ??= $i;
                if ($word->correctsBeginnings) {
                    $this->beginnings[$correction] ??= $i;
                }
            }
        }
        foreach ($words->words as $i => $word) {
            foreach ($word->alternatives as $alternative) {
                if (count($alternative->tokens) > 1) {
                    continue;
                }
                $this->whole[$alternative->tokens[0]] ??= $i;
                if ($alternative->isBeginning) {
                    $this->beginnings[$alternative->tokens[0]] ??= $i;
                }
            }
        }
        $this->phrases = AlternativePhrases::fromWords($words);
    }

    /**
     * @return array{value: string, matchLevel: 'none'|'partial'|'full', matchedWords: list<string>,
     *     fullyHighlighted?: bool}
     */
    public function mark(string $text): array
    {
        $text = $this->tags->removeFrom($text);
        $spans = [];
        $seen = [];
        $unmarked = 0;
        $last = 0;
        $this->phrases?->begin();
        foreach ($this->words->isEmpty() ? [] : self::places(self::scanned($text)) as [$token, $offset, $piece]) {
            $hit = $this->hit($token, $piece);
            $phrase = $this->phrases?->next($token, $offset, $hit !== null);
            if ($phrase !== null) {
                $spans[$phrase['offset']] = max($spans[$phrase['offset']] ?? 0, $offset + strlen($piece));
                $seen += array_fill_keys($phrase['words'], true);
                $unmarked -= $phrase['unmarked'];
            }
            if ($hit === null) {
                $unmarked += $token === '' || $phrase !== null ? 0 : 1;
                continue;
            }
            [$word, $length] = $hit;
            $seen[$word] = true;
            if (($spans[$last] ?? 0) <= $offset) {
                $last = $offset;
            }
            $spans[$last] = max($spans[$last] ?? 0, $offset + $length);
            $unmarked += $length < strlen($piece) ? 1 : 0;
        }
        if ($spans === []) {
            return ['value' => $text, 'matchLevel' => 'none', 'matchedWords' => []];
        }
        ksort($seen);

        return [
            'value' => $this->tags->insert($text, $this->phrases === null ? $spans : HighlightTags::merged($spans)),
            'fullyHighlighted' => $unmarked === 0 && strlen($text) <= self::SCANNED,
            'matchLevel' => count($seen) === count($this->words->words) ? 'full' : 'partial',
            'matchedWords' => array_map(
                fn(int $i): string => implode('', $this->words->words[$i]->tokens),
                array_keys($seen),
            ),
        ];
    }

    /**
     * @return iterable<array{string, int, string}> same values as Tokenizer::places(); ASCII texts of up to SHORT bytes
     *   use a faster method
     */
    private static function places(string $text): iterable
    {
        return strlen($text) <= self::SHORT && mb_check_encoding($text, 'ASCII')
            ? Tokenizer::placesOfBytes($text)
            : Tokenizer::places($text);
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
}
