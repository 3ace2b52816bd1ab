<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\TestDox;

final class WordFormsTest extends SynonymsTestCase
{
    #[TestDox('A plural finds the singular and the other way round')]
    public function testPlurals(): void
    {
        $index = $this->expanded(['Box', 'Boxes', 'Foxes'], language: 'fake');
        self::assertSame([2, 1, 3], self::found($index, 'boxes'));
        self::assertSame([1, 2], array_slice(self::found($index, 'box'), 0, 2));
        self::assertSame([2, 1], self::found($index, 'boxes', ['typoTolerance' => false]));
        self::assertSame([1, 2], self::found($index, 'box', ['queryType' => 'prefixNone', 'typoTolerance' => false]));
    }

    #[TestDox('Without a language there are no plurals')]
    public function testNone(): void
    {
        self::assertSame(
            [2],
            self::found($this->expanded(['Box', 'Boxes'], 'sofa, couch'), 'boxes', ['typoTolerance' => false]),
        );
    }

    #[TestDox('The other form is highlighted')]
    public function testHighlight(): void
    {
        $marked = self::highlight(
            self::hits($this->expanded(['Red box'], language: 'fake'), ['query' => 'boxes'])[0],
            'post_title',
        );
        self::assertSame(['Red <em>box</em>', 'full'], [$marked['value'], $marked['matchLevel']]);
    }

    #[TestDox('The plural of a synonym is found, with the singular or the plural in the rule and in the query')]
    public function testWithSynonyms(): void
    {
        $index = $this->expanded(
            ['Sofas', 'Couch', 'Media console', 'TV stand'],
            "sofa, couch\ntv stand, media console",
            language: 'fake',
        );
        self::assertSame([2, 1], self::found($index, 'couches'));
        self::assertSame([2, 1], self::found($index, 'couch'));
        self::assertSame([4, 3], self::found($index, 'tv stands'));
    }

    #[TestDox('Words with accents have plurals')]
    public function testAccents(): void
    {
        self::assertSame(
            [2, 1],
            self::found($this->expanded(['Leão', 'Leões'], language: 'fake'), 'leões', ['typoTolerance' => false]),
        );
    }

    #[TestDox('A word of a deleted post is no alternative')]
    public function testDeleted(): void
    {
        $index = $this->expanded(['Box', 'Boxes'], language: 'fake');
        $index->delete(['1-0']);
        self::assertSame([2], self::found($index, 'boxes'));
    }
}
