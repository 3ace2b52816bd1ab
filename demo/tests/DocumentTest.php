<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Document;

#[TestDox('Document')]
final class DocumentTest extends TestCase
{
    private const HEADER = [
        'title' => 'Tea',
        'slug' => 'tea',
        'status' => 'publish',
        'date' => '2024-05-01 08:00:00',
        'author' => 'marta',
        'lang' => 'en',
    ];

    #[TestDox('parses the header and the body, including comments in the body')]
    public function testParse(): void
    {
        $document = Document::parse('posts/a.html', self::file([], "<p>One</p>\n<!-- wp:more -->\n<!--more-->"));

        self::assertSame('Tea', $document->title);
        self::assertSame("<p>One</p>\n<!-- wp:more -->\n<!--more-->", $document->body);
        self::assertTrue($document->isPublic());
        self::assertNull($document->excerpt);
    }

    #[TestDox('with a password is not public')]
    public function testPassword(): void
    {
        self::assertFalse(Document::parse('a', self::file(['password' => 'x']))->isPublic());
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function invalidHeaders(): iterable
    {
        yield 'an unknown key' => [['exerpt' => 'x'], '"exerpt" is an unknown key'];
        yield 'an invalid date' => [['date' => '2024-02-30 08:00:00'], '"date" must be a valid date'];
        yield 'an unknown status' => [['status' => 'published'], '"status" must be one of'];
        yield 'a language name instead of a tag' => [['lang' => 'Arabic'], '"lang" must be a language tag'];
        yield 'an empty slug' => [['slug' => ''], '"slug" must not be empty'];
        yield 'a title that is a number' => [['title' => 7], '"title" must be a string'];
        yield 'tags that are not strings' => [['tags' => [1]], '"tags" must contain only strings'];
    }

    /** @param array<string, mixed> $change */
    #[TestDox('throws an error with the file name for $_dataName')]
    #[DataProvider('invalidHeaders')]
    public function testInvalidHeader(array $change, string $message): void
    {
        $this->expectException(ContentError::class);
        $this->expectExceptionMessageMatches('~^posts/a\.html: ' . preg_quote($message, '~') . '~');

        Document::parse('posts/a.html', self::file($change));
    }

    #[TestDox('throws an error with the file name if the header is missing')]
    public function testMissingHeader(): void
    {
        $this->expectException(ContentError::class);
        $this->expectExceptionMessage('posts/a.html: must start with a JSON header');

        Document::parse('posts/a.html', '<p>Only a body</p>');
    }

    /** @param array<string, mixed> $change */
    private static function file(array $change, string $body = '<p>Body</p>'): string
    {
        return "<!--\n" .
            json_encode($change + self::HEADER, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR) .
            "\n-->\n$body\n";
    }
}
