<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench;

/**
 * Generates the same posts on every machine: a fixed seed, an invented vocabulary with a Zipf distribution, titles of 4
 * to 9 words and bodies of 100 to 400 words.
 */
final class Corpus
{
    private const VOCABULARY = 25000;
    private const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo', 'shu', 'tra', 'ple', 'gri', 'sto', 'clu',
        'an', 'er', 'in', 'on', 'ur', 'ka', 'ho', 'ya', 'wi', 'ju', 'den', 'mar', 'lin', 'cor', 'sun', 'pa', 'ge', 'bri', 'dro', 'nu'];

    /** @var list<string> */
    private array $words = [];

    /** @var list<float> */
    private array $sums = [];

    public function __construct(int $seed = 20261121)
    {
        mt_srand($seed);
        /** @var array<string, true> $seen */
        $seen = [];
        while (count($seen) < self::VOCABULARY) {
            $word = '';
            for ($i = mt_rand(2, 4); $i > 0; $i--) {
                $word .= self::SYLLABLES[mt_rand(0, count(self::SYLLABLES) - 1)];
            }
            $seen[$word] = true;
        }
        $this->words = array_map(strval(...), array_keys($seen));
        $sum = 0.0;
        foreach ($this->words as $rank => $_) {
            $this->sums[] = $sum += 1 / ($rank + 1);
        }
    }

    /** @return \Generator<array{objectID: string, post_title: string, content: string, ...<string, mixed>}> */
    public function posts(int $count): \Generator
    {
        for ($id = 1; $id <= $count; $id++) {
            yield $this->post($id);
        }
    }

    /** @return array{objectID: string, post_title: string, content: string, ...<string, mixed>} */
    public function post(int $id): array
    {
        mt_srand(7919 * $id);

        return [
            'objectID' => "$id-0",
            'post_id' => $id,
            'post_type' => 'post',
            'post_title' => ucfirst($this->text(mt_rand(4, 9))),
            'permalink' => "/post-$id/",
            'post_excerpt' => '',
            'content' => $this->text(mt_rand(100, 400)),
            'post_author' => ['display_name' => 'Author ' . mt_rand(1, 20)],
            'post_date' => 1_600_000_000 + 3600 * $id,
            'post_date_formatted' => '',
            'taxonomies' => ['category' => ['Category ' . mt_rand(1, 15)], 'post_tag' => ['Tag ' . mt_rand(1, 200)]],
            'is_sticky' => 0,
        ];
    }

    private function text(int $length): string
    {
        $text = [];
        for ($i = 0; $i < $length; $i++) {
            $text[] = $this->word();
        }

        return implode(' ', $text);
    }

    private function word(): string
    {
        $point = mt_rand() / mt_getrandmax() * $this->sums[count($this->sums) - 1];
        $low = 0;
        $high = count($this->sums) - 1;
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            if ($this->sums[$middle] < $point) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $this->words[$low];
    }
}
