<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Storage;

use FilesystemIterator;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Stallkeeper\Search\Tests\IndexTestCase;

/**
 * Tests the permissions of the storage directory. Commands often run as a different user than the web server, for
 * example as root. These tests start processes as several users, so they need root.
 */
final class FileAccessTest extends IndexTestCase
{
    private const TOKEN = '0123456789abcdef0123456789abcdef';
    private const WEB_SERVER = 33;
    /** A user that is also a member of the web server's group. */
    private const DEPLOYER = 1000;
    private const STRANGER = 65534;

    /** Namespace below Stallkeeper => directory */
    private const SOURCES = ['Render' => __DIR__ . '/../../../php-render/src', 'Search' => __DIR__ . '/../../src'];
    private const IMPORTS = 'use Stallkeeper\Search\Index\{Index, Queue, ReplacementIndex}; use Stallkeeper\Search\Query\SearchParameters; use Stallkeeper\Search\Storage\{FileAccess, IndexDirectory, ScratchFile, SiteFile}; ';

    /** Creates all files that a site stores in its directory. */
    private const BUILD = '
        $storage = IndexDirectory::find($uploads) ?? IndexDirectory::create($uploads);
        $storage->protect();
        (new SiteFile(true, "APPID", "key", [], ".."))->write($storage->siteFile(TOKEN));
        $rebuild = ReplacementIndex::begin($storage, TOKEN, "posts");
        $rebuild->add([["objectID" => "1-0", "post_title" => "Lamp"]]);
        $rebuild->finish();
        Queue::open($storage->queueFile(TOKEN))->push(1);
        (new ScratchFile($storage->scratchFile()))->try(fn($db) => 1) ?? throw new RuntimeException("no scratch file");
        FileAccess::createFile($storage->path . "/" . TOKEN . ".work");';

    /** Reads and writes all of these files as the web server does. */
    private const USE = '
        $storage = IndexDirectory::find($uploads) ?? throw new RuntimeException("not found");
        $site = SiteFile::read($storage->siteFile(TOKEN)) ?? throw new RuntimeException("no settings");
        $index = Index::open($storage->path . "/" . $site->indices["posts"]);
        $index->save([["objectID" => "2-0", "post_title" => "Lamp"]]);
        $result = $index->search(SearchParameters::fromRequest(["query" => "lamp"]))->toArray();
        $result["nbHits"] === 2 || throw new RuntimeException("not saved");
        Queue::open($storage->queueFile(TOKEN))->claim(1) === [1] || throw new RuntimeException("no queue");
        $scratch = new ScratchFile($storage->scratchFile());
        $scratch->try(fn($db) => $db->exec("DELETE FROM requests")) ?? throw new RuntimeException("no scratch file");
        fopen($storage->path . "/" . TOKEN . ".work", "c+") ?: throw new RuntimeException("no lock");
        $site->write($storage->siteFile(TOKEN));';

    protected function setUp(): void
    {
        parent::setUp();
        if (!function_exists('posix_geteuid') || posix_geteuid() !== 0 || !is_executable('/usr/bin/setpriv')) {
            self::markTestSkipped('Only root can start processes as other users, and setpriv must be installed.');
        }
        chmod($this->folder, 0o755);
        // The working copy may be in a directory that only its owner can read.
        foreach (self::SOURCES as $name => $source) {
            $this->copy($source, "$this->folder/src/$name");
        }
    }

    private function copy(string $from, string $to): void
    {
        foreach (
            new RecursiveIteratorIterator(
                new RecursiveDirectoryIterator($from, FilesystemIterator::SKIP_DOTS),
                RecursiveIteratorIterator::SELF_FIRST,
            )
            as $file
        ) {
            /** @var SplFileInfo $file */
            $copy = $to . substr($file->getPathname(), strlen($from));
            $file->isDir()
                ? mkdir($copy, 0o755, true)
                : (is_dir(dirname($copy)) || mkdir(dirname($copy), 0o755, true)) && copy($file->getPathname(), $copy);
        }
    }

