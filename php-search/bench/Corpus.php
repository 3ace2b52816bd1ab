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
    private const SYLLABLES = [
        'ba',
        'ce',
        'di',
        'fo',
        'gu',
        'la',
        'me',
        'ni',
        'po',
        'ru',
        'sa',
        'te',
        'vi',
        'zo',
        'shu',
        'tra',
        'ple',
        'gri',
        'sto',
        'clu',
        'an',
        'er',
        'in',
        'on',
        'ur',
        'ka',
        'ho',
        'ya',
        'wi',
        'ju',
        'den',
        'mar',
        'lin',
        'cor',
        'sun',
        'pa',
        'ge',
        'bri',
        'dro',
        'nu',
    ];

    /** @var list<string> */
    private array $words = [];

    /** @var list<float> */
    private array $sums = [];

    /** Number of steps in which $firsts divides the sums, to shorten the search for a word. */
    private const STEPS = 4096;

    /** @var list<int> step => index of the first word whose sum is not below it */
    private array $firsts = [];

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
        for ($step = $word = 0; $step <= self::STEPS; $step++) {
            while ($word < self::VOCABULARY - 1 && $this->sums[$word] < ($step / self::STEPS) * $sum) {
                $word++;
            }
            $this->firsts[] = $word;
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
            'stock_status' => mt_rand(1, 10) === 1 ? 'outofstock' : 'instock',
            'price' => ($price = mt_rand(100, 20000) / 100),
            'max_price' => $price,
            'rating' => mt_rand(0, 50) / 10,
            'stars' => array_map(strval(...), range(1, mt_rand(1, 4))),
            'offers' => mt_rand(1, 8) === 1 ? ['sale'] : [],
            'attributes' => [
                'pa_color' => ['Color ' . mt_rand(1, 20)],
                'pa_size' => ['Size ' . mt_rand(1, 8), 'Size ' . mt_rand(1, 8)],
                'pa_material' => ['Material ' . mt_rand(1, 60)],
            ],
            'term_ids' => array_map(strval(...), [mt_rand(1, 15), mt_rand(16, 215)]),
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
        $sum = $this->sums[self::VOCABULARY - 1];
        $point = (mt_rand() / mt_getrandmax()) * $sum;
        $step = (int) (($point / $sum) * self::STEPS);
        $low = $this->firsts[max(0, $step - 1)];
        $high = $this->firsts[min(self::STEPS, $step + 2)];
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
