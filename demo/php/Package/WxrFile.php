<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\Image;

/**
 * The file with pages, posts, comments, menus and attachments for _Tools, Import, WordPress_. Attachments have the
 * path of their picture in the package instead of a URL, so an import by hand leaves them out.
 */
final class WxrFile
{
    /** Root of the links. The content itself has links without a host. */
    private const SITE = 'https://stallkeeper.example';

    /** @var array<string, int> IDs in the file by key, such as `page:home` */
    private array $ids = [];

    public function __construct(private readonly Selection $selection) {}

    public function xml(): string
    {
        $items = [
            ...array_map($this->attachment(...), $this->selection->pictures()),
            ...array_map(fn(Document $page): string => $this->document('page', $page), $this->selection->pages),
            ...array_map(fn(Document $post): string => $this->document('post', $post), $this->selection->posts),
        ];
        $menus = new WxrMenus($this->selection, $this->id(...));
        $channel = [
            WxrTag::text('title', $this->selection->content->site()->title),
            WxrTag::text('link', self::SITE),
            WxrTag::text('wp:wxr_version', '1.2'),
            WxrTag::text('wp:base_site_url', self::SITE),
            WxrTag::text('wp:base_blog_url', self::SITE),
            ...$this->terms(),
            ...$menus->terms(),
            ...array_values($items),
            ...$menus->items(),
        ];

        return '<?xml version="1.0" encoding="UTF-8"?>' .
            "\n" .
            '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"' .
            ' xmlns:content="http://purl.org/rss/1.0/modules/content/"' .
            ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">' .
            "\n<channel>\n" .
            implode("\n", $channel) .
            "\n</channel>\n</rss>\n";
    }

    /** @return int ID in the file: the same for the same key */
    private function id(string $key): int
    {
        return $this->ids[$key] ??= count($this->ids) + 1;
    }

    /** @return list<string> */
    private function terms(): array
    {
        $site = $this->selection->content->site();
        $parents = Selection::parents($site->categories);
        $terms = [];
        foreach ($this->selection->categories() as $category) {
            $terms[] = WxrTag::group('wp:category', [
                WxrTag::text('wp:term_id', (string) $this->id("category:{$category->slug}")),
                WxrTag::text('wp:category_nicename', $category->slug),
                WxrTag::text('wp:category_parent', $parents[$category->slug] ?? ''),
                WxrTag::text('wp:cat_name', $category->name),
                WxrTag::text('wp:category_description', $category->description),
            ]);
        }
        foreach ($this->selection->tags() as $slug => $name) {
            $terms[] = WxrTag::group('wp:tag', [
                WxrTag::text('wp:term_id', (string) $this->id("post_tag:$slug")),
                WxrTag::text('wp:tag_slug', $slug),
                WxrTag::text('wp:tag_name', $name),
            ]);
        }

        return [...$terms, ...$this->productCategories()];
    }

    /** @return list<string> */
    private function productCategories(): array
    {
        $parents = Selection::parents($this->selection->content->productCategories());
        $order = 0;

        return array_map(
            fn(Category $category): string => WxrTag::group('wp:term', [
                WxrTag::text('wp:term_id', (string) $this->id("product_cat:{$category->slug}")),
                WxrTag::text('wp:term_taxonomy', 'product_cat'),
                WxrTag::text('wp:term_slug', $category->slug),
                WxrTag::text('wp:term_parent', $parents[$category->slug] ?? ''),
                WxrTag::text('wp:term_name', $category->name),
                WxrTag::text('wp:term_description', $category->description),
                WxrTag::group('wp:termmeta', [
                    WxrTag::text('wp:meta_key', 'order'),
                    WxrTag::text('wp:meta_value', (string) $order++),
                ]),
            ]),
            $this->selection->productCategories(),
        );
    }

    private function attachment(Image $image): string
    {
        $path = Package::PICTURES . '/' . basename($image->file);

        return WxrTag::group('item', [
            ...WxrTag::post([
                'post_id' => $this->id("attachment:{$image->name}"),
                'post_type' => 'attachment',
                'post_name' => Package::pictureSlug($image),
                'title' => Package::pictureTitle($image),
                'status' => 'inherit',
                'post_date' => '2024-01-02 08:00:00',
                'guid' => self::SITE . "/$path",
            ]),
            WxrTag::text('wp:attachment_url', $path),
            WxrTag::meta('_wp_attachment_image_alt', $image->alt),
        ]);
    }

    private function document(string $type, Document $document): string
    {
        $image = $document->image === null ? null : $this->id("attachment:{$document->image}");
        $tags = WxrTag::post([
            'post_id' => $this->id("$type:{$document->slug}"),
            'post_type' => $type,
            'post_name' => $document->slug,
            'title' => $document->title,
            'status' => 'publish',
            'post_date' => $document->date,
            'content' => $document->body,
            'excerpt' => htmlspecialchars($document->excerpt ?? '', ENT_NOQUOTES),
            'comment_status' => $type === 'post' ? 'open' : 'closed',
            'post_parent' => $document->parent === null ? 0 : $this->id("$type:{$document->parent}"),
            'menu_order' => $document->order,
            'is_sticky' => (int) $document->sticky,
            'guid' => self::SITE . "/?$type={$document->slug}",
        ]);
        foreach ($type === 'post' ? $document->categories : [] as $slug) {
            $tags[] = WxrTag::term('category', $slug, $slug);
        }
        foreach ($type === 'post' ? $document->tags : [] as $slug) {
            $tags[] = WxrTag::term('post_tag', $slug, $this->selection->content->site()->tags[$slug] ?? $slug);
        }
        if ($image !== null) {
            $tags[] = WxrTag::meta('_thumbnail_id', (string) $image);
        }
        $number = 0;
        $authors = $this->selection->content->site()->authors;

        return WxrTag::group('item', [
            ...$tags,
            ...WxrComments::tags($this->selection->comments($document->slug), $authors, 0, $number),
        ]);
    }
}
