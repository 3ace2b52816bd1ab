<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\Comment;
use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Image;
use Stallkeeper\Demo\Content\Model\Menu;
use Stallkeeper\Demo\Content\Model\Product;

/**
 * Writes the demo shop as the files that the release contains: posts.xml and products.csv, which WordPress and
 * WooCommerce can import, the pictures, and content.json with what the plugin needs to know about them.
 */
final class Package
{
    public const PICTURES = 'pictures';

    /** @param string $directory replaced if it exists */
    public static function write(string $directory): void
    {
        $selection = Selection::fromContent(ContentDirectory::forDemo());
        self::createDirectory("$directory/" . self::PICTURES);
        foreach ($selection->pictures() as $image) {
            if (!copy($image->file, "$directory/" . self::PICTURES . '/' . basename($image->file))) {
                throw new ContentError("The picture {$image->name} could not be copied to $directory.");
            }
        }
        file_put_contents("$directory/posts.xml", (new WxrFile($selection))->xml());
        file_put_contents("$directory/products.csv", (new ProductCsv($selection))->csv());
        $json = json_encode(
            self::summary($selection),
            JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR,
        );
        file_put_contents("$directory/content.json", "$json\n");
    }

    public static function menuSlug(string $location): string
    {
        return "demo-$location";
    }

    /** Menus have unique names, and owners often have a “Main menu”. */
    public static function menuName(Menu $menu): string
    {
        return "{$menu->name} (demo)";
    }

    /** Attachments and posts share their slugs. The prefix leaves "honey-jar" to a post. */
    public static function pictureSlug(Image $image): string
    {
        return "picture-{$image->name}";
    }

    public static function pictureTitle(Image $image): string
    {
        return ucfirst(strtr($image->name, '-', ' '));
    }

    /** @return array<string, mixed> */
    private static function summary(Selection $selection): array
    {
        $content = $selection->content;
        $products = $content->products();
        $menus = array_keys($selection->menus);

        return [
            'counts' => [
                'pages' => count($selection->pages),
                'posts' => count($selection->posts),
                'comments' => array_sum(
                    array_map(fn($post): int => self::count($selection->comments($post->slug)), $selection->posts),
                ),
                'products' => count($products),
                'variations' => array_sum(
                    array_map(static fn(Product $one): int => count($one->variations->options ?? []), $products),
                ),
                'menus' => count($menus),
            ],
            'pictures' => array_map(
                static fn(Image $image): array => [
                    'name' => $image->name,
                    'file' => basename($image->file),
                    'slug' => self::pictureSlug($image),
                    'title' => self::pictureTitle($image),
                    'alt' => $image->alt,
                    'bytes' => filesize($image->file),
                ],
                array_values($selection->pictures()),
            ),
            'categoryPictures' => array_column($selection->productCategories(), 'image', 'slug'),
            'options' => SettingsList::options($content->site()),
            'mods' => SettingsList::mods($content->front()),
            'menus' => array_combine($menus, array_map(self::menuSlug(...), $menus)),
        ];
    }

    /** @param list<Comment> $comments */
    private static function count(array $comments): int
    {
        return array_sum(array_map(static fn(Comment $one): int => 1 + self::count($one->replies), $comments));
    }

    private static function createDirectory(string $directory): void
    {
        if (!is_dir($directory) && !mkdir($directory, 0o755, true)) {
            throw new ContentError("The directory $directory could not be created.");
        }
        foreach (glob("$directory/*.webp") ?: [] as $old) {
            unlink($old);
        }
    }
}
