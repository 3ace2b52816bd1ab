<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Synonyms;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Tests\Search\Endpoints\EndpointTestCase;

/** Synonyms and stop words in both endpoints. */
final class SynonymEndpointsTest extends EndpointTestCase
{
    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
        stallkeeper_tools(SiteFileWriter::class)->rewrite();
    }

    #[TestDox('Synonyms and stop words change the results of both endpoints as soon as they are saved')]
    public function testSaved(): void
    {
        $this->post(['post_title' => 'Xanthic sofa']);
        $this->endRequest();
        self::assertSame([0, 0], $this->counts('couch xanthic'));
        (new SynonymOptions("couch => sofa\nlounge chair, sofa", 'of the'))->save();
        foreach (['couch xanthic', 'couches xanthic', 'lounge chair xanthic', 'the sofa of xanthic'] as $query) {
            self::assertSame([1, 1], $this->counts($query), $query);
        }
        (new SynonymOptions('', '', false))->save();
        self::assertSame([0, 0], $this->counts('couch xanthic'));
    }

    /** @return list<mixed> number of hits, by way */
    private function counts(string $query): array
    {
        return array_map(fn(string $way): mixed => self::onlyResult($this->ask($way, $query))['nbHits'], self::WAYS);
    }
}
