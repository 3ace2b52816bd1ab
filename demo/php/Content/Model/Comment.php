<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A comment and its replies. */
final class Comment
{
    /**
     * @param string|null $author key of an author in site.json; null for a visitor, who has a name
     * @param list<self>  $replies
     */
    private function __construct(
        public readonly ?string $author,
        public readonly ?string $name,
        public readonly string $date,
        public readonly string $text,
        public readonly array $replies,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $author = $fields->optionalString('author');
        $comment = new self(
            $author,
            $author === null ? $fields->string('name') : null,
            $fields->string('date'),
            $fields->string('text'),
            array_map(self::from(...), array_values($fields->objects('replies'))),
        );
        $fields->rejectUnknownKeys();

        return $comment;
    }
}
