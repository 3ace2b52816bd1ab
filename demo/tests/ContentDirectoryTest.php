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
    private const MARKERS = [
        'quietlanternpw' => 'password',
        'quietlanterndraft' => 'draft',
        'quietlanternprivate' => 'private',
        'quietlanternfuture' => 'future',
    ];

    private ContentDirectory $content;

    protected function setUp(): void
    {
        $this->content = ContentDirectory::forDemo();
    }

    #[TestDox('has at least 64 public posts in at least 18 languages, 30 of them English')]
    public function testCounts(): void
    {
        $public = array_filter($this->content->posts(), static fn(Document $d): bool => $d->isPublic());
        $languages = array_count_values(array_map(static fn(Document $d): string => $d->lang, $public));

        self::assertGreaterThanOrEqual(64, count($public));
        self::assertGreaterThanOrEqual(18, count($languages));
        self::assertGreaterThanOrEqual(30, $languages['en']);
    }

    #[TestDox('has a unique slug for each post and page')]
    public function testSlugs(): void
    {
        $slugs = array_map(static fn(Document $d): string => $d->slug, [
            ...$this->content->posts(),
            ...$this->content->pages(),
        ]);

        self::assertSame($slugs, array_values(array_unique($slugs)));
    }

    #[TestDox('refers only to existing authors, categories, tags, images and parents')]
    public function testReferences(): void
    {
        $site = $this->content->site();
        $images = array_keys($this->content->images());
        $pages = array_map(static fn(Document $d): string => $d->slug, $this->content->pages());
        foreach ([...$this->content->posts(), ...$this->content->pages()] as $document) {
            $featuredImages = $document->image === null ? [] : [$document->image];
            self::assertArrayHasKey($document->author, $site->authors, $document->file);
            self::assertSame([], array_diff($document->categories, $site->categorySlugs()), $document->file);
            self::assertSame(
                [],
                array_diff($document->tags, array_map(strval(...), array_keys($site->tags))),
                $document->file,
            );
            self::assertSame(
                [],
                array_diff([...$featuredImages, ...GalleryPlaceholder::imageNames($document->body)], $images),
                $document->file,
            );
            self::assertSame(
                [],
                array_diff($document->parent === null ? [] : [$document->parent], $pages),
                $document->file,
            );
        }
        self::assertContains($site->frontPage, $pages);
        self::assertContains($site->postsPage, $pages);
    }

    #[TestDox('has a file and an alternative text for each image, no other files, and less than 2 MB of images')]
    public function testImages(): void
    {
        $bytes = [];
        foreach (
            ['' => $this->content->images(), 'products/' => $this->content->productImages()]
            as $directory => $images
        ) {
            $files = glob(dirname(__DIR__) . "/content/{$directory}pictures/*") ?: [];
            self::assertEqualsCanonicalizing(
                array_keys($images),
                array_map(static fn(string $file): string => basename($file, '.webp'), $files),
            );
            self::assertNotContains('', array_map(static fn(Image $image): string => $image->alt, $images));
            $bytes[] = array_sum(array_map(filesize(...), $files));
            foreach ($files as $file) {
                self::assertGreaterThanOrEqual(800, getimagesize($file)[0] ?? 0, $file);
            }
        }
        self::assertLessThan(2_000_000, array_sum($bytes));
    }

    #[TestDox('has posts from 2024 to October 2026, except for the scheduled one')]
    public function testDates(): void
    {
        foreach ($this->content->posts() as $post) {
            [$from, $to] = $post->status === 'future' ? ['2099', '2100'] : ['2024-01-01', '2026-11-01'];
            self::assertTrue($post->date >= $from && $post->date < $to, "{$post->file} {$post->date}");
        }
    }

    #[TestDox('does not repeat a paragraph in two posts')]
    public function testUniqueParagraphs(): void
    {
        $seen = [];
        foreach ($this->content->posts() as $post) {
            preg_match_all('~<(p|li|dd|td)\b[^>]*>(.{40,}?)</\1>~su', $post->body, $found);
            foreach (array_unique($found[2]) as $paragraph) {
                self::assertArrayNotHasKey($paragraph, $seen, "{$post->file} and " . ($seen[$paragraph] ?? ''));
                $seen[$paragraph] = $post->file;
            }
        }
        self::assertGreaterThan(200, count($seen));
    }

    #[TestDox('contains a marker word in each non-public post, and only there')]
    public function testMarkers(): void
    {
        foreach (self::MARKERS as $word => $visibility) {
            $matches = array_values(
                array_filter(
                    $this->content->posts(),
                    static fn(Document $d): bool => str_contains($d->title . $d->excerpt . $d->body, $word),
                ),
            );
            self::assertCount(1, $matches, $word);
            self::assertSame($visibility, $matches[0]->password === null ? $matches[0]->status : 'password');
        }
    }

    #[TestDox('has comments on public posts, with replies after the comment they reply to')]
    public function testComments(): void
    {
        $public = array_filter($this->content->posts(), static fn(Document $d): bool => $d->isPublic());
        $dates = array_column(array_map(static fn(Document $d): array => [$d->slug, $d->date], $public), 1, 0);
        $authors = $this->content->site()->authors;
        $check = static function (Comment $comment, string $after) use (&$check, $authors): int {
            self::assertGreaterThan($after, $comment->date, $comment->text);
            self::assertTrue($comment->author === null || isset($authors[$comment->author]), (string) $comment->author);

            return 1 +
                array_sum(
                    array_map(static fn(Comment $reply): int => $check($reply, $comment->date), $comment->replies),
                );
        };
        $count = 0;
        foreach ($this->content->comments() as ['post' => $slug, 'comment' => $comment]) {
            self::assertArrayHasKey($slug, $dates);
            $count += $check($comment, $dates[$slug]);
        }
        self::assertGreaterThanOrEqual(20, $count);
    }
}
