<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** The validated content folder. Does not depend on WordPress. */
final class ContentDirectory
{
    public function __construct(private string $folder) {}

    public static function ofTheDemo(): self
    {
        return new self(dirname(__DIR__, 3) . '/content');
    }

    /** @return list<Document> in the order of their file names */
    public function posts(): array
    {
        return $this->documents('posts');
    }

    /** @return list<Document> a parent always before its children */
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

    /** @return list<Document> the pages that only a shop has */
    public function shopPages(): array
    {
        return $this->documents('shop');
    }

    /** @return list<Product> in the order of their file names */
    public function products(): array
    {
        return array_map(fn(string $file): Product => Product::parse($file, $this->read($file)), $this->files('products'));
    }

    /** @return list<Category> the shop's own, two levels */
    public function productCategories(): array
    {
        return array_map(Category::from(...), array_values($this->members('products/categories.json')));
    }

    /** @return array<string, Image> under their names */
    public function pictures(): array
    {
        return $this->picturesIn('.');
    }

    /** @return array<string, Image> under their names */
    public function productPictures(): array
    {
        return $this->picturesIn('products');
    }

    /** @return array<string, Image> the alternative texts are in pictures.json, the files in pictures/ */
    private function picturesIn(string $folder): array
    {
        $json = "$folder/pictures.json";
        $pictures = [];
        foreach (JsonObject::fromJson('{"all":' . $this->read($json) . '}', $json)->stringMap('all') as $name => $alt) {
            $pictures[$name] = new Image($name, "{$this->folder}/$folder/pictures/$name.webp", $alt);
        }

        return $pictures;
    }

    /** @return list<array{post: string, remark: Comment}> first remarks of a thread, with the slug of their post */
    public function remarks(): array
    {
        $remarks = [];
        foreach ($this->members('comments.json') as $fields) {
            $remarks[] = ['post' => $fields->string('post'), 'remark' => Comment::from($fields)];
        }

        return $remarks;
    }

    /** @return list<Document> */
    private function documents(string $kind): array
    {
        return array_map(fn(string $file): Document => Document::parse($file, $this->read($file)), $this->files($kind));
    }

    /** @return list<string> */
    private function files(string $kind): array
    {
        return array_map(static fn(string $path): string => $kind . '/' . basename($path), glob("{$this->folder}/$kind/*.html") ?: []);
    }

    /** @return array<JsonObject> */
    private function members(string $file): array
    {
        return JsonObject::fromJson('{"all":' . $this->read($file) . '}', $file)->objects('all');
    }

    private function read(string $file): string
    {
        $text = is_file("{$this->folder}/$file") ? file_get_contents("{$this->folder}/$file") : false;

        return $text !== false ? $text : throw new ContentError("$file: cannot be read in {$this->folder}");
    }
}
