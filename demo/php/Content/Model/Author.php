<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** An author in site.json. The login differs from the public display name. */
final class Author
{
    private function __construct(
        public readonly string $login,
        public readonly string $nicename,
        public readonly string $name,
        public readonly string $role,
        public readonly string $biography,
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
        $fields->rejectUnknownKeys();

        return $author;
    }
}
