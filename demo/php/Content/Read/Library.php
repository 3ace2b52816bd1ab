<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Read;

/** The content folder, read and checked. Knows nothing of WordPress. */
final class Library
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

    /** @return array<string, PictureSpec> under their names */
    public function pictures(): array
    {
        $pictures = [];
        foreach ($this->members('pictures.json') as $name => $fields) {
            $pictures[(string) $name] = PictureSpec::from((string) $name, $fields);
        }

        return $pictures;
    }

    /** @return list<array{post: string, remark: Remark}> first remarks of a thread, with the slug of their post */
    public function remarks(): array
    {
        $remarks = [];
        foreach ($this->members('comments.json') as $fields) {
            $remarks[] = ['post' => $fields->string('post'), 'remark' => Remark::from($fields)];
        }

        return $remarks;
    }

    /** @return list<Document> */
    private function documents(string $kind): array
    {
        $documents = [];
        foreach (glob("{$this->folder}/$kind/*.html") ?: [] as $path) {
            $file = $kind . '/' . basename($path);
            $documents[] = Document::parse($file, $this->read($file));
        }

        return $documents;
    }

    /** @return array<Fields> */
    private function members(string $file): array
    {
        return Fields::fromJson('{"all":' . $this->read($file) . '}', $file)->objects('all');
    }

    private function read(string $file): string
    {
        $text = is_file("{$this->folder}/$file") ? file_get_contents("{$this->folder}/$file") : false;

        return $text !== false ? $text : throw new ContentError("$file: cannot be read in {$this->folder}");
    }
}
