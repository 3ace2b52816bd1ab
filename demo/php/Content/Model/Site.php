<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** The site settings in site.json: title, authors, categories, tags and menus. */
final class Site
{
    /**
     * @param string                $frontPage  slug of the front page
     * @param string                $postsPage  slug of the posts page
     * @param array<string, Author> $authors    by the key used in content files
     * @param list<Category>        $categories two levels
     * @param array<string, string> $tags       slug => name
     * @param array<string, Menu>   $menus      by theme location
     */
    private function __construct(
        public readonly string $title,
        public readonly string $tagline,
        public readonly string $frontPage,
        public readonly string $postsPage,
        public readonly int $postsPerPage,
        public readonly array $authors,
        public readonly array $categories,
        public readonly array $tags,
        public readonly array $menus,
    ) {}

    /** @throws ContentError if the file is invalid */
    public static function parse(string $file, string $json): self
    {
        $fields = JsonObject::fromJson($json, $file);
        $site = new self(
            $fields->string('title'),
            $fields->string('tagline'),
            $fields->string('frontPage'),
            $fields->string('postsPage'),
            $fields->int('postsPerPage'),
            self::mapByKey($fields->objects('authors'), Author::from(...)),
            array_map(Category::from(...), array_values($fields->objects('categories'))),
            $fields->stringMap('tags'),
            self::mapByKey($fields->objects('menus'), Menu::from(...)),
        );
        $fields->rejectUnknownKeys();

        return $site;
    }

    /** @return list<string> slugs of both levels */
    public function categorySlugs(): array
    {
        $slugs = [];
        foreach ($this->categories as $category) {
            $slugs = [
                ...$slugs,
                $category->slug,
                ...array_map(static fn(Category $c): string => $c->slug, $category->children),
            ];
        }

        return $slugs;
    }

    /**
     * @template T
     * @param array<JsonObject>       $objects
     * @param callable(JsonObject): T $create
     * @return array<string, T>
     */
    private static function mapByKey(array $objects, callable $create): array
    {
        $map = [];
        foreach ($objects as $name => $fields) {
            $map[(string) $name] = $create($fields);
        }

        return $map;
    }
}
