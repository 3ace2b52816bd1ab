<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DemoContent;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\DemoContent\DemoImport;
use Stallkeeper\Tools\DemoContent\DemoPackage;
use Stallkeeper\Tools\DemoContent\DemoRecords;
use Stallkeeper\Tools\DemoContent\DemoRemoval;
use Stallkeeper\Tools\DemoContent\DemoState;
use Stallkeeper\Tools\DemoContent\Steps\Importers;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Post;

/**
 * A site with the plugin WordPress Importer: the one in the directory WORDPRESS_IMPORTER, or a test double that calls
 * the same filters. It uploads into a directory of its own.
 */
abstract class DemoContentTestCase extends PluginTestCase
{
    private const PICTURES = [
        'copper-kettle',
        'market-stall',
        'sign-hill',
        'product-copper-kettle',
        'product-copper-kettle-close',
        'product-enamel-kettle-blue',
        'product-enamel-kettle-cream',
    ];

    private const POSTS = [
        'how-the-stall-came-indoors',
        'brew-tea-by-ear',
        'sharpening-without-fear',
        'a-lamp-for-one-page',
    ];

    /** Categories and tags of these posts, with their parents, and of the products. */
    private const TERMS = [
        ...[
            'care',
            'drinks',
            'guides',
            'house',
            'how-to',
            'kitchen',
            'knives',
            'lamps',
            'market-notes',
            'stories',
            'tea',
        ],
        ...['beginners', 'family', 'green-tea', 'history', 'market-day'],
        ...['morning', 'night', 'repair', 'sharpening', 'slow', 'kettles'],
    ];

    /** Menus, and their items by number: two levels and a submenu with images. */
    private const MENUS = ['primary' => [1, 2, 3, 4, 27, 30], 'footer-menu' => [5, 6]];