    #[
        TestDox(
            'Root builds the index in a directory of the web server: the web server can write to it, others cannot read it',
        ),
    ]
    public function testRootBuilds(): void
    {
        $this->uploads(self::WEB_SERVER, self::WEB_SERVER, 0o755);
        self::assertSame('', $this->runAs(0, 0, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame([0o700, 0o600], $this->modes());
        self::assertFalse($this->canRead(self::STRANGER));
    }

    #[TestDox('In a read-only uploads directory no directory is made, and the message says so')]
    public function testReadOnlyUploads(): void
    {
        $this->uploads(0, 0, 0o555);
        self::assertStringContainsString(
            'The folder for the search index cannot be made.',
            $this->runAs(self::WEB_SERVER, self::WEB_SERVER, 'IndexDirectory::create($uploads);'),
        );
        self::assertSame([], glob("$this->folder/uploads/*"));
    }

    #[TestDox('The web server builds the index in its own directory: only the web server can read it')]
    public function testOwnerBuilds(): void
    {
        $this->uploads(self::WEB_SERVER, self::WEB_SERVER, 0o755);
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame([0o700, 0o600], $this->modes());
        self::assertFalse($this->canRead(self::STRANGER));
    }

    #[
        TestDox(
            'A deploying user builds the index in a group-writable directory: both users can write to it, others cannot read it',
        ),
    ]
    public function testGroup(): void
    {
        $this->uploads(self::DEPLOYER, self::WEB_SERVER, 0o2775);
        self::assertSame('', $this->runAs(self::DEPLOYER, self::DEPLOYER, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame('', $this->runAs(0, 0, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame('', $this->runAs(self::DEPLOYER, self::DEPLOYER, self::BUILD));
        self::assertSame([0o770, 0o660], $this->modes());
        self::assertFalse($this->canRead(self::STRANGER));
    }

    #[TestDox('In a world-writable uploads directory the index stays world-writable')]
    public function testEverybody(): void
    {
        $this->uploads(self::DEPLOYER, self::DEPLOYER, 0o777);
        self::assertSame('', $this->runAs(self::DEPLOYER, self::DEPLOYER, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame([0o777, 0o666], $this->modes());
    }

    #[TestDox('A world-readable directory with files of root is restricted to the web server')]
    public function testRepair(): void
    {
        $this->uploads(self::WEB_SERVER, self::WEB_SERVER, 0o755);
        self::assertSame('', $this->runAs(0, 0, self::BUILD));
        foreach ([$this->path(), ...$this->files()] as $one) {
            chown($one, 0);
            chgrp($one, 0);
            chmod($one, is_dir($one) ? 0o755 : 0o644);
        }
        self::assertNotSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame('', $this->runAs(0, 0, self::BUILD));
        self::assertSame('', $this->runAs(self::WEB_SERVER, self::WEB_SERVER, self::USE));
        self::assertSame([0o700, 0o600], $this->modes());
    }

    private function uploads(int $owner, int $group, int $mode): void
    {
        mkdir("$this->folder/uploads");
        chown("$this->folder/uploads", $owner);
        chgrp("$this->folder/uploads", $group);
        chmod("$this->folder/uploads", $mode);
    }

    private function path(): string
    {
        return (glob("$this->folder/uploads/stallkeeper-*") ?: [])[0] ?? self::fail('There is no folder.');
    }

    /** @return list<int> mode of the directory and the distinct modes of its files */
    private function modes(): array
    {
        clearstatcache();
        $modes = array_map(static fn(string $file): int => (int) fileperms($file) & 0o777, $this->files());
        self::assertGreaterThanOrEqual(7, count($modes));

        return [(int) fileperms($this->path()) & 0o777, ...array_values(array_unique($modes))];
    }

    /** @return list<string> */
    private function files(): array
    {
        return array_values(array_filter(glob($this->path() . '/{,.}*', GLOB_BRACE) ?: [], is_file(...)));
    }

    private function canRead(int $user): bool
    {
        $file = (glob($this->path() . '/*.sqlite') ?: [])[0] ?? '';

        return $this->runAs(
            $user,
            $user,
            'is_readable(' . var_export($file, true) . ') && throw new RuntimeException("readable");',
        ) !== '';
    }

    /** @return string error output */
    private function runAs(int $user, int $group, string $code): string
    {
        $program =
            self::IMPORTS .
            'const TOKEN = ' .
            var_export(self::TOKEN, true) .
            '; umask(0022);
            spl_autoload_register(static fn(string $class) => require ' .
            var_export("$this->folder/src/", true) .
            ' . strtr(substr($class, strlen("Stallkeeper\\\\")), "\\\\", "/") . ".php");
            $uploads = ' .
            var_export("$this->folder/uploads", true) .
            ";\n$code";
        $process = proc_open(
            [
                '/usr/bin/setpriv',
                "--reuid=$user",
                "--regid=$group",
                $user === self::DEPLOYER ? '--groups=' . self::WEB_SERVER : '--clear-groups',
                PHP_BINARY,
                '-d',
                'display_errors=stderr',
                '-r',
                $program,
            ],
            [1 => ['pipe', 'w'], 2 => ['pipe', 'w']],
            $pipes,
            '/',
        );
        self::assertIsResource($process);
        $printed = stream_get_contents($pipes[1]) . stream_get_contents($pipes[2]);
        $status = proc_close($process);

        return $status === 0 ? $printed : "$status: $printed";
    }
}
