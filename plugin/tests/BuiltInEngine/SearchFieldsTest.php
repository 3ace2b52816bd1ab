<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaIndexSettings;
use Stallkeeper\Tools\BuiltInEngine\Admin\FieldsScreen;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Fields\FieldColumns;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Tests\Algolia\AlgoliaTestCase;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use WC_Product_Attribute;
use WC_Product_Simple;

/** The owner selects which fields are searched, and how much each of them counts. */
final class SearchFieldsTest extends AlgoliaTestCase
{
    private const TAXONOMIES = ['product_brand', 'mood'];

    private mixed $taxonomies = null;

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
        $this->taxonomies = $GLOBALS['wp_taxonomies'];
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_taxonomies'] = $this->taxonomies;
        delete_option(SearchFields::OPTION);
        parent::tearDown();
    }

    #[TestDox('By default, the index has the engine’s own columns and weights')]
    public function testDefault(): void
    {
        self::assertEquals(new IndexSettings(), stallkeeper_tools(FieldColumns::class)->indexSettings());
        self::assertSame(
            [
                'codes',
                'unordered(post_title)',
                'unordered(post_excerpt)',
                'unordered(content)',
                'unordered(taxonomies)',
                'unordered(attribute_values)',
                'unordered(post_author.display_name)',
            ],
            stallkeeper_tools(AlgoliaIndexSettings::class)->build(self::INDEX)['searchableAttributes'],
        );
    }

    /** @return array<string, array{string, string}> */
    public static function words(): array
    {
        return [
            'title' => ['title', 'zirconia'],
            'codes' => ['codes', 'QX-77-31'],
            'categories' => ['categories', 'catnip'],
            'tags' => ['tags', 'tagliatelle'],
            'brands' => ['brands', 'brandenburg'],
            'attributes' => ['attributes', 'vermilion'],
            'text' => ['text', 'quokka'],
            'others' => ['others', 'otherworldly'],
        ];
    }

    #[DataProvider('words')]
    #[TestDox('A word that occurs only in a field that is not searched is not found: $_dataset')]
    public function testOff(string $field, string $word): void
    {
        $id = $this->everything();
        $this->endRequest();
        self::assertSame([$id], $this->found($word));
        self::assertStringContainsString('saved=changed', $this->submit([$field => 'off']));
        $this->endRequest();
        self::assertSame([], $this->found($word));
        foreach (self::words() as [$other, $otherWord]) {
            self::assertSame($other === $field ? [] : [$id], $this->found($otherWord), $other);
        }
    }

    #[TestDox('Names of authors and comments can be searched or not')]
    public function testAuthorsAndComments(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author, 'display_name' => 'Wilhelmina']);
        $id = $this->post(['post_author' => $author]);
        $comment = [
            'comment_post_ID' => $id,
            'comment_author' => 'Xaver',
            'comment_content' => 'A <b>splendid</b> read',
        ];
        wp_insert_comment(['comment_approved' => '1'] + $comment);
        wp_insert_comment(['comment_approved' => '0', 'comment_content' => 'Awaiting marsupial'] + $comment);
        $this->endRequest();
        self::assertSame([[$id], []], [$this->found('wilhelmina'), $this->found('splendid')]);
        $this->submit(['authors' => 'off', 'comments' => 'normal']);
        $this->endRequest();
        self::assertSame([[], [$id]], [$this->found('wilhelmina'), $this->found('splendid')]);
        self::assertSame([[], []], [$this->found('marsupial'), $this->found('xaver')]);
        $new = wp_insert_comment(['comment_approved' => '1', 'comment_content' => 'Excellent'] + $comment);
        $this->endRequest();
        self::assertSame([$id], $this->found('excellent'));
        wp_update_comment(['comment_ID' => $new, 'comment_content' => 'Dreadful']);
        $this->endRequest();
        self::assertSame([[], [$id]], [$this->found('excellent'), $this->found('dreadful')]);
        wp_delete_comment((int) $new, true);
        $this->endRequest();
        self::assertSame([], $this->found('dreadful'));
    }

    #[TestDox('The post with the word in a field of a higher level comes first')]
    public function testOrder(): void
    {
        $tag = $this->post(['post_title' => 'One', 'post_content' => 'Some text.']);
        wp_set_post_tags($tag, ['Amethyst']);
        $text = $this->post(['post_title' => 'Two', 'post_content' => 'Amethyst here.']);
        $this->endRequest();
        self::assertSame([$tag, $text], $this->ranked('amethyst'));
        foreach ([['text' => 'high'], ['text' => 'normal', 'tags' => 'low']] as $levels) {
            $this->submit($levels);
            $this->endRequest();
            self::assertSame([$text, $tag], $this->ranked('amethyst'));
        }
    }

    #[TestDox('Saving a change says that the index is rebuilt, and saving the same values does not rebuild it')]
    public function testRebuild(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        wp_clear_scheduled_hook(IndexScheduler::WORK);
        self::assertStringContainsString('saved=same', $this->submit([]));
        self::assertFalse(wp_next_scheduled(IndexScheduler::WORK));
        self::assertFalse($states->isStale($states->fresh()));
        self::assertStringContainsString('saved=changed', $this->submit(['text' => 'low']));
        self::assertNotFalse(wp_next_scheduled(IndexScheduler::WORK));
        self::assertTrue($states->isStale($states->fresh()));
        $this->newRequest();
        $_POST = [];
        $_GET = ['saved' => 'changed'];
        $html = $this->screen();
        self::assertStringContainsString('The index is being rebuilt.', $html);
        self::assertMatchesRegularExpression(
            '~name="field\[text\]".*?<option value="low" selected>Low</option>~',
            $html,
        );
    }

    /** @return array<string, array{array<array-key, mixed>, string}> */
    public static function invalid(): array
    {
        $off = [
            'title',
            'codes',
            'categories',
            'tags',
            'brands',
            'attributes',
            'text',
            'authors',
            'others',
            'comments',
        ];

        return [
            'an unknown level' => [['title' => '9000', 'tags' => 'high'], 'Title: Select one of the levels.'],
            'a list' => [['title' => ['high'], 'tags' => 'high'], 'Title: Select one of the levels.'],
            'markup' => [['title' => '<script>', 'tags' => 'high'], 'Title: Select one of the levels.'],
            'nothing is searched' => [array_fill_keys($off, 'off'), 'Select a level for at least one field.'],
        ];
    }

    /** @param array<array-key, mixed> $levels */
    #[DataProvider('invalid')]
    #[TestDox('An invalid form is not saved, and keeps what was selected: $_dataset')]
    public function testInvalid(array $levels, string $message): void
    {
        self::assertSame('', $this->submit($levels));
        self::assertFalse(get_option(SearchFields::OPTION));
        $html = $this->screen();
        self::assertStringContainsString("role=\"alert\"><p>$message", $html);
        self::assertStringNotContainsString('<script>', $html);
        $tags = is_string($levels['tags']) ? $levels['tags'] : '';
        self::assertMatchesRegularExpression("~name=\"field\[tags\]\".*?<option value=\"$tags\" selected>~", $html);
    }

    #[TestDox('Other users and forged forms change nothing')]
    public function testRights(): void
    {
        self::assertStringContainsString('403', $this->submit(['text' => 'off'], 'wrong'));
        self::assertFalse(get_option(SearchFields::OPTION));
        wp_set_current_user($this->user('editor'));
        $this->expectExceptionMessage('not allowed');
        try {
            stallkeeper_tools(FieldsScreen::class)->save();
        } finally {
            self::assertFalse(get_option(SearchFields::OPTION));
        }
    }

    #[TestDox('A hosted provider gets the fields in the order of their levels; comments send all records again')]
    public function testProvider(): void
    {
        $id = $this->post();
        wp_insert_comment(['comment_post_ID' => $id, 'comment_content' => 'Splendid', 'comment_approved' => '1']);
        $this->sync();
        self::assertArrayNotHasKey('comments', self::records($id)[0]);
        $this->submit(['tags' => 'high', 'text' => 'low', 'codes' => 'off', 'categories' => 'off']);
        $this->sync();
        $sent = Provider::$settings[self::INDEX]['searchableAttributes'] ?? null;
        self::assertIsArray($sent);
        self::assertSame(
            ['unordered(taxonomies.product_tag)', 'unordered(taxonomies.post_tag)'],
            array_slice($sent, 0, 2),
        );
        self::assertSame('unordered(post_title)', $sent[2]);
        self::assertContains('unordered(taxonomies.product_brand)', $sent);
        self::assertSame(['unordered(post_excerpt)', 'unordered(content)'], array_slice($sent, -2));
        self::assertSame(
            [],
            array_uintersect(
                $sent,
                ['codes', 'unordered(taxonomies.category)', 'unordered(taxonomies)'],
                static fn(mixed $one, mixed $other): int => $one <=> $other,
            ),
        );
        $this->submit(['comments' => 'normal']);
        $this->sync();
        self::assertSame(['Splendid'], self::records($id)[0]['comments']);
    }

    #[TestDox('A shop adds a field with values of its records; invalid fields are left out')]
    public function testOwnField(): void
    {
        add_filter(
            'stallkeeper_search_record',
            static fn(array $record): array => $record + ['fabric' => 'Seersucker'],
        );
        add_filter(
            'stallkeeper_search_fields',
            static fn(): array => [
                'fabric' => ['label' => 'Fabric <b>', 'attributes' => ['fabric'], 'level' => 'off'],
                'title' => ['label' => 'Other title', 'attributes' => ['other']],
                'Bad key' => ['label' => 'Bad', 'attributes' => ['bad']],
                'empty' => ['label' => 'Empty', 'attributes' => []],
                'text2' => 'no array',
            ],
        );
        $id = $this->post();
        $this->endRequest();
        self::assertSame([], $this->found('seersucker'));
        $this->submit(['fabric' => 'high']);
        $this->endRequest();
        self::assertSame([$id], $this->found('seersucker'));
        self::assertSame('fabric', stallkeeper_tools(SearchFields::class)->find('fabric'));
        $_GET = [];
        $_POST = [];
        $html = $this->screen();
        self::assertStringContainsString('Fabric &lt;b&gt;', $html);
        self::assertStringNotContainsString('Other title', $html);
        self::assertSame(11, substr_count($html, '<select'));
    }

    /** Creates a product with a different word in each field. */
    private function everything(): int
    {
        foreach (self::TAXONOMIES as $taxonomy) {
            register_taxonomy($taxonomy, 'product', ['public' => true]);
        }
        $attribute = new WC_Product_Attribute();
        $attribute->set_name('Colour');
        $attribute->set_options(['Vermilion']);
        $attribute->set_visible(true);
        $product = new WC_Product_Simple();
        $product->set_props([
            'name' => 'Zirconia',
            'status' => 'publish',
            'regular_price' => '5',
            'sku' => 'QX-77-31',
            'description' => 'A quokka.',
            'attributes' => [$attribute],
        ]);
        $id = $product->save();
        wp_set_object_terms($id, ['Catnip'], 'product_cat');
        wp_set_object_terms($id, ['Tagliatelle'], 'product_tag');
        wp_set_object_terms($id, ['Brandenburg'], 'product_brand');
        wp_set_object_terms($id, ['Otherworldly'], 'mood');

        return $id;
    }

    /** @return list<int> post IDs in the order of the results */
    private function ranked(string $query): array
    {
        return array_map(
            static fn(array $hit): int => is_string($hit['objectID']) ? (int) $hit['objectID'] : 0,
            $this->foundRecords($query),
        );
    }

    private function screen(): string
    {
        do_action('admin_menu', '');
        ob_start();
        do_action(get_plugin_page_hookname(FieldsScreen::SLUG, OwnerMenu::SLUG));

        return (string) ob_get_clean();
    }

    /**
     * @param array<array-key, mixed> $levels values that differ from the saved ones
     *
     * @return string address or message; '' if the page shows the form again
     */
    private function submit(array $levels, ?string $nonce = null): string
    {
        $saved = array_map(
            static fn(FieldLevel $level): string => $level->value,
            stallkeeper_tools(SearchFields::class)->levels(),
        );
        $_GET = [];
        $_POST = ['stallkeeper_fields' => '1', 'field' => $levels + $saved];
        $_REQUEST = ['_wpnonce' => $nonce ?? wp_create_nonce('stallkeeper_search_fields')];
        do_action('admin_menu', '');
        try {
            do_action('load-' . get_plugin_page_hookname(FieldsScreen::SLUG, OwnerMenu::SLUG));
        } catch (Stopped $stopped) {
            return $stopped->getCode() . ' ' . $stopped->getMessage();
        }

        return '';
    }
}
