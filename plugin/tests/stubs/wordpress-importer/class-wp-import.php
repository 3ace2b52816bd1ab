<?php

declare(strict_types=1);

/**
 * Test double of the plugin WordPress Importer: the same methods, properties, filters and order of calls, without
 * attachments and authors. The environment variable WORDPRESS_IMPORTER runs the tests with the plugin itself.
 */
class WP_Import extends WP_Importer
{
    /** @var array<int, int> */
    public array $processed_posts = [];

    /** @var array<int, int> */
    public array $processed_terms = [];

    /** @var array<int, int> */
    public array $processed_menu_items = [];

    /** @var list<array<string, mixed>> */
    private array $later = [];

    /** @return array<string, mixed>|WP_Error */
    public function parse(string $file): array|WP_Error
    {
        $previous = libxml_use_internal_errors(true);
        $xml = simplexml_load_file($file);
        libxml_clear_errors();
        libxml_use_internal_errors($previous);
        if ($xml === false) {
            return new WP_Error('WXR_parse_error', 'There was an error when reading this WXR file');
        }
        $wp = $xml->channel->children('http://wordpress.org/export/1.2/');
        $terms = [];
        foreach ($wp->category as $one) {
            $terms[] = self::term(
                $one,
                'category',
                'category_nicename',
                'cat_name',
                'category_parent',
                'category_description',
            );
        }
        foreach ($wp->tag as $one) {
            $terms[] = self::term($one, 'post_tag', 'tag_slug', 'tag_name', '', '');
        }
        $others = [];
        foreach ($wp->term as $one) {
            $taxonomy = (string) $one->term_taxonomy;
            $others[] = self::term($one, $taxonomy, 'term_slug', 'term_name', 'term_parent', 'term_description');
        }
        $posts = [];
        foreach ($xml->channel->item as $item) {
            $posts[] = self::item($item);
        }

        return ['terms' => $terms, 'others' => $others, 'posts' => $posts];
    }

    /** @param array<string, mixed> $options */
    public function import(string $file, array $options = []): void
    {
        $data = $this->parse($file);
        if ($data instanceof WP_Error) {
            exit('Sorry, there has been an error.');
        }
        do_action('import_start');
        foreach ([...$data['terms'], ...apply_filters('wp_import_terms', $data['others'])] as $term) {
            $this->importTerm($term);
        }
        foreach (apply_filters('wp_import_posts', $data['posts']) as $post) {
            $post['post_type'] === 'nav_menu_item' ? $this->importMenuItem($post) : $this->importPost($post);
        }
        foreach ($this->later as $post) {
            $this->importMenuItem($post, true);
        }
        do_action('import_end');
        echo 'All done.';
    }

    /** @param array<string, mixed> $term */
    private function importTerm(array $term): void
    {
        $existing = term_exists($term['slug'], $term['term_taxonomy']);
        if (!is_array($existing)) {
            $parent = $term['term_parent'] === '' ? 0 : term_exists($term['term_parent'], $term['term_taxonomy']);
            $existing = wp_insert_term($term['term_name'], $term['term_taxonomy'], [
                'slug' => $term['slug'],
                'description' => $term['term_description'],
                'parent' => is_array($parent) ? (int) $parent['term_id'] : 0,
            ]);
        }
        if (is_array($existing)) {
            $this->processed_terms[$term['term_id']] = (int) $existing['term_id'];
        }
    }

