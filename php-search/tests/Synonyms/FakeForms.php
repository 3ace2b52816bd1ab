<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use Stallkeeper\Search\Synonyms\WordForms;

/** A language with a handful of nouns. */
final class FakeForms implements WordForms
{
    private const NOUNS = [
        'box' => 'boxes',
        'couch' => 'couches',
        'sofa' => 'sofas',
        'stand' => 'stands',
        'leão' => 'leões',
    ];

    public int $calls = 0;

    public function find(string $word, string $language): array
    {
        $this->calls++;
        foreach ($language === 'fake' ? self::NOUNS : [] as $one => $many) {
            if ($word === $one || $word === $many) {
                return [$one, $many];
            }
        }

        return [];
    }
}
