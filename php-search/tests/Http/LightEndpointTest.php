<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Http\Credentials;
use Stallkeeper\Search\Http\LightEndpoint;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Search\Index\ReplacementIndex;
use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Tests\IndexTestCase;

/** The light endpoint and its files: content/themes/stallkeeper/api/search.php next to content/uploads. */
final class LightEndpointTest extends IndexTestCase
{
    private const TOKEN = '0123456789abcdef0123456789abcdef';

    private IndexDirectory $storage;

    protected function setUp(): void
    {
        parent::setUp();
        mkdir("$this->folder/content/themes/stallkeeper/api", 0o755, true);
        mkdir("$this->folder/content/uploads");
        $this->storage = IndexDirectory::create("$this->folder/content/uploads");
        $this->site()->write($this->storage->siteFile(self::TOKEN));
        $rebuild = ReplacementIndex::begin($this->storage, self::TOKEN, 'wp_posts_post');
        $rebuild->add([self::post(1, ['post_title' => 'Lamp'])]);
        $rebuild->finish();
    }

    private function site(bool $enabled = true): SiteFile
    {
        return new SiteFile(
            $enabled,
            'APPID12345',
            'key',
            SiteFile::read($this->storage->siteFile(self::TOKEN))->indices ?? [],
            '..',
        );
    }

    /**
     * @param array<string, string> $server
     * @param array<string, string> $query
     */
    private function ask(
        string $info,
        array $server = [],
        array $query = ['x-algolia-application-id' => 'APPID12345'],
    ): Response {
        return LightEndpoint::respond(
            "$this->folder/content/themes/stallkeeper/api/search.php",
            $server + [
                'PATH_INFO' => $info,
                'REQUEST_METHOD' => 'POST',
                'REMOTE_ADDR' => '127.0.0.1',
                'HTTP_X_ALGOLIA_API_KEY' => 'key',
            ],
            $query,
            '{"requests":[{"indexName":"wp_posts_post","query":"lamp"}]}',
        );
    }

    #[TestDox('Answers a search without loading WordPress')]
    public function testAnswers(): void
    {
        $response = $this->ask('/' . self::TOKEN . '/1/indexes/*/queries');
        self::assertSame(200, $response->status, $response->body);
        self::assertStringContainsString('"nbHits":1', $response->body);
    }

    /** @return array<string, array{string}> */
    public static function tokens(): array
    {
        return [
            'none' => [''],
            'too short' => ['/abc/1/indexes/*/queries'],
            'another' => ['/' . str_repeat('f', 32) . '/1/indexes/*/queries'],
            'upper case' => ['/' . strtoupper(self::TOKEN) . '/1/indexes/*/queries'],
            'a path' => ['/../../' . self::TOKEN . '/1/indexes/*/queries'],
            'a line end' => ['/' . self::TOKEN . "\n/1/indexes/*/queries"],
            'no call' => ['/' . self::TOKEN],
        ];
    }

    #[DataProvider('tokens')]
    #[TestDox('Returns 404 for a token: $_dataset')]
    public function testTokens(string $info): void
    {
        $response = $this->ask($info);
        self::assertSame([404, '{"message":"Not found","status":404}'], [$response->status, $response->body]);
    }

    #[TestDox('Returns 404 when the search is disabled or the settings file is damaged')]
    public function testSwitchedOff(): void
    {
        $this->site(false)->write($this->storage->siteFile(self::TOKEN));
        $off = $this->ask('/' . self::TOKEN . '/1/indexes/*/queries');
        file_put_contents($this->storage->siteFile(self::TOKEN), '{"enabled":true');
        $damaged = $this->ask('/' . self::TOKEN . '/1/indexes/*/queries');
        self::assertSame([404, 404], [$off->status, $damaged->status]);
    }

    #[TestDox('Returns 404 during maintenance')]
    public function testMaintenance(): void
    {
        touch("$this->folder/.maintenance");
        self::assertSame(404, $this->ask('/' . self::TOKEN . '/1/indexes/*/queries')->status);
    }

    #[TestDox('Ignores the Host header and forwarded addresses')]
    public function testHeaders(): void
    {
        $lies = [
            'HTTP_HOST' => 'other.example',
            'HTTP_X_FORWARDED_FOR' => '1.2.3.4',
            'HTTP_X_FORWARDED_HOST' => 'x',
            'QUERY_STRING' => 'file=/etc/passwd',
        ];
        self::assertSame(200, $this->ask('/' . self::TOKEN . '/1/indexes/*/queries', $lies)->status);
        $this->site()->write($this->storage->siteFile(self::TOKEN));
        $statuses = [];
        (new SiteFile(true, 'APPID12345', 'key', $this->site()->indices, '..', 5))->write(
            $this->storage->siteFile(self::TOKEN),
        );
        for ($i = 0; $i < 12; $i++) {
            $statuses[] = $this->ask('/' . self::TOKEN . '/1/indexes/*/queries', [
                'HTTP_X_FORWARDED_FOR' => "1.2.3.$i",
            ])->status;
        }
        self::assertContains(429, $statuses);
    }

