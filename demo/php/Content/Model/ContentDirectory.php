<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** Reads and validates the files in demo/content/. Does not depend on WordPress. */
final class ContentDirectory
{
    public function __construct(private string $directory) {}

    public static function forDemo(): self
    {
        return new self(dirname(__DIR__, 3) . '/content');
    }

    /** @return list<Document> sorted by file name */
    public function posts(): array
    {
        return $this->documents('posts');
    }

    /** @return list<Document> sorted by file name; parents come before their children */
    public function pages(): array
    {
        return $this->documents('pages');
    }

    public function site(): Site
    {
        return Site::parse('site.json', $this->read('site.json'));
    }

    public function front(): FrontPage
    {
        return FrontPage::parse('front.json', $this->read('front.json'));
    }

    /** @return list<Document> pages that require WooCommerce */
    public function shopPages(): array
    {
        return $this->documents('shop');
    }

    /** @return list<Product> sorted by file name */
    public function products(): array
    {
        return array_map(
            fn(string $file): Product => Product::parse($file, $this->read($file)),
            $this->files('products'),
        );
    }

    /** @return list<Category> two levels */
    public function productCategories(): array
    {
        return array_map(Category::from(...), array_values($this->objectsIn('products/categories.json')));
    }

    /** @return array<string, Image> by name */
    public function images(): array
    {
        return $this->imagesIn('.');
    }

    /** @return array<string, Image> by name */
    public function productImages(): array
    {
        return $this->imagesIn('products');
    }

    /** @return array<string, Image> by name; pictures.json contains the alternative texts */
    private function imagesIn(string $directory): array
    {
        $json = "$directory/pictures.json";
        $images = [];
        foreach (JsonObject::fromJson('{"all":' . $this->read($json) . '}', $json)->stringMap('all') as $name => $alt) {
            $images[$name] = new Image($name, "{$this->directory}/$directory/pictures/$name.webp", $alt);
        }

        return $images;
    }

    /** @return list<array{post: string, comment: Comment}> top-level comments with the slug of their post */
    public function comments(): array
    {
        $comments = [];
        foreach ($this->objectsIn('comments.json') as $fields) {
            $comments[] = ['post' => $fields->string('post'), 'comment' => Comment::from($fields)];
        }

        return $comments;
    }

    /** @return list<Document> */
    private function documents(string $kind): array
    {
        return array_map(fn(string $file): Document => Document::parse($file, $this->read($file)), $this->files($kind));
    }

    /** @return list<string> */
    private function files(string $kind): array
    {
        return array_map(
            static fn(string $path): string => $kind . '/' . basename($path),
            glob("{$this->directory}/$kind/*.html") ?: [],
        );
    }

    /** @return array<JsonObject> */
    private function objectsIn(string $file): array
    {
        return JsonObject::fromJson('{"all":' . $this->read($file) . '}', $file)->objects('all');
    }

    /** @throws ContentError if the file does not exist */
    public function text(string $file): string
    {
        return $this->read($file);
    }

    private function read(string $file): string
    {
        $text = is_file("{$this->directory}/$file") ? file_get_contents("{$this->directory}/$file") : false;

        return $text !== false ? $text : throw new ContentError("$file: could not be read in {$this->directory}");
    }
}
