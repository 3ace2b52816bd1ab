<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Blocks;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Blocks\BlockEditor;
use Stallkeeper\Tools\Blocks\BlockTypes;
use WP_Block_Type_Registry;

#[TestDox('The blocks:')]
final class BlockTypesTest extends BlockTestCase
{
    #[TestDox('each is registered from its block.json, with its attributes, and loads its script in the editor only')]
    public function testRegistered(): void
    {
        foreach (self::NAMES as $name) {
            $type = WP_Block_Type_Registry::get_instance()->get_registered("stallkeeper/{$name}");
            self::assertNotNull($type, $name);
            self::assertSame(3, $type->api_version, $name);
            self::assertSame(['stallkeeper-blocks'], $type->editor_script_handles, $name);
            self::assertSame([], [...$type->script_handles, ...$type->view_script_handles, ...$type->style_handles]);
            self::assertFalse($type->supports['html'] ?? null, $name);
            self::assertNotSame('', $type->description, $name);
            self::assertNotEmpty($type->keywords, $name);
            self::assertIsArray($type->example, $name);
        }
        self::block('products');
        self::assertFalse(wp_script_is('stallkeeper-blocks'));
    }

    #[TestDox('the editor gets a labelled field for each attribute, and the choices of the site')]
    public function testEditor(): void
    {
        $page = $this->post(['post_type' => 'page', 'post_title' => 'Care &amp; use']);
        set_current_screen('post');
        foreach (self::NAMES as $name) {
            unregister_block_type("stallkeeper/{$name}");
        }
        $this->service(BlockTypes::class)->register();
        self::assertTrue(wp_script_is('stallkeeper-blocks', 'registered'));
        self::assertTrue(wp_style_is('stallkeeper-blocks', 'registered'));
        $this->service(BlockEditor::class)->addData();
        $before = wp_scripts()->get_data('stallkeeper-blocks', 'before');
        $script = implode('', array_filter(is_array($before) ? $before : [], is_string(...)));
        self::assertStringNotContainsString('&', $script);
        $json = rtrim(substr($script, (int) strpos($script, '{')), ';');
        /** @var array{category: ?string, panel: string, blocks: array<string, list<array<string, mixed>>>} $data */
        $data = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        foreach (self::NAMES as $name) {
            $type = WP_Block_Type_Registry::get_instance()->get_registered("stallkeeper/{$name}");
            $fields = $data['blocks']["stallkeeper/{$name}"];
            self::assertSame([], array_diff_key(array_column($fields, null, 'name'), $type->attributes ?? []));
            self::assertNotContains('', array_column($fields, 'label'), $name);
        }
        $pages = array_column($data['blocks']['stallkeeper/banner'], 'choices', 'name')['page1'];
        self::assertContains(['value' => $page, 'label' => 'Care & use'], (array) $pages);
    }

    #[TestDox('an anchor and an alignment are attributes of the element; an anchor cannot add markup')]
    public function testAnchor(): void
    {
        $html = self::block('search', ['anchor' => 'find-it', 'align' => 'wide']);
        self::assertSame(1, substr_count($html, 'id="find-it"'));
        self::assertMatchesRegularExpression('/^<div [^>]*class="[^"]*\balignwide\b/', $html);
        foreach (['"><img src=x onerror=alert(1)>', 'two words', str_repeat('a', 101)] as $anchor) {
            self::assertDoesNotMatchRegularExpression(
                '/^<div [^>]*\bid=/',
                self::block('search', ['anchor' => $anchor]),
            );
        }
    }

    #[TestDox('$name with wrong attributes has the nearest allowed values or the defaults')]
    #[TestWith(['search'])]
    #[TestWith(['products'])]
    #[TestWith(['banner'])]
    #[TestWith(['catalog'])]
    #[TestWith(['preferences'])]
    public function testWrongAttributes(string $name): void
    {
        $this->product();
        $type = WP_Block_Type_Registry::get_instance()->get_registered("stallkeeper/{$name}");
        foreach ([PHP_INT_MAX, -1, '<script>alert(1)</script>', ['x' => ['y']], null, '"><b>'] as $value) {
            $html = self::block(
                $name,
                array_fill_keys(array_map(strval(...), array_keys($type->attributes ?? [])), $value),
            );
            self::assertStringNotContainsString('<script>', $html);
            self::assertStringNotContainsString('<b>', $html);
        }
    }

    #[TestDox('are empty in feeds, excerpts and the search index, and in posts of the REST API')]
    public function testOnlyInPages(): void
    {
        $this->product();
        $id = $this->post([
            'post_content' =>
                self::comment('products', ['source' => 'latest']) . self::comment('search') . '<p>Text</p>',
        ]);
        self::assertStringNotContainsString('product', get_the_excerpt($id));
        $this->open(['feed' => 'rss2']);
        self::assertSame('', self::block('products', ['source' => 'latest']));
        $this->open(['p' => $id]);
        self::assertStringContainsString('Kettle', self::block('products', ['source' => 'latest']));
    }

    #[TestDox('an empty block explains itself in the editor, and visitors get nothing')]
    public function testEmpty(): void
    {
        self::assertSame('', self::block('products', ['source' => 'sale']));
        self::assertStringContainsString('There are no such products', self::preview('products', ['source' => 'sale']));
        self::assertSame('', self::block('banner', ['source' => 'pages']));
        self::assertStringContainsString('do not see this banner', self::preview('banner', ['source' => 'pages']));
        self::assertSame('', self::block('catalog', ['menu' => 999999]));
    }

    #[TestDox('the preview of each block shows what visitors see')]
    public function testPreviews(): void
    {
        $this->product();
        self::assertStringContainsString('Kettle', self::preview('products', ['source' => 'latest']));
        self::assertStringContainsString('<form', self::preview('search', ['hitsPerPage' => 2]));
        $this->post(['post_title' => 'Journal']);
        self::assertStringContainsString('Journal', self::preview('banner', ['source' => 'posts']));
        $preferences = self::preview('preferences', ['title' => 'Your choices']);
        self::assertStringContainsString('Your choices', $preferences);
        self::assertMatchesRegularExpression('/data-part="shortcuts"[^>]*>Keyboard/', $preferences);
        self::assertDoesNotMatchRegularExpression('/<button[^>]* hidden/', $preferences);
    }
}
