<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content;

use Stallkeeper\Demo\Content\Model\ContentDirectory;
use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;
use Stallkeeper\Demo\Content\Writer\AuthorWriter;
use Stallkeeper\Demo\Content\Writer\CommentWriter;
use Stallkeeper\Demo\Content\Writer\FrontPageWriter;
use Stallkeeper\Demo\Content\Writer\ImageWriter;
use Stallkeeper\Demo\Content\Writer\ImportDatabase;
use Stallkeeper\Demo\Content\Writer\ImportState;
use Stallkeeper\Demo\Content\Writer\MenuWriter;
use Stallkeeper\Demo\Content\Writer\PostWriter;
use Stallkeeper\Demo\Content\Writer\ShopWriter;
use Stallkeeper\Demo\Content\Writer\TermWriter;

/**
 * Imports demo/content/ into the current site. The theme must be active. Running the import again creates no
 * duplicates.
 */
final class Importer
{
    /**
     * @throws ContentError if a content file is invalid; the message contains its name
     */
    public static function run(): void
    {
        // The content is trusted. WordPress would remove HTML from it because no user is logged in.
        kses_remove_filters();
        wp_defer_term_counting(true);
        wp_defer_comment_counting(true);
        try {
            ImportDatabase::transaction(static fn() => self::import(ContentDirectory::forDemo()));
        } finally {
            wp_defer_comment_counting(false);
            wp_defer_term_counting(false);
            kses_init();
        }
    }

    private static function import(ContentDirectory $content): void
    {
        $site = $content->site();
        $importState = ImportState::load();
        $authors = AuthorWriter::write($site);
        $categories = TermWriter::writeCategories('category', $site->categories);
        $tags = TermWriter::writeTags($site);
        $imageWriter = new ImageWriter($importState, current($authors) ?: 0);
        $images = $imageWriter->write($content->images());
        $postWriter = new PostWriter($importState, $authors, $categories, $tags, $images);
        $pages = $postWriter->write('page', $content->pages());
        $posts = $postWriter->write('post', $content->posts());
        CommentWriter::load($authors)->write($content->comments(), $posts);
        $shop = ShopWriter::isAvailable() ? ShopWriter::write($content, $postWriter, $imageWriter) : null;
        (new MenuWriter($pages, $categories, $shop))->write($site);
        self::updateSettings($site, $pages);
        (new FrontPageWriter($pages, $categories, $images, $shop))->write($content->front());
    }

    /** @param array<string, int> $pages */
    private static function updateSettings(Site $site, array $pages): void
    {
        $settings = [
            'blogname' => $site->title,
            'blogdescription' => $site->tagline,
            'posts_per_page' => $site->postsPerPage,
            'show_on_front' => 'page',
            'page_on_front' =>
                $pages[$site->frontPage] ?? throw new ContentError("site.json: unknown page \"{$site->frontPage}\""),
            'page_for_posts' =>
                $pages[$site->postsPage] ?? throw new ContentError("site.json: unknown page \"{$site->postsPage}\""),
            'thread_comments' => 1,
            // Visitors' browsers would load avatars from gravatar.com.
            'show_avatars' => 0,
        ];
        foreach ($settings as $name => $value) {
            update_option($name, $value);
        }
    }
}
