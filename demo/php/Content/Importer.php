<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content;

use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;
use Stallkeeper\Demo\Content\Writer\AuthorWriter;
use Stallkeeper\Demo\Content\Writer\CommentWriter;
use Stallkeeper\Demo\Content\Writer\FrontPageWriter;
use Stallkeeper\Demo\Content\Writer\ImageCache;
use Stallkeeper\Demo\Content\Writer\ImageWriter;
use Stallkeeper\Demo\Content\Writer\ImportDatabase;
use Stallkeeper\Demo\Content\Writer\ImportState;
use Stallkeeper\Demo\Content\Writer\MenuWriter;
use Stallkeeper\Demo\Content\Writer\PostWriter;
use Stallkeeper\Demo\Content\Writer\ShopWriter;
use Stallkeeper\Demo\Content\Writer\TermWriter;

/** Brings demo/content/ into the WordPress that is loaded, with the theme active. A second run makes no second copy. */
final class Importer
{
    /**
     * @param string|null $pictureStore folder that keeps resized pictures for the next site
     * @throws ContentError naming the content file that cannot be used
     */
    public static function run(?string $pictureStore): void
    {
        // The content is the project's own; without a logged-in user WordPress would filter it as a stranger's.
        kses_remove_filters();
        wp_defer_term_counting(true);
        wp_defer_comment_counting(true);
        try {
            ImportDatabase::together(static fn() => self::import(ContentDirectory::ofTheDemo(), new ImageCache($pictureStore)));
        } finally {
            wp_defer_comment_counting(false);
            wp_defer_term_counting(false);
            kses_init();
        }
    }

    private static function import(ContentDirectory $library, ImageCache $store): void
    {
        $site = $library->site();
        $state = ImportState::open();
        $authors = AuthorWriter::write($site);
        $categories = TermWriter::tree('category', $site->categories);
        $tags = TermWriter::tags($site);
        $images = new ImageWriter($state, current($authors) ?: 0, $store);
        $pictures = $images->write($library->pictures());
        $documents = new PostWriter($state, $authors, $categories, $tags, $pictures);
        $pages = $documents->write('page', $library->pages());
        $posts = $documents->write('post', $library->posts());
        CommentWriter::open($authors)->write($library->remarks(), $posts);
        $shop = ShopWriter::isOpen() ? ShopWriter::write($library, $documents, $images) : null;
        (new MenuWriter($pages, $categories, $shop))->write($site);
        self::settings($site, $pages);
        (new FrontPageWriter($pages, $categories, $pictures, $shop))->write($library->front());
    }

    /** @param array<string, int> $pages */
    private static function settings(Site $site, array $pages): void
    {
        $settings = [
            'blogname' => $site->title,
            'blogdescription' => $site->tagline,
            'posts_per_page' => $site->postsPerPage,
            'show_on_front' => 'page',
            'page_on_front' => $pages[$site->frontPage] ?? throw new ContentError("site.json: there is no page \"{$site->frontPage}\""),
            'page_for_posts' => $pages[$site->postsPage] ?? throw new ContentError("site.json: there is no page \"{$site->postsPage}\""),
            'thread_comments' => 1,
            // Avatars would be fetched from another host.
            'show_avatars' => 0,
        ];
        foreach ($settings as $name => $value) {
            update_option($name, $value);
        }
    }
}
