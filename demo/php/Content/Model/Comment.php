<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A reader's comment, or an author's answer to it. */
final class Comment
{
    /**
     * @param string|null $author key of an author of the shop, or null when a visitor with a name speaks
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
        $author = $fields->optional('author');
        $remark = new self(
            $author,
            $author === null ? $fields->string('name') : null,
            $fields->string('date'),
            $fields->string('text'),
            array_map(self::from(...), array_values($fields->objects('replies'))),
        );
        $fields->end();

        return $remark;
    }
}
