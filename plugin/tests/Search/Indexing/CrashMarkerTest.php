<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Indexing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Indexing\CrashMarker;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;

final class CrashMarkerTest extends IndexTestCase
{
    #[TestDox('The lock names the post while it is processed')]
    public function testDuring(): void
    {
        $during = '';
        $this->with('', static function (CrashMarker $marker, FileLock $lock) use (&$during): void {
            $marker->during(7, static function () use ($lock, &$during): void {
                $during = $lock->read();
            });
        });
        self::assertSame('7 1', $during);
    }

    #[TestDox('The note is gone after a post that did not crash')]
    public function testAfter(): void
    {
        self::assertSame(
            '',
            $this->with('', static fn(CrashMarker $marker) => $marker->during(7, static fn() => null)),
        );
    }

    #[TestDox('The note is gone after an exception, which is no crash')]
    public function testException(): void
    {
        self::assertSame(
            '',
            $this->with('', static function (CrashMarker $marker): void {
                try {
                    $marker->during(7, static fn() => throw new RuntimeException());
                } catch (RuntimeException) {
                }
            }),
        );
    }

    /** @return array<string, array{string, bool}> */
    public static function notes(): array
    {
        return [
            'never' => ['', false],
            'once' => ['7 1', false],
            'twice' => ['7 2', true],
            'three times' => ['7 3', true],
            'never, but another post did twice' => ['8 2', false],
            'never, and the note is damaged' => ['7 2 and more', false],
        ];
    }

    #[DataProvider('notes')]
    #[TestDox('Whether a post is rendered plainly if it has crashed $_dataset')]
    public function testPlain(string $note, bool $isPlain): void
    {
        $given = null;
        $this->with($note, static function (CrashMarker $marker) use (&$given): void {
            $given = $marker->during(7, static fn(bool $plain): bool => $plain);
        });
        self::assertSame($isPlain, $given);
    }

    #[TestDox('A second crash is counted')]
    public function testCounts(): void
    {
        $during = '';
        $this->with('7 1', static function (CrashMarker $marker, FileLock $lock) use (&$during): void {
            $marker->during(7, static function () use ($lock, &$during): void {
                $during = $lock->read();
            });
        });
        self::assertSame('7 2', $during);
    }

    #[TestDox('Another post does not erase the note about the suspect')]
    public function testOther(): void
    {
        self::assertSame(
            '7 2',
            $this->with('7 2', static fn(CrashMarker $marker) => $marker->during(8, static fn() => null)),
        );
    }

    #[TestDox('A post that has crashed twice is indexed without running its shortcodes')]
    public function testIndexed(): void
    {
        add_shortcode('crash', static fn(): string => 'Zebrawood');
        $post = $this->post(['post_content' => 'Larchwood [crash]']);
        file_put_contents($this->directory()->workLock(), "$post 2");
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([[], [$post]], [$this->found('zebrawood'), $this->found('larchwood')]);
    }

    /**
     * @param callable(CrashMarker, FileLock): mixed $work
     *
     * @return string the note afterwards
     */
    private function with(string $note, callable $work): string
    {
        $lock = FileLock::take($this->directory()->workLock());
        self::assertNotNull($lock);
        try {
            $lock->note($note);
            $work(new CrashMarker($lock), $lock);

            return $lock->read();
        } finally {
            $lock->note('');
            $lock->release();
        }
    }
}