    protected string $directory = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->directory = sys_get_temp_dir() . '/demo-content-' . bin2hex(random_bytes(6));
        mkdir("$this->directory/uploads", 0o700, true);
        add_filter('upload_dir', [$this, 'moveUploads']);
        // One size of each picture is enough.
        add_filter('intermediate_image_sizes_advanced', [$this, 'onlyThumbnail']);
        wp_upload_dir(null, false, true);
        $this->createPackage();
        add_action('stallkeeper_tools_services', [$this, 'usePackage']);
        $importer = getenv('WORDPRESS_IMPORTER') ?: dirname(__DIR__) . '/stubs/wordpress-importer';
        symlink($importer, self::importerLink());
        update_option('active_plugins', [...(array) get_option('active_plugins'), Importers::WORDPRESS_PLUGIN]);
        wp_set_current_user($this->user('administrator'));
    }

    protected function tearDown(): void
    {
        unlink(self::importerLink());
        parent::tearDown();
        wp_upload_dir(null, false, true);
        self::deleteDirectory($this->directory);
    }

    public function usePackage(Container $services): void
    {
        $services->set(DemoPackage::class, fn(): DemoPackage => $this->package());
    }

    /**
     * @param array<string, string|false> $upload
     *
     * @return array<string, string|false>
     */
    public function moveUploads(array $upload): array
    {
        foreach (['path', 'basedir'] as $name) {
            $upload[$name] = "$this->directory/uploads" . ($name === 'path' ? $upload['subdir'] : '');
        }
        is_dir((string) $upload['path']) || @mkdir((string) $upload['path'], 0o700, true);

        return $upload;
    }

    /**
     * @param array<string, mixed> $sizes
     *
     * @return array<string, mixed>
     */
    public function onlyThumbnail(array $sizes): array
    {
        return array_slice($sizes, 0, 1, true);
    }

    /** Imports everything in as many requests as it takes. */
    protected function import(int $seconds = 60): int
    {
        for ($requests = 1; $requests < 300; $requests++) {
            if ($this->newRequest()->get(DemoImport::class)->run($seconds)) {
                return $requests;
            }
        }
        self::fail('The import does not end.');
    }

    protected function remove(int $seconds = 60): DemoState
    {
        for ($requests = 1; $requests < 600; $requests++) {
            $state = $this->newRequest()->get(DemoRemoval::class)->run($seconds);
            if ($state !== null) {
                return $state;
            }
        }
        self::fail('The removal does not end.');
    }

    protected function package(): DemoPackage
    {
        return DemoPackage::fromDirectory("$this->directory/package");
    }

    /** The content of the release with a few of its pictures and products, because they take the most time. */
    private function createPackage(): void
    {
        $source = dirname(STALLKEEPER_TOOLS_FILE) . '/demo-content';
        mkdir("$this->directory/package/pictures", 0o700, true);
        file_put_contents(
            "$this->directory/package/posts.xml",
            self::fewPosts((string) file_get_contents("$source/posts.xml")),
        );
        $summary = json_decode((string) file_get_contents("$source/content.json"), true);
        /** @var array{pictures: list<array{name: string, file: string}>, counts: array<string, int>} $summary */
        $summary['pictures'] = array_values(
            array_filter(
                $summary['pictures'],
                static fn(array $one): bool => in_array($one['name'], self::PICTURES, true),
            ),
        );
        foreach ($summary['pictures'] as $picture) {
            copy("$source/pictures/{$picture['file']}", "$this->directory/package/pictures/{$picture['file']}");
        }
        $rows = (array) file("$source/products.csv");
        $summary['counts']['posts'] = count(self::POSTS);
        $summary['counts']['products'] = 2;
        $summary['counts']['variations'] = 3;
        file_put_contents("$this->directory/package/products.csv", implode('', array_slice($rows, 0, 6)));
        file_put_contents("$this->directory/package/content.json", json_encode($summary));
    }

    protected static function hasProducts(): bool
    {
        return (new Importers())->hasWooCommerce();
    }

    protected static function needProducts(): void
    {
        if (!self::hasProducts()) {
            self::markTestSkipped('The stand-in has no importer for products; run it with WOOCOMMERCE.');
        }
    }

    protected static function bySlug(string $type, string $slug): WP_Post
    {
        $post = get_page_by_path($slug, OBJECT, $type);
        self::assertInstanceOf(WP_Post::class, $post, "$type $slug");

        return $post;
    }

    /** @return array<string, int|list<string>> numbers of rows, names of options, uploaded files */
    protected function trace(): array
    {
        $db = self::database();
        $tables = [$db->posts, $db->postmeta, $db->terms, $db->termmeta, $db->term_taxonomy, $db->term_relationships];
        $trace = [];
        foreach ([...$tables, $db->comments, $db->commentmeta, $db->usermeta] as $table) {
            $trace[$table] = (int) $db->get_var("SELECT COUNT(*) FROM $table");
        }
        $trace[$db->termmeta] -= (int) $db->get_var(
            "SELECT COUNT(*) FROM $db->termmeta WHERE meta_key LIKE 'product_count_%'",
        );
        // WordPress, WooCommerce, the search and the theme’s menus cache in these.
        $names = $db->get_col(
            "SELECT option_name FROM $db->options WHERE option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%_children' AND option_name NOT LIKE 'stallkeeper_search%' AND option_name <> 'stallkeeper_menus_changed' ORDER BY option_name",
        );
        $trace['options'] = array_map(strval(...), $names);
        $trace['mods'] = [(string) wp_json_encode(get_option('theme_mods_stallkeeper'))];
        $trace['files'] = array_map(
            static fn(SplFileInfo $file): string => $file->getPathname(),
            array_values(
                array_filter(self::files("$this->directory/uploads"), static fn($one): bool => $one->isFile()),
            ),
        );

        return $trace;
    }

    /** @return string the XML without most of its posts, terms and items of menus */
    private static function fewPosts(string $xml): string
    {
        $xml = (string) preg_replace_callback(
            '~<wp:(category|tag|term)>.*?</wp:\1>\n~s',
            static function (array $found): string {
                preg_match(
                    '~<wp:(?:category_nicename|tag_slug|term_slug)><!\[CDATA\[(?:demo-)?([\w-]+)~',
                    $found[0],
                    $slug,
                );

                return in_array($slug[1] ?? '', [...self::TERMS, ...array_keys(self::MENUS)], true) ? $found[0] : '';
            },
            $xml,
        );

        return (string) preg_replace_callback(
            '~<item>.*?</item>\n~s',
            static function (array $found): string {
                preg_match('~<wp:post_type><!\[CDATA\[(\w+)~', $found[0], $type);
                preg_match('~<wp:post_name><!\[CDATA\[(?:demo-)?([\w-]+?)(?:-(\d+))?\]~', $found[0], $name);
                $isNeeded = match ($type[1] ?? '') {
                    'post' => in_array($name[1] ?? '', self::POSTS, true),
                    'nav_menu_item' => in_array((int) ($name[2] ?? 0), self::MENUS[$name[1] ?? ''] ?? [], true),
                    default => true,
                };

                return $isNeeded ? $found[0] : '';
            },
            $xml,
        );
    }

    protected static function records(): DemoRecords
    {
        return new DemoRecords(new PostDatabase());
    }

    private static function importerLink(): string
    {
        return WP_PLUGIN_DIR . '/' . dirname(Importers::WORDPRESS_PLUGIN);
    }

    /** @return list<SplFileInfo> */
    private static function files(string $directory): array
    {
        $found = new RecursiveIteratorIterator(
            new RecursiveDirectoryIterator($directory, FilesystemIterator::SKIP_DOTS),
            RecursiveIteratorIterator::CHILD_FIRST,
        );
        $files = [];
        foreach ($found as $file) {
            if ($file instanceof SplFileInfo) {
                $files[] = $file;
            }
        }

        return $files;
    }

    private static function deleteDirectory(string $directory): void
    {
        foreach (self::files($directory) as $file) {
            chmod($file->getPathname(), 0o700);
            $file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
        }
        rmdir($directory);
    }
}
