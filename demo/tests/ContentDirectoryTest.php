<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\Comment;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\GalleryPlaceholder;
use Stallkeeper\Demo\Content\Model\Image;

#[TestDox("The demo's content")]
final class ContentDirectoryTest extends TestCase
{
    private const HIDDEN_WORDS = [
        'quietlanternpw' => 'password', 'quietlanterndraft' => 'draft', 'quietlanternprivate' => 'private', 'quietlanternfuture' => 'future',
    ];

    private ContentDirectory $library;

    protected function setUp(): void
    {
        $this->library = ContentDirectory::ofTheDemo();
    }

    #[TestDox('has at least 64 public posts in at least 18 languages, 30 of them English')]
    public function testCounts(): void
    {
        $public = array_filter($this->library->posts(), static fn(Document $d): bool => $d->isPublic());
        $languages = array_count_values(array_map(static fn(Document $d): string => $d->lang, $public));

        self::assertGreaterThanOrEqual(64, count($public));
        self::assertGreaterThanOrEqual(18, count($languages));
        self::assertGreaterThanOrEqual(30, $languages['en']);
    }

    #[TestDox('gives every post and page an address of its own')]
    public function testSlugs(): void
    {
        $slugs = array_map(static fn(Document $d): string => $d->slug, [...$this->library->posts(), ...$this->library->pages()]);

        self::assertSame($slugs, array_values(array_unique($slugs)));
    }

    #[TestDox('names only authors, categories, tags, pictures and parents that exist')]
    public function testReferences(): void
    {
        $site = $this->library->site();
        $pictures = array_keys($this->library->pictures());
        $pages = array_map(static fn(Document $d): string => $d->slug, $this->library->pages());
        foreach ([...$this->library->posts(), ...$this->library->pages()] as $document) {
            $images = $document->image === null ? [] : [$document->image];
            self::assertArrayHasKey($document->author, $site->authors, $document->file);
            self::assertSame([], array_diff($document->categories, $site->categorySlugs()), $document->file);
            self::assertSame([], array_diff($document->tags, array_map(strval(...), array_keys($site->tags))), $document->file);
            self::assertSame([], array_diff([...$images, ...GalleryPlaceholder::names($document->body)], $pictures), $document->file);
            self::assertSame([], array_diff($document->parent === null ? [] : [$document->parent], $pages), $document->file);
        }
        self::assertContains($site->frontPage, $pages);
        self::assertContains($site->postsPage, $pages);
    }

    #[TestDox('has a text and a file for each picture, no other files, and less than 2 MB of them')]
    public function testPictures(): void
    {
        $bytes = [];
        foreach (['' => $this->library->pictures(), 'products/' => $this->library->productPictures()] as $folder => $pictures) {
            $files = glob(dirname(__DIR__) . "/content/{$folder}pictures/*") ?: [];
            self::assertEqualsCanonicalizing(array_keys($pictures), array_map(static fn(string $file): string => basename($file, '.webp'), $files));
            self::assertNotContains('', array_map(static fn(Image $picture): string => $picture->alt, $pictures));
            $bytes[] = array_sum(array_map(filesize(...), $files));
            foreach ($files as $file) {
                self::assertGreaterThanOrEqual(800, getimagesize($file)[0] ?? 0, $file);
            }
        }
        self::assertLessThan(2_000_000, array_sum($bytes));
    }

    #[TestDox('dates posts from 2024 to October 2026, and only the scheduled one later')]
    public function testDates(): void
    {
        foreach ($this->library->posts() as $post) {
            [$from, $to] = $post->status === 'future' ? ['2099', '2100'] : ['2024-01-01', '2026-11-01'];
            self::assertTrue($post->date >= $from && $post->date < $to, "{$post->file} {$post->date}");
        }
    }

    #[TestDox('never says the same paragraph in two posts')]
    public function testNoFiller(): void
    {
        $seen = [];
        foreach ($this->library->posts() as $post) {
            preg_match_all('~<(p|li|dd|td)\b[^>]*>(.{40,}?)</\1>~su', $post->body, $found);
            foreach (array_unique($found[2]) as $paragraph) {
                self::assertArrayNotHasKey($paragraph, $seen, "{$post->file} and " . ($seen[$paragraph] ?? ''));
                $seen[$paragraph] = $post->file;
            }
        }
        self::assertGreaterThan(200, count($seen));
    }

    #[TestDox('hides one word in each post that nobody may find, and nowhere else')]
    public function testMarkers(): void
    {
        foreach (self::HIDDEN_WORDS as $word => $why) {
            $with = array_values(array_filter($this->library->posts(), static fn(Document $d): bool => str_contains($d->title . $d->excerpt . $d->body, $word)));
            self::assertCount(1, $with, $word);
            self::assertSame($why, $with[0]->password === null ? $with[0]->status : 'password');
        }
    }

    #[TestDox('comments on posts that exist, in an order that a conversation can have')]
    public function testRemarks(): void
    {
        $public = array_filter($this->library->posts(), static fn(Document $d): bool => $d->isPublic());
        $dates = array_column(array_map(static fn(Document $d): array => [$d->slug, $d->date], $public), 1, 0);
        $authors = $this->library->site()->authors;
        $check = static function (Comment $remark, string $after) use (&$check, $authors): int {
            self::assertGreaterThan($after, $remark->date, $remark->text);
            self::assertTrue($remark->author === null || isset($authors[$remark->author]), (string) $remark->author);

            return 1 + array_sum(array_map(static fn(Comment $reply): int => $check($reply, $remark->date), $remark->replies));
        };
        $count = 0;
        foreach ($this->library->remarks() as ['post' => $slug, 'remark' => $remark]) {
            self::assertArrayHasKey($slug, $dates);
            $count += $check($remark, $dates[$slug]);
        }
        self::assertGreaterThanOrEqual(20, $count);
    }
}
