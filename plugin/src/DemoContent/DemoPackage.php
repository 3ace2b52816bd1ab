<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Render\Http\Input;

/**
 * The files of the demo shop: posts.xml for the WordPress Importer, products.csv for WooCommerce’s importer, the
 * pictures, and content.json with numbers and settings. `bin/lib/demo-content.mjs` writes them.
 */
final class DemoPackage
{
    private const SUMMARY = 'content.json';
    private const POSTS = 'posts.xml';
    private const PRODUCTS = 'products.csv';

    private ?Input $summary = null;

    private function __construct(private readonly string $directory) {}

    public static function fromDirectory(string $directory): self
    {
        return new self($directory);
    }

    public static function fromPlugin(): self
    {
        return new self(dirname(STALLKEEPER_TOOLS_FILE) . '/demo-content');
    }

    /** Whether all files are there and content.json can be read. A copy from the repository may be without them. */
    public function isComplete(): bool
    {
        return is_readable($this->posts()) && is_readable($this->products()) && $this->pictures() !== [];
    }

    public function posts(): string
    {
        return "$this->directory/" . self::POSTS;
    }

    public function products(): string
    {
        return "$this->directory/" . self::PRODUCTS;
    }

    /** @return int number of pages, posts, comments, products, variations or menus */
    public function count(string $kind): int
    {
        return $this->summary()->at('counts')->number($kind);
    }

    /** @return list<DemoPicture> */
    public function pictures(): array
    {
        return array_map(
            fn(mixed $values): DemoPicture => DemoPicture::fromValues(
                Input::fromArray($values),
                "$this->directory/pictures",
            ),
            $this->summary()->list('pictures'),
        );
    }

    /** @return array<string, string> slug of a product category => name of its picture */
    public function categoryPictures(): array
    {
        return array_filter($this->values('categoryPictures'), is_string(...));
    }

    /**
     * Settings, by name: a scalar, or an array that names content of the package, such as `['page' => 'home']`.
     *
     * @param 'options'|'mods'|'menus'|'categoryPictures' $kind options, theme mods, menus by location, or pictures
     *
     * @return array<string, mixed>
     */
    public function values(string $kind): array
    {
        $values = $this->summary()->at($kind)->all();

        return array_combine(array_map(strval(...), array_keys($values)), array_values($values));
    }

    private function summary(): Input
    {
        if ($this->summary === null) {
            $file = "$this->directory/" . self::SUMMARY;
            $json = is_readable($file) ? (string) file_get_contents($file) : '';
            $this->summary = Input::fromArray(json_decode($json, true));
        }

        return $this->summary;
    }
}
