<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

/**
 * Builds the posting lists of beginnings of words (see TermKey::BEGINNINGS).
 *
 * The words are sorted, so all words with the same beginning are adjacent. The posts of a word are added to the list of
 * its longest beginning. When that list is complete, its posts are added to the list of the next shorter beginning.
 */
final class BeginningLists
{
    /** Maximum length in bytes of a list that is collected first. Longer lists are converted to bits at once. */
    private const SHORT = 200;

    /** @var array<array-key, string> complete lists: beginning => container; numeric beginnings become int keys */
    private array $done = [];

    /**
     * @var array<int, array{string, string, string}> incomplete lists: index in TermKey::BEGINNINGS => beginning, bits
     *     and collected short lists
     */
    private array $open = [];

    private function __construct() {}

    /**
     * @param array<array-key, string> $words word => 16-bit numbers of posts (little endian), sorted by word
     *
     * @return array<array-key, string> beginning => container (see PostingContainer), sorted by beginning
     */
    public static function build(array $words): array
    {
        $lists = new self();
        foreach ($words as $word => $list) {
            $lists->add((string) $word, $list);
        }

        return $lists->finish();
    }

    private function add(string $word, string $list): void
    {
        $beginnings = TermKey::beginnings($word);
        $last = count($beginnings) - 1;
        for ($letters = count(TermKey::BEGINNINGS) - 1; $letters >= 0; $letters--) {
            if (isset($this->open[$letters]) && ($beginnings[$letters] ?? null) !== $this->open[$letters][0]) {
                $this->close($letters);
            }
        }
        if ($last < 0) {
            return;
        }
        foreach ($beginnings as $letters => $beginning) {
            $this->open[$letters] ??= [$beginning, '', ''];
        }
        if (strlen($list) > self::SHORT) {
            $this->join($last, PostingContainer::bitsOfList($list));
        } else {
            $this->open[$last][2] .= $list;
        }
    }

    /** @return array<array-key, string> */
    private function finish(): array
    {
        for ($letters = count(TermKey::BEGINNINGS) - 1; $letters >= 0; $letters--) {
            if (isset($this->open[$letters])) {
                $this->close($letters);
            }
        }
        ksort($this->done, SORT_STRING);

        return $this->done;
    }

    private function close(int $letters): void
    {
        [$beginning, $bits, $short] = $this->open[$letters];
        unset($this->open[$letters]);
        $all = $bits | PostingContainer::bitsOfList($short);
        $this->done[$beginning] = PostingContainer::fromBits($all);
        if ($letters > 0) {
            $this->join($letters - 1, $all);
        }
    }

    private function join(int $letters, string $bits): void
    {
        $this->open[$letters][1] |= $bits;
    }
}
