<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content;

use Stallkeeper\Demo\Content\Read\ContentError;
use Stallkeeper\Demo\Content\Read\Library;
use Stallkeeper\Demo\Content\Read\Site;
use Stallkeeper\Demo\Content\Write\Authors;
use Stallkeeper\Demo\Content\Write\Database;
use Stallkeeper\Demo\Content\Write\Documents;
use Stallkeeper\Demo\Content\Write\Front;
use Stallkeeper\Demo\Content\Write\Ledger;
use Stallkeeper\Demo\Content\Write\Menus;
use Stallkeeper\Demo\Content\Write\Pictures;
use Stallkeeper\Demo\Content\Write\PictureStore;
use Stallkeeper\Demo\Content\Write\Remarks;
use Stallkeeper\Demo\Content\Write\Shop;
use Stallkeeper\Demo\Content\Write\Terms;

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
            Database::together(static fn() => self::import(Library::ofTheDemo(), new PictureStore($pictureStore)));
        } finally {
            wp_defer_comment_counting(false);
            wp_defer_term_counting(false);
            kses_init();
        }
    }

    private static function import(Library $library, PictureStore $store): void
    {
        $site = $library->site();
        $ledger = Ledger::open();
        $authors = Authors::write($site);
        $categories = Terms::tree('category', $site->categories);
        $tags = Terms::tags($site);
        $images = new Pictures($ledger, current($authors) ?: 0, $store);
        $pictures = $images->write($library->pictures());
        $documents = new Documents($ledger, $authors, $categories, $tags, $pictures);
        $pages = $documents->write('page', $library->pages());
        $posts = $documents->write('post', $library->posts());
        Remarks::open($authors)->write($library->remarks(), $posts);
        $shop = Shop::isOpen() ? Shop::write($library, $documents, $images) : null;
        (new Menus($pages, $categories, $shop))->write($site);
        self::settings($site, $pages);
        (new Front($pages, $categories, $pictures, $shop))->write($library->front());
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