    /** @param array<string, mixed> $post */
    private function importPost(array $post): void
    {
        if (apply_filters('wp_import_existing_post', 0, $post) > 0) {
            return;
        }
        $values = array_intersect_key(
            $post,
            array_flip([
                'post_date',
                'post_date_gmt',
                'post_content',
                'post_excerpt',
                'post_title',
                'post_name',
                'comment_status',
                'menu_order',
                'post_type',
                'guid',
            ]),
        );
        $values['import_id'] = $post['post_id'];
        $values['post_status'] = $post['status'];
        $values['post_author'] = get_current_user_id();
        $values['post_parent'] = $this->processed_posts[$post['post_parent']] ?? 0;
        $id = wp_insert_post(wp_slash(apply_filters('wp_import_post_data_processed', $values, $post)), true);
        if (!is_int($id)) {
            return;
        }
        $this->processed_posts[$post['post_id']] = $id;
        $terms = [];
        foreach ($post['terms'] as $term) {
            $terms[$term['domain']][] = (int) (term_exists($term['slug'], $term['domain'])['term_id'] ?? 0);
        }
        foreach ($terms as $taxonomy => $ids) {
            wp_set_post_terms($id, $ids, $taxonomy);
        }
        $comments = [0 => 0];
        foreach ($post['comments'] as $comment) {
            $comments[$comment['comment_id']] = (int) wp_insert_comment(
                wp_slash(
                    [
                        'comment_post_ID' => $id,
                        'comment_parent' => $comments[$comment['comment_parent']] ?? 0,
                    ] + $comment,
                ),
            );
        }
        foreach (apply_filters('wp_import_post_meta', $post['postmeta'], $id, $post) as $meta) {
            add_post_meta($id, $meta['key'], wp_slash($meta['value']));
        }
    }

    /** @param array<string, mixed> $item */
    private function importMenuItem(array $item, bool $isLast = false): void
    {
        $menu = term_exists($item['terms'][0]['slug'] ?? '', 'nav_menu');
        $meta = array_column($item['postmeta'], 'value', 'key');
        $id = (int) $meta['_menu_item_object_id'];
        $object = match ($meta['_menu_item_type']) {
            'taxonomy' => $this->processed_terms[$id] ?? null,
            'post_type' => $this->processed_posts[$id] ?? null,
            default => 0,
        };
        if ($object === null || !is_array($menu)) {
            $this->later = [...$this->later, ...$isLast ? [] : [$item]];

            return;
        }
        $saved = wp_update_nav_menu_item((int) $menu['term_id'], 0, [
            'menu-item-object-id' => $object,
            'menu-item-object' => $meta['_menu_item_object'],
            'menu-item-parent-id' => $this->processed_menu_items[(int) $meta['_menu_item_menu_item_parent']] ?? 0,
            'menu-item-position' => (int) $item['menu_order'],
            'menu-item-type' => $meta['_menu_item_type'],
            'menu-item-title' => $item['post_title'],
            'menu-item-url' => $meta['_menu_item_url'],
            'menu-item-status' => $item['status'],
        ]);
        if (is_int($saved)) {
            $this->processed_menu_items[$item['post_id']] = $saved;
        }
    }

    /** @return array<string, mixed> */
    private static function term(
        SimpleXMLElement $one,
        string $taxonomy,
        string $slug,
        string $name,
        string $parent,
        string $description,
    ): array {
        return [
            'term_id' => (int) $one->term_id,
            'term_taxonomy' => $taxonomy,
            'slug' => (string) $one->{$slug},
            'term_name' => (string) $one->{$name},
            'term_parent' => $parent === '' ? '' : (string) $one->{$parent},
            'term_description' => $description === '' ? '' : (string) $one->{$description},
        ];
    }

    /** @return array<string, mixed> */
    private static function item(SimpleXMLElement $item): array
    {
        $wp = $item->children('http://wordpress.org/export/1.2/');
        $post = [
            'post_title' => (string) $item->title,
            'guid' => (string) $item->guid,
            'post_content' => (string) $item->children('http://purl.org/rss/1.0/modules/content/')->encoded,
            'post_excerpt' => (string) $item->children('http://wordpress.org/export/1.2/excerpt/')->encoded,
            'terms' => [],
            'postmeta' => [],
            'comments' => [],
        ];
        foreach (['post_id', 'post_parent', 'menu_order', 'is_sticky'] as $name) {
            $post[$name] = (int) $wp->{$name};
        }
        foreach (['post_date', 'post_date_gmt', 'post_name', 'status', 'comment_status', 'post_type'] as $name) {
            $post[$name] = (string) $wp->{$name};
        }
        foreach ($item->category as $term) {
            $post['terms'][] = ['domain' => (string) $term['domain'], 'slug' => (string) $term['nicename']];
        }
        foreach ($wp->postmeta as $meta) {
            $post['postmeta'][] = ['key' => (string) $meta->meta_key, 'value' => (string) $meta->meta_value];
        }
        foreach ($wp->comment as $comment) {
            $post['comments'][] = array_map(strval(...), (array) $comment);
        }

        return $post;
    }
}
