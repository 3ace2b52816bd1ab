<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use Error;
use Exception;
use PDO;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\ResultsPageSearch;

/** The index after errors. */
final class IndexFaultsTest extends IndexTestCase
{
    #[TestDox('A change is not lost if the process ends between saving and indexing')]
    public function testKilled(): void
    {
        $post = $this->post(['post_title' => 'ghostbefore']);
        $this->endRequest();
        wp_update_post(['ID' => $post, 'post_title' => 'ghostafter']);
        // No callback of `shutdown` runs.
        $next = $this->newRequest();
        self::assertTrue($next->get(IndexQueue::class)->isMarked());
        $next->get(IndexWorker::class)->run(20.0);
        self::assertSame([[], [$post]], [$this->found('ghostbefore'), $this->found('ghostafter')]);
    }

    #[TestDox('A post with a failing shortcode is indexed by its text, and other posts are indexed')]
    public function testShortcode(): void
    {
        add_shortcode('throws', static fn(): string => throw new Error('Broken on purpose'));
        add_filter(
            'stallkeeper_search_record',
            static fn(array $record): array => $record['post_title'] === 'poisonpost'
                ? throw new Exception('Poisoned on purpose')
                : $record,
        );
        try {
            $this->post(['post_title' => 'throwspost', 'post_content' => 'Plain words [throws]']);
            $this->post(['post_title' => 'poisonpost']);
            $healthy = $this->post(['post_title' => 'healthypost']);
            for ($run = 1; $run <= 4; $run++) {
                $this->endRequest();
            }
        } finally {
            remove_shortcode('throws');
        }
        self::assertSame([], $this->waiting());
        self::assertSame('Plain words', $this->foundRecord('throwspost')['content']);
        self::assertSame([[$healthy], []], [$this->found('healthypost'), $this->found('poisonpost')]);
    }

    #[TestDox('The hourly comparison indexes posts written directly to the database')]
    public function testComparison(): void
    {
        [$changed, $gone] = [$this->post(['post_title' => 'auditone']), $this->post(['post_title' => 'audittwo'])];
        $this->endRequest();
        do_action('stallkeeper_search_audit');
        self::assertSame([], $this->waiting());
        $db = self::database();
        $db->update(
            $db->posts,
            ['post_title' => 'auditnew', 'post_modified_gmt' => gmdate('Y-m-d H:i:s', time() + 5)],
            ['ID' => $changed],
        );
        $db->update($db->posts, ['post_status' => 'private'], ['ID' => $gone]);
        $this->endRequest();
        self::assertSame([], $this->found('auditnew'));
        do_action('stallkeeper_search_audit');
        $this->endRequest();
        self::assertSame([[$changed], []], [$this->found('auditnew'), $this->found('audittwo')]);
    }

    #[TestDox('Search works during a rebuild, and changes made during it are not lost')]
    public function testRebuild(): void
    {
        $post = $this->post(['post_title' => 'rebuildpost']);
        $this->post(['post_title' => 'otherpost']);
        $this->post(['post_title' => 'thirdpost']);
        $this->endRequest();
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->markStale();
        stallkeeper_tools(IndexWorker::class)->run(0.0);
        self::assertSame([true, [$post]], [$states->fresh()->isBuilding(), $this->found('rebuildpost')]);
        wp_delete_post($post, true);
        stallkeeper_tools(IndexWorker::class)->run(0.0);
        self::assertSame([true, []], [$states->fresh()->isBuilding(), $this->found('rebuildpost')]);
        $new = $this->post(['post_title' => 'meanwhilepost']);
        do {
            stallkeeper_tools(IndexWorker::class)->run(5.0);
        } while ($states->fresh()->isBuilding());
        self::assertSame([[$new], []], [$this->found('meanwhilepost'), $this->found('rebuildpost')]);
    }

    #[
        TestDox(
            'A host without the PHP extensions of the built-in engine uses WordPress’s own search, and Site Health reports the reason',
        ),
    ]
    public function testNoEngine(): void
    {
        $plain = $this->post(['post_title' => 'plainfen']);
        $this->endRequest();
        self::assertSame('good', self::health()['status']);
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertNull(stallkeeper_tools(BuiltInEngine::class)->search(['query' => 'the']));
        self::assertSame('recommended', self::health()['status']);
        self::assertStringContainsString('a PHP extension is missing', self::health()['label']);
        $later = $this->post(['post_title' => 'laterfen']);
        foreach (['plainfen' => $plain, 'laterfen' => $later] as $word => $post) {
            $_GET = ['s' => $word];
            $hits = $this->newRequest()->get(ResultsPageSearch::class)->result()->hits;
            self::assertNotNull($hits);
            self::assertSame([$post], array_map(HitList::postId(...), $hits->hits));
        }
        remove_filter('stallkeeper_search_engine_can_run', '__return_false');
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([$later], $this->found('laterfen'));
    }

    #[TestDox('With an index of another version, WordPress’s own search answers until the index is built again')]
    public function testOtherVersion(): void
    {
        $post = $this->post(['post_title' => 'formerpost']);
        $this->endRequest();
        $file = (string) stallkeeper_tools(BuiltInEngine::class)->indexFile();
        (new PDO("sqlite:$file"))->exec('PRAGMA user_version = ' . (IndexSettings::SCHEMA_VERSION - 1));
        $_GET = ['s' => 'formerpost'];
        $next = $this->newRequest();
        $hits = $next->get(ResultsPageSearch::class)->result()->hits;
        self::assertNotNull($hits);
        self::assertSame([$post], array_map(HitList::postId(...), $hits->hits));
        self::assertNull($next->get(BuiltInEngine::class)->search(['query' => 'formerpost']));
        do {
            $next->get(IndexWorker::class)->run(20.0);
        } while ($next->get(IndexStateStorage::class)->fresh()->isBuilding());
        self::assertNotSame($file, stallkeeper_tools(BuiltInEngine::class)->indexFile());
        self::assertSame([$post], $this->found('formerpost'));
    }

    /** @return array{status: string, label: string} */
    private static function health(): array
    {
        /** @var array{direct: array<string, array{test: callable(): array{status: string, label: string}}>} $tests */
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);

        return $tests['direct']['stallkeeper_search']['test']();
    }
}
