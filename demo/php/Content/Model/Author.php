<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** An author. The login differs from the name, because the name is public. */
final class Author
{
    private function __construct(
        public readonly string $login,
        public readonly string $nicename,
        public readonly string $name,
        public readonly string $role,
        public readonly string $about,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $author = new self(
            $fields->string('login'),
            $fields->string('nicename'),
            $fields->string('name'),
            $fields->string('role'),
            $fields->string('about'),
        );
        $fields->end();

        return $author;
    }
}
