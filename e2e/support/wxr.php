<?php

/**
 * Brings the posts of a WordPress export file (WXR 1.2) into the site, for tests with real content. Needs a booted
 * WordPress. What WordPress's importer adds beyond posts, terms and sticky flags (attachments, comments, menus) is left
 * out.
 *
 * @return list<int> ids of the posts it made
 */

declare(strict_types=1);

return static function (string $file, array $types = ['post']): array {
    $document = simplexml_load_file($file);
    // Some files say http, some https: what the file declares counts.
    ['wp' => $wp, 'content' => $content, 'excerpt' => $excerpt, 'dc' => $dc] = $document->getDocNamespaces(true);
    $channel = $document->channel;
    $authors = [];
    foreach ($channel->children($wp)->author as $author) {
        $login = (string) $author->author_login;
        $known = get_user_by('login', $login);
        $authors[$login] = $known
            ? $known->ID
            : wp_insert_user([
                'user_login' => $login,
                'user_pass' => wp_generate_password(),
                'display_name' => (string) $author->author_display_name,
                'role' => 'author',
            ]);
    }
    $made = [];
    foreach ($channel->item as $item) {
        $own = $item->children($wp);
        if (!in_array((string) $own->post_type, $types, true)) {
            continue;
        }
        $terms = ['category' => [], 'post_tag' => []];
        foreach ($item->category as $term) {
            $taxonomy = (string) $term['domain'];
            if (isset($terms[$taxonomy])) {
                $known =
                    term_exists((string) $term['nicename'], $taxonomy) ?:
                    wp_insert_term((string) $term, $taxonomy, ['slug' => (string) $term['nicename']]);
                $terms[$taxonomy][] = (int) (is_wp_error($known) ? $known->get_error_data() : $known['term_id']);
            }
        }
        $id = wp_insert_post(
            wp_slash([
                'post_type' => (string) $own->post_type,
                'post_title' => (string) $item->title,
                'post_content' => (string) $item->children($content)->encoded,
                'post_excerpt' => (string) $item->children($excerpt)->encoded,
                'post_status' => (string) $own->status,
                'post_name' => (string) $own->post_name,
                'post_password' => (string) $own->post_password,
                'post_date' => (string) $own->post_date,
                'post_author' => $authors[(string) $item->children($dc)->creator] ?? 1,
                'post_category' => $terms['category'],
            ]),
            true,
        );
        if (is_int($id)) {
            wp_set_object_terms($id, $terms['post_tag'], 'post_tag');
            if ((string) $own->is_sticky === '1') {
                stick_post($id);
            }
            $made[] = $id;
        }
    }
    return $made;
};
