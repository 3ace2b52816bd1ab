<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Blocks;

use Stallkeeper\Tools\Blocks\BlockTypes;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tests\ShopVisitor;
use WP_REST_Request;

/** A test that renders blocks in pages and in the preview of the editor. */
abstract class BlockTestCase extends PluginTestCase
{
    use ShopVisitor {
        setUp as private setUpVisitor;
    }

    protected const NAMES = ['search', 'products', 'banner', 'catalog', 'preferences'];

    protected function setUp(): void
    {
        $this->setUpVisitor();
        // Each test counts the widgets of its page.
        foreach (self::NAMES as $name) {
            unregister_block_type("stallkeeper/{$name}");
        }
        $this->newRequest()->get(BlockTypes::class)->register();
        delete_option('stallkeeper_front_page_lists');
        remove_theme_mod('nav_menu_locations');
    }

    /** @param array<string, mixed> $attributes */
    protected static function comment(string $name, array $attributes = []): string
    {
        return get_comment_delimited_block_content("stallkeeper/{$name}", $attributes, '');
    }

    /** @param array<string, mixed> $attributes */
    protected static function block(string $name, array $attributes = []): string
    {
        return do_blocks(self::comment($name, $attributes));
    }

    /** @param array<string, mixed> $attributes */
    protected static function preview(string $name, array $attributes = []): string
    {
        wp_set_current_user(self::administrator());
        $request = new WP_REST_Request('GET', "/wp/v2/block-renderer/stallkeeper/{$name}");
        $request->set_query_params(['context' => 'edit', 'attributes' => $attributes]);
        $response = rest_do_request($request);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        $data = $response->get_data();
        wp_set_current_user(0);

        return is_array($data) && is_string($data['rendered'] ?? null) ? $data['rendered'] : '';
    }

    /** @param array<string, mixed> $query */
    protected function open(array $query): void
    {
        /** @var \WP $wp */
        $wp = $GLOBALS['wp'];
        $wp->query_vars = $query;
        $wp->query_posts();
    }

    protected static function withoutThemeMarkup(): void
    {
        foreach (['products', 'banner', 'catalog'] as $name) {
            remove_all_filters("stallkeeper_block_{$name}");
        }
    }

    private static function administrator(): int
    {
        $ids = get_users(['role' => 'administrator', 'fields' => 'ID', 'number' => 1]);

        return is_numeric($ids[0] ?? null) ? (int) $ids[0] : 0;
    }
}