    #[TestDox('Two sites share one directory, and each token finds only the posts of its site')]
    public function testTwoSites(): void
    {
        $other = str_repeat('ab', 16);
        (new SiteFile(true, 'OTHERID123', 'other key', [], '..'))->write($this->storage->siteFile($other));
        $rebuild = ReplacementIndex::begin($this->storage, $other, 'wp_posts_post');
        $rebuild->add([
            self::post(8, ['post_title' => 'Lamp of another shop']),
            self::post(9, ['post_title' => 'Lamp']),
        ]);
        $rebuild->finish();
        $keysOfOther = ['HTTP_X_ALGOLIA_APPLICATION_ID' => 'OTHERID123', 'HTTP_X_ALGOLIA_API_KEY' => 'other key'];

        $own = $this->ask('/' . self::TOKEN . '/1/indexes/*/queries');
        self::assertSame([200, ['1-0']], [$own->status, self::ids($own)]);
        $others = $this->ask("/$other/1/indexes/*/queries", $keysOfOther, []);
        self::assertSame([200, ['8-0', '9-0']], [$others->status, self::ids($others)]);

        // The credentials of one shop must not work for another.
        self::assertSame(403, $this->ask("/$other/1/indexes/*/queries")->status);
        self::assertSame(403, $this->ask('/' . self::TOKEN . '/1/indexes/*/queries', $keysOfOther, [])->status);

        // Disabling and rebuilding one shop must not affect the other.
        $this->site(false)->write($this->storage->siteFile(self::TOKEN));
        self::assertSame(404, $this->ask('/' . self::TOKEN . '/1/indexes/*/queries')->status);
        self::assertSame(200, $this->ask("/$other/1/indexes/*/queries", $keysOfOther, [])->status);
        $this->site()->write($this->storage->siteFile(self::TOKEN));
        $again = ReplacementIndex::begin($this->storage, self::TOKEN, 'wp_posts_post');
        $again->add([self::post(2, ['post_title' => 'Lamp'])]);
        $again->finish();
        self::assertSame(['2-0'], self::ids($this->ask('/' . self::TOKEN . '/1/indexes/*/queries')));
        self::assertSame(['8-0', '9-0'], self::ids($this->ask("/$other/1/indexes/*/queries", $keysOfOther, [])));
    }

    /** @return list<string> */
    private static function ids(Response $response): array
    {
        preg_match_all('/"objectID":"([^"]+)"/', $response->body, $found);
        sort($found[1]);

        return $found[1];
    }

    #[TestDox('A rebuild replaces the index in one step and deletes the old file')]
    public function testRebuild(): void
    {
        $old = $this->site()->indices['wp_posts_post'];
        $rebuild = ReplacementIndex::begin($this->storage, self::TOKEN, 'wp_posts_post');
        $rebuild->add([self::post(2, ['post_title' => 'Lamp']), self::post(3, ['post_title' => 'Lamp'])]);
        self::assertStringContainsString('"nbHits":1', $this->ask('/' . self::TOKEN . '/1/indexes/*/queries')->body);
        $again = ReplacementIndex::resume($this->storage, self::TOKEN, 'wp_posts_post', basename($rebuild->file));
        $again->add([self::post(3, ['post_title' => 'Lamp'])]);
        self::assertSame(2, $again->finish());
        self::assertStringContainsString('"nbHits":2', $this->ask('/' . self::TOKEN . '/1/indexes/*/queries')->body);
        self::assertFileDoesNotExist($this->storage->path . '/' . $old);
    }

    #[TestDox('The directory has a random name, and its .htaccess denies access')]
    public function testFolder(): void
    {
        self::assertMatchesRegularExpression('#/stallkeeper-[0-9a-f]{32}$#', $this->storage->path);
        self::assertStringContainsString(
            'Require all denied',
            (string) file_get_contents($this->storage->path . '/.htaccess'),
        );
        self::assertStringContainsString(
            'Deny from all',
            (string) file_get_contents($this->storage->path . '/.htaccess'),
        );
        self::assertSame('', file_get_contents($this->storage->path . '/index.html'));
        self::assertSame(
            $this->storage->path,
            IndexDirectory::find("$this->folder/nothing", "$this->folder/content/uploads")?->path,
        );
        self::assertNull(IndexDirectory::find($this->folder));
    }

    #[TestDox('All parts of the first request use one file for counters')]
    public function testScratchFile(): void
    {
        $file = $this->storage->scratchFile();
        self::assertMatchesRegularExpression('#/scratch-[0-9a-f]{32}\.sqlite$#', $file);
        self::assertSame($file, $this->storage->scratchFile());
        self::assertFileExists($file);
    }

    #[TestDox('Settings are read as they were written, and an index name cannot lead out of the directory')]
    public function testSiteFile(): void
    {
        $file = "$this->folder/site.json";
        $site = new SiteFile(true, 'A', 'k', ['a' => 'ab12.sqlite', 'b' => '../x.sqlite'], '..', 10, 20, [
            'https://a.example',
        ]);
        $site->write($file);
        $read = SiteFile::read($file);
        self::assertEquals(
            new SiteFile(true, 'A', 'k', ['a' => 'ab12.sqlite'], '..', 10, 20, ['https://a.example']),
            $read,
        );
        self::assertSame([$file], glob("$this->folder/site.json*"));
        self::assertNull(SiteFile::read("$this->folder/none.json"));
    }

    #[TestDox('Credentials have the format of the provider and are unique')]
    public function testCredentials(): void
    {
        $issued = Credentials::issue();
        self::assertMatchesRegularExpression('/^[A-Z0-9]{10}$/', $issued['appId']);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $issued['apiKey']);
        self::assertNotSame($issued, Credentials::issue());
    }
}
