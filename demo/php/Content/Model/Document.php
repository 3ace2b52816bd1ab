<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A post or page, parsed from its content file. Title and excerpt are plain text, the body is HTML. */
final class Document
{
    private const STATUSES = ['publish', 'draft', 'private', 'future'];

    /**
     * @param list<string> $categories slugs
     * @param list<string> $tags       slugs
     * @param string       $lang       BCP 47 language tag
     * @param string|null  $image      image name in pictures.json
     * @param string|null  $parent     slug of the parent page
     */
    private function __construct(
        public readonly string $file,
        public readonly string $title,
        public readonly string $slug,
        public readonly string $status,
        public readonly string $date,
        public readonly string $author,
        public readonly string $lang,
        public readonly bool $sticky,
        public readonly ?string $password,
        public readonly ?string $excerpt,
        public readonly ?string $image,
        public readonly ?string $parent,
        public readonly int $order,
        public readonly array $categories,
        public readonly array $tags,
        public readonly string $body,
    ) {}

    /**
     * @param string $file relative file name, for error messages and as the import key, e.g. "posts/01-a.html"
     * @throws ContentError if the header is missing or invalid
     */
    public static function parse(string $file, string $text): self
    {
        [$fields, $body] = JsonObject::parseFile($file, $text);
        $document = new self(
            file: $file,
            title: $fields->text('title'),
            slug: $fields->string('slug'),
            status: self::status($fields),
            date: $fields->date('date'),
            author: $fields->string('author'),
            lang: self::lang($fields),
            sticky: $fields->bool('sticky', false),
            password: $fields->optionalString('password'),
            excerpt: $fields->optionalString('excerpt'),
            image: $fields->optionalString('image'),
            parent: $fields->optionalString('parent'),
            order: $fields->int('order', 0),
            categories: $fields->strings('categories'),
            tags: $fields->strings('tags'),
            body: $body,
        );
        $fields->rejectUnknownKeys();

        return $document;
    }

    public function isPublic(): bool
    {
        return $this->status === 'publish' && $this->password === null;
    }

    private static function status(JsonObject $fields): string
    {
        $status = $fields->string('status');
        if (!in_array($status, self::STATUSES, true)) {
            throw $fields->error('status', 'must be one of ' . implode(', ', self::STATUSES));
        }

        return $status;
    }

    private static function lang(JsonObject $fields): string
    {
        $lang = $fields->string('lang');
        if (preg_match('/\A[a-z]{2}(-[A-Z][a-z]{3})?\z/', $lang) !== 1) {
            throw $fields->error('lang', 'must be a language tag such as "ar" or "zh-Hant"');
        }

        return $lang;
    }
}
