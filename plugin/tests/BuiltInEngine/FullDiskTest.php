<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\LightEndpoint;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Endpoints\SearchEndpoint;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use WP_REST_Request;

/** The directory of the index is a small file system of its own, which only root can mount. */
#[TestDox('With a disk that cannot be written')]
final class FullDiskTest extends IndexTestCase
{
    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $folder = $this->directory()->storage->path;
        // Files of earlier tests, whose database rows were rolled back.
        $this->directory()->storage->deleteOrphans(-1);
        stallkeeper_tools(BuiltInEngine::class)->forget();
        [$from, $copy] = [escapeshellarg($folder), escapeshellarg("$folder-copy")];
        exec("cp -a $from $copy && mount -t tmpfs -o size=64m,mode=700 tmpfs $from 2>&1", $lines, $code);
        if ($code === 0) {
            $this->folder = $folder;
            exec("cp -a $copy/. $from");
        }
        exec("rm -rf $copy");
        if ($code !== 0) {
            self::markTestSkipped('Only root can mount a small file system: ' . implode(' ', $lines));
        }
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }

    protected function tearDown(): void
    {
        if ($this->folder !== '') {
            stallkeeper_tools(BuiltInEngine::class)->forget();
            $this->repair();
            exec(
                sprintf(
                    'cp -a %1$s %1$s-copy && umount -l %1$s && cp -a %1$s-copy/. %1$s; rm -rf %1$s-copy',
                    escapeshellarg($this->folder),
                ),
            );
        }
        parent::tearDown();
    }

    #[TestDox('a post that becomes private while the disk is full is not found, and the search recovers by itself')]
    public function testWithdraw(): void
    {
        [$secret, $public] = [$this->post(['post_title' => 'Larchwood']), $this->post(['post_title' => 'Zebrawood'])];
        $this->endRequest();
        self::assertSame([1, 1], [$this->light('larchwood'), $this->rest('larchwood')]);
        $this->fill();
        wp_update_post(['ID' => $secret, 'post_status' => 'private']);
        $this->endRequest();
        self::assertSame(
            [null, null, []],
            [$this->light('larchwood'), $this->rest('larchwood'), $this->inWordPress('larchwood')],
        );
        self::assertSame([$public], $this->inWordPress('zebrawood'));

        $this->repair();
        $this->recover();
        self::assertSame(
            [0, 0, 1, 1],
            [$this->light('larchwood'), $this->rest('larchwood'), $this->light('zebrawood'), $this->rest('zebrawood')],
        );
    }

    #[
        TestDox(
            'a post that becomes private while the directory is read-only is not found, and the search recovers by itself',
        ),
    ]
    public function testReadOnly(): void
    {
        [$secret] = [$this->post(['post_title' => 'Larchwood']), $this->post(['post_title' => 'Zebrawood'])];
        $this->endRequest();
        stallkeeper_tools(BuiltInEngine::class)->forget();
        exec('mount -o remount,ro ' . escapeshellarg($this->folder));
        self::assertFalse(is_writable($this->folder));
        wp_update_post(['ID' => $secret, 'post_status' => 'private']);
        $this->endRequest();
        self::assertSame(
            [null, null, []],
            [$this->light('larchwood'), $this->rest('larchwood'), $this->inWordPress('larchwood')],
        );

        $this->repair();
        $this->recover();
        self::assertSame(
            [0, 0, 1, 1],
            [$this->light('larchwood'), $this->rest('larchwood'), $this->light('zebrawood'), $this->rest('zebrawood')],
        );
    }

    #[TestDox('a rebuild that fills the disk deletes its unfinished file, so that changes are indexed again')]
    public function testRebuild(): void
    {
        foreach (range(1, 80) as $number) {
            $words = implode(
                ' ',
                array_map(
                    static fn(int $i): string => base_convert((string) ($number * 5000 + $i), 10, 36) . 'wood',
                    range(1, 100),
                ),
            );
            $this->post(['post_title' => "Tray $number", 'post_content' => $words]);
        }
        $this->endRequest();
        $file = stallkeeper_tools(BuiltInEngine::class)->indexFile();
        $states = stallkeeper_tools(IndexStateStorage::class);
        $states->markStale();
        $this->fill(2_500_000);
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        $state = $states->fresh();
        self::assertSame([false, true], [$state->isBuilding(), $state->isPaused()]);
        self::assertSame(
            [(string) $file],
            array_values(preg_grep('~/[0-9a-f]{32}\.sqlite$~', glob("$this->folder/*") ?: []) ?: []),
        );
        $new = $this->post(['post_title' => 'Larchwood']);
        $this->endRequest();
        self::assertSame([$new], $this->found('larchwood'));

        $this->repair();
        $this->recover();
        self::assertFalse($states->isStale($states->fresh()));
        self::assertSame([$new], $this->found('larchwood'));
    }

    /** Fills the disk except for some bytes. */
    private function fill(int $exceptBytes = 0): void
    {
        $size = max(0, (int) disk_free_space($this->folder) - $exceptBytes);
        @file_put_contents("$this->folder/filler", str_repeat('x', $size));
        self::assertLessThanOrEqual($exceptBytes + 4096, disk_free_space($this->folder));
    }

    private function repair(): void
    {
        exec('mount -o remount,rw ' . escapeshellarg($this->folder));
        @unlink("$this->folder/filler");
    }

    /** What requests and scheduled events do some minutes later. */
    private function recover(): void
    {
        stallkeeper_tools(BuiltInEngine::class)->forget();
        delete_option('stallkeeper_search_published');
        foreach (range(1, 4) as $request) {
            stallkeeper_tools(IndexScheduler::class)->compareOptions();
            stallkeeper_tools(IndexWorker::class)->run(20.0);
        }
        stallkeeper_tools(BuiltInEngine::class)->forget();
    }

    /** @return int|null number of hits of the light endpoint; null if it does not answer */
    private function light(string $query): ?int
    {
        $engine = stallkeeper_tools(BuiltInEngine::class);
        $server = [
            'PATH_INFO' => '/' . $engine->token() . '/1/indexes/*/queries',
            'REQUEST_METHOD' => 'POST',
            'REMOTE_ADDR' => '127.0.0.1',
            'HTTP_X_ALGOLIA_API_KEY' => $engine->apiKey(),
        ];
        $response = LightEndpoint::respond(
            WP_CONTENT_DIR . '/plugins/stallkeeper-tools/api/search.php',
            $server,
            ['x-algolia-application-id' => $engine->appId()],
            $this->body($query),
        );

        return self::hits($response->status, json_decode($response->body, true));
    }

    /** @return int|null as for light() */
    private function rest(string $query): ?int
    {
        stallkeeper_tools(BuiltInEngine::class)->forget();
        $engine = stallkeeper_tools(BuiltInEngine::class);
        $request = new WP_REST_Request('POST', '/stallkeeper/v1/search/1/indexes/*/queries');
        $request->set_body($this->body($query));
        $request->set_header('x-algolia-application-id', $engine->appId());
        $request->set_header('x-algolia-api-key', $engine->apiKey());
        $response = stallkeeper_tools(SearchEndpoint::class)->respond($request);

        return self::hits($response->get_status(), $response->get_data());
    }

    private function body(string $query): string
    {
        return (string) wp_json_encode([
            'requests' => [['indexName' => BuiltInEngine::INDEX, 'query' => $query, 'typoTolerance' => false]],
        ]);
    }

    private static function hits(int $status, mixed $data): ?int
    {
        $first = is_array($data) && is_array($data['results'] ?? null) ? $data['results'][0] ?? null : null;

        return $status === 200 && is_array($first) && is_int($first['nbHits'] ?? null) ? $first['nbHits'] : null;
    }

    /** @return list<int> ids that WordPress's own search finds, which replaces the engine */
    private function inWordPress(string $query): array
    {
        self::assertNull(stallkeeper_tools(BuiltInEngine::class)->search(['query' => $query]));

        return array_values(
            array_map(intval(...), get_posts(['s' => $query, 'fields' => 'ids', 'post_status' => 'publish'])),
        );
    }
}
