<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Everything about the shop that is not a text of its own: names, authors, drawers, menus. */
final class Site
{
    /**
     * @param string                $frontPage  slug of the page at "/"
     * @param string                $postsPage  slug of the page that lists the posts
     * @param array<string, Author> $authors    under the key that headers use
     * @param list<Category>        $categories two levels
     * @param array<string, string> $tags       slug => name
     * @param array<string, Menu>   $menus      under the theme location that shows them
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

    /** @throws ContentError naming the file and the key */
    public static function parse(string $file, string $json): self
    {
        $fields = JsonObject::fromJson($json, $file);
        $site = new self(
            $fields->string('title'),
            $fields->string('tagline'),
            $fields->string('frontPage'),
            $fields->string('postsPage'),
            $fields->int('postsPerPage'),
            self::named($fields->objects('authors'), Author::from(...)),
            array_map(Category::from(...), array_values($fields->objects('categories'))),
            $fields->stringMap('tags'),
            self::named($fields->objects('menus'), Menu::from(...)),
        );
        $fields->end();

        return $site;
    }

    /** @return list<string> slugs of both levels */
    public function categorySlugs(): array
    {
        $slugs = [];
        foreach ($this->categories as $category) {
            $slugs = [...$slugs, $category->slug, ...array_map(static fn(Category $c): string => $c->slug, $category->children)];
        }

        return $slugs;
    }

    /**
     * @template T
     * @param array<JsonObject>       $objects
     * @param callable(JsonObject): T $make
     * @return array<string, T>
     */
    private static function named(array $objects, callable $make): array
    {
        $named = [];
        foreach ($objects as $name => $fields) {
            $named[(string) $name] = $make($fields);
        }

        return $named;
    }
}
