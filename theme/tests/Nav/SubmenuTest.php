<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Nav;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Nav\MegaMenuStyle;
use Stallkeeper\Theme\Nav\MenuContext;
use Stallkeeper\Theme\Nav\MenuEntries;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Nav\SavedMenu;
use Stallkeeper\Theme\Nav\StoredMenus;
use Stallkeeper\Theme\Nav\SubmenuField;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Submenus in columns and with images: the field in the menu editor, the stored values, the markup and the styles. */
final class SubmenuTest extends ThemeTestCase
{
    private int $menu = 0;
    private int $item = 0;

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(StoredMenus::OPTION);
        stallkeeper_theme(StoredMenus::class);
        $this->menu = self::id(wp_create_nav_menu('Submenus ' . wp_generate_password(6, false)));
        set_theme_mod('nav_menu_locations', ['primary' => $this->menu]);
        $this->item = $this->entry(['title' => 'Shop', 'url' => '/shop/']);
        self::endRequest();
    }

    protected function tearDown(): void
    {
        unset($_POST['menu-item-stallkeeper-submenu']);
        wp_dequeue_style('stallkeeper-mega-menu');
        parent::tearDown();
    }

    #[TestDox('The choice $chosen of an $role is saved as "$saved"')]
    #[TestWith(['images', 'administrator', 'images'])]
    #[TestWith(['columns', 'administrator', 'columns'])]
    #[TestWith(['list', 'administrator', ''])]
    #[TestWith(['circle', 'administrator', ''])]
    #[TestWith([['columns'], 'administrator', ''])]
    #[TestWith(['images', 'editor', 'columns'])]
    public function testSave(mixed $chosen, string $role, string $saved): void
    {
        update_post_meta($this->item, SubmenuField::META, 'columns');
        wp_set_current_user($this->user($role));
        $this->save([$this->item => $chosen]);
        self::assertSame($saved, get_post_meta($this->item, SubmenuField::META, true));
    }

    #[TestDox('A request without the field keeps the choice')]
    public function testOtherRequest(): void
    {
        update_post_meta($this->item, SubmenuField::META, 'columns');
        wp_set_current_user($this->user('administrator'));
        $this->save([$this->item + 1 => 'list']);
        self::assertSame('columns', get_post_meta($this->item, SubmenuField::META, true));
    }

    #[TestDox('The menu editor has the field with the saved choice')]
    public function testField(): void
    {
        update_post_meta($this->item, SubmenuField::META, 'images');
        $html = self::printed(fn() => do_action('wp_nav_menu_item_custom_fields', $this->item));
        self::assertStringContainsString("name=\"menu-item-stallkeeper-submenu[$this->item]\"", $html);
        self::assertMatchesRegularExpression('~<option value="images" selected>Columns with images</~', $html);
        self::assertSame(1, substr_count($html, ' selected>'));
        update_post_meta($this->item, SubmenuField::META, '"><script>');
        $html = self::printed(fn() => do_action('wp_nav_menu_item_custom_fields', $this->item));
        self::assertStringContainsString('<option value="list" selected', $html);
        self::assertStringNotContainsString('<script', $html);
    }

    #[TestDox('With images, each entry has the one of its category, brand or post, and nothing is queried for it')]
    public function testImages(): void
    {
        [$category, $brand, $page] = $this->withImages();
        $items = self::items();
        self::assertSame(
            ['images', ['', $category, $brand, $page, '']],
            [$items[0]['layout'] ?? '', array_map(self::source(...), array_slice($items, 0, 5))],
        );
        wp_cache_flush();
        get_option('WPLANG');
        $queries = get_num_queries();
        self::assertSame($items, self::items());
        self::assertSame($queries, get_num_queries());
    }

    #[TestDox('A menu that is not stored has the same layouts and images')]
    public function testNotStored(): void
    {
        $this->withImages();
        $stored = self::items();
        add_filter('wp_nav_menu_args', $same = static fn(mixed $args): mixed => $args);
        $prepared = self::items();
        remove_filter('wp_nav_menu_args', $same);
        self::assertSame(array_column($stored, 'layout'), array_column($prepared, 'layout'));
        self::assertSame(array_column($stored, 'image'), array_column($prepared, 'image'));
    }

    #[TestDox('The main menu prints the images, and the same menu at another location does not')]
    public function testMarkup(): void
    {
        [$category] = $this->withImages();
        $html = self::printed(stallkeeper_theme(Navigation::class)->printBar(...));
        self::assertStringContainsString('menu-item--columns menu-item--images"', $html);
        self::assertMatchesRegularExpression(
            '~<img class="menu__image" src="' .
                preg_quote(esc_url($category), '~') .
                '" alt=""\s+width="300"\s+height="225"\s+loading="lazy" decoding="async">Kettles &lt;3</a>~',
            $html,
        );
        self::assertSame(3, substr_count($html, '<img'));
        set_theme_mod('nav_menu_locations', ['primary' => 0, 'catalog-menu' => $this->menu]);
        $html = self::printed(stallkeeper_theme(Navigation::class)->printCatalog(...));
        self::assertStringContainsString('Kettles', $html);
        self::assertStringNotContainsString('menu-item--columns', $html);
        self::assertStringNotContainsString('<img', $html);
    }

    #[TestDox('Without the choice of images, none is stored')]
    public function testColumns(): void
    {
        $this->withImages();
        update_post_meta($this->item, SubmenuField::META, 'columns');
        self::endRequest();
        self::assertSame([null], array_values(array_unique(array_column(self::items(), 'image'), SORT_REGULAR)));
        $html = self::printed(stallkeeper_theme(Navigation::class)->printBar(...));
        self::assertStringContainsString('menu-item--columns"', $html);
        self::assertStringNotContainsString('menu-item--images', $html);
    }

    #[TestDox('A changed or deleted image shows on the next page')]
    public function testChange(): void
    {
        $this->withImages();
        $items = self::items();
        $object = static function (int $index) use ($items): int {
            $item = $items[$index]['id'] ?? '';
            $id = get_post_meta(is_numeric($item) ? (int) $item : 0, '_menu_item_object_id', true);

            return is_numeric($id) ? (int) $id : 0;
        };
        $new = $this->image('new');
        update_term_meta($object(1), 'thumbnail_id', $new);
        self::endRequest();
        self::assertStringContainsString('new-300x225.jpg', self::source(self::items()[1] ?? []));
        delete_post_meta($object(3), '_thumbnail_id');
        self::endRequest();
        self::assertSame('', self::source(self::items()[3] ?? []));
        wp_delete_attachment($new, true);
        self::endRequest();
        self::assertSame('', self::source(self::items()[1] ?? []));
    }

    #[TestDox('The styles are in the head if the main menu needs them')]
    public function testStyles(): void
    {
        $enqueued = static function (): bool {
            $style = new MegaMenuStyle(new StoredMenus(new MenuEntries()), stallkeeper_theme(Assets::class));
            $style->enqueueStyle();

            return wp_style_is('stallkeeper-mega-menu');
        };
        self::items();
        $queries = get_num_queries();
        self::assertFalse($enqueued());
        self::assertSame($queries, get_num_queries());
        update_post_meta($this->item, SubmenuField::META, 'columns');
        self::endRequest();
        self::assertTrue($enqueued());
    }

    /** @param array<int, mixed> $choices by item ID */
    private function save(array $choices): void
    {
        $_POST['menu-item-stallkeeper-submenu'] = $choices;
        wp_update_nav_menu_item($this->menu, $this->item, [
            'menu-item-title' => 'Shop',
            'menu-item-url' => '/shop/',
            'menu-item-status' => 'publish',
        ]);
    }

    /** @return array{string, string, string} URLs of the images of a category, a brand and a page */
    private function withImages(): array
    {
        update_post_meta($this->item, SubmenuField::META, 'images');
        $urls = [];
        foreach (['product_cat' => 'Kettles <3', 'product_brand' => 'Hill'] as $taxonomy => $name) {
            if (!taxonomy_exists($taxonomy)) {
                register_taxonomy($taxonomy, 'post', ['public' => true]);
            }
            $term = self::id(wp_insert_term($taxonomy . wp_generate_password(6, false), $taxonomy), 'term_id');
            update_term_meta($term, 'thumbnail_id', $image = $this->image($taxonomy));
            $urls[] = (string) wp_get_attachment_image_url($image, 'medium');
            $this->entry([
                'title' => $name,
                'type' => 'taxonomy',
                'object' => $taxonomy,
                'object-id' => $term,
                'parent-id' => $this->item,
            ]);
        }
        foreach (['About', 'Plain'] as $title) {
            $page = $this->post(['post_type' => 'page', 'post_title' => $title]);
            if ($title === 'About') {
                update_post_meta($page, '_thumbnail_id', $image = $this->image('page'));
                $urls[] = (string) wp_get_attachment_image_url($image, 'medium');
            }
            $this->entry([
                'type' => 'post_type',
                'object' => 'page',
                'object-id' => $page,
                'parent-id' => $this->item,
            ]);
        }
        self::endRequest();
        self::assertCount(3, array_filter($urls));

        return [$urls[0], $urls[1], $urls[2]];
    }

    private function image(string $name): int
    {
        $id = self::id(
            wp_insert_attachment(
                ['post_mime_type' => 'image/jpeg', 'post_title' => $name],
                "2026/11/$name.jpg",
                0,
                true,
            ),
        );
        $size = ['file' => "$name-300x225.jpg", 'width' => 300, 'height' => 225, 'mime-type' => 'image/jpeg'];
        wp_update_attachment_metadata($id, [
            'width' => 800,
            'height' => 600,
            'file' => "2026/11/$name.jpg",
            'sizes' => ['medium' => $size],
        ]);

        return $id;
    }

    /** @param array<string, mixed> $values of the item, without the prefix of their names */
    private function entry(array $values): int
    {
        $prefixed = ['menu-item-status' => 'publish'];
        foreach ($values as $name => $value) {
            $prefixed["menu-item-$name"] = $value;
        }

        return self::id(wp_update_nav_menu_item($this->menu, 0, $prefixed));
    }

    private static function endRequest(): void
    {
        stallkeeper_theme(StoredMenus::class)->announceChanges();
    }

    /** @return list<array<string, mixed>> items as a new request reads them */
    private static function items(): array
    {
        return (new SavedMenu(new MenuEntries(), new StoredMenus(new MenuEntries()), new MenuContext()))->forLocation(
            'primary',
        );
    }

    /** @param array<string, mixed> $item */
    private static function source(array $item): string
    {
        $image = $item['image'] ?? null;

        return is_array($image) && is_string($image['src'] ?? null) ? $image['src'] : '';
    }

    private static function id(mixed $result, string $key = ''): int
    {
        $id = $key !== '' && is_array($result) ? $result[$key] ?? 0 : $result;
        self::assertIsInt($id);

        return $id;
    }
}
