<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\Comment;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\Image;
use Stallkeeper\Demo\Content\Model\JsonObject;
use Stallkeeper\Demo\Content\Model\Menu;

/**
 * The part of demo/content/ that the release contains. The rest is for tests: other languages, odd titles, protected
 * posts.
 */
final class Selection
{
    private const FILE = 'release.json';

    /**
     * @param list<Document> $pages
     * @param list<Document> $posts
     * @param array<string, Menu> $menus by theme location
     */
    private function __construct(
        public readonly ContentDirectory $content,
        public readonly array $pages,
        public readonly array $posts,
        public readonly array $menus,
    ) {}

    /** @throws ContentError if release.json names something that does not exist */
    public static function fromContent(ContentDirectory $content): self
    {
        $fields = JsonObject::fromJson($content->text(self::FILE), self::FILE);
        $menus = [];
        foreach ($fields->strings('menus') as $location) {
            $menus[$location] =
                $content->site()->menus[$location] ?? throw $fields->error('menus', "names no menu: \"$location\"");
        }
        $selection = new self(
            $content,
            self::documents($content->pages(), $fields->strings('pages')),
            self::documents($content->posts(), $fields->strings('posts')),
            $menus,
        );
        $fields->rejectUnknownKeys();

        return $selection;
    }

    /** @return list<Category> categories of the posts and their parents */
    public function categories(): array
    {
        $used = array_merge(...array_map(static fn(Document $post): array => $post->categories, $this->posts));

        return self::flatten($this->content->site()->categories, static function (Category $category) use (
            $used,
        ): bool {
            $slugs = [
                $category->slug,
                ...array_map(static fn(Category $child): string => $child->slug, $category->children),
            ];

            return array_intersect($slugs, $used) !== [];
        });
    }

    /** @return array<string, string> slug => name */
    public function tags(): array
    {
        $used = array_merge(...array_map(static fn(Document $post): array => $post->tags, $this->posts));

        return array_intersect_key($this->content->site()->tags, array_flip($used));
    }

    /** @return list<Category> parents before their children */
    public function productCategories(): array
    {
        return self::flatten($this->content->productCategories(), static fn(): bool => true);
    }

    /**
     * @param list<Category> $categories two levels
     * @return array<string, string> slug => slug of the parent
     */
    public static function parents(array $categories): array
    {
        $parents = [];
        foreach ($categories as $category) {
            foreach ($category->children as $child) {
                $parents[$child->slug] = $category->slug;
            }
        }

        return $parents;
    }

    /** @return list<Comment> of the post with this slug */
    public function comments(string $slug): array
    {
        $comments = array_filter($this->content->comments(), static fn(array $one): bool => $one['post'] === $slug);

        return array_values(array_map(static fn(array $one): Comment => $one['comment'], $comments));
    }

    /** @return array<string, Image> pictures of the selected content, by name */
    public function pictures(): array
    {
        $front = $this->content->front();
        $names = [
            ...array_map(static fn(Document $one): ?string => $one->image, [...$this->pages, ...$this->posts]),
            ...array_column($front->promotions, 'image'),
            ...array_column($front->brands, 'image'),
        ];
        $used = array_flip(array_filter($names, is_string(...)));

        return array_intersect_key($this->content->images(), $used) + $this->content->productImages();
    }

    /**
     * @param list<Document> $documents
     * @param list<string>   $slugs
     * @return list<Document>
     */
    private static function documents(array $documents, array $slugs): array
    {
        $found = array_values(
            array_filter($documents, static fn(Document $one): bool => in_array($one->slug, $slugs, true)),
        );
        foreach ($found as $document) {
            if (!$document->isPublic() || $document->lang !== 'en') {
                throw new ContentError(self::FILE . ": \"{$document->slug}\" must be public and English");
            }
        }
        $missing = array_diff($slugs, array_map(static fn(Document $one): string => $one->slug, $found));

        return $missing === []
            ? $found
            : throw new ContentError(self::FILE . ': unknown slugs: ' . implode(', ', $missing));
    }

    /**
     * @param list<Category>           $categories
     * @param callable(Category): bool $isUsed
     * @return list<Category> parents before their children
     */
    private static function flatten(array $categories, callable $isUsed): array
    {
        $all = [];
        foreach (array_filter($categories, $isUsed) as $category) {
            $all = [...$all, $category, ...self::flatten($category->children, $isUsed)];
        }

        return $all;
    }
}
