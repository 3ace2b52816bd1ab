<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SettingsFile;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\SettingsFile\SettingsFile;
use Stallkeeper\Tools\SettingsFile\SettingsFileScreen;
use Stallkeeper\Tools\SettingsFile\SettingsReset;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** The file with all settings: export, import, bad files, and the reset of a screen. */
final class SettingsFileTest extends PluginTestCase
{
    private const OPTIONS = [
        SynonymOptions::OPTION,
        PinnedResults::OPTION,
        ProductFilterSettings::OPTION,
        SearchFields::OPTION,
        SettingsStorage::OPTION,
        SettingsStorage::WRITE_KEY_OPTION,
        TrackingSettings::MODE,
    ];

    private string $file = '';

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
        $this->file = (string) tempnam(sys_get_temp_dir(), 'settings');
    }

    protected function tearDown(): void
    {
        unlink($this->file);
        $_FILES = [];
        array_map(delete_option(...), self::OPTIONS);
        parent::tearDown();
    }

    #[TestDox('An exported file restores the settings of all screens, once or twice, and has no secrets')]
    public function testRoundTrip(): void
    {
        $post = $this->post();
        (new SynonymOptions("sofa, couch\nO'Neill => \"board\"", 'of', false))->save();
        stallkeeper_tools(PinnedResults::class)->save('Tea & "urn"', [$post], []);
        stallkeeper_tools(SearchFields::class)->save(['text' => FieldLevel::Off]);
        update_option(SettingsStorage::OPTION, ['minCharacters' => 3, 'indexName' => 'shop']);
        update_option(SettingsStorage::WRITE_KEY_OPTION, 'very-secret-key');
        update_option(TrackingSettings::MODE, 'off');
        $file = stallkeeper_tools(SettingsFile::class);
        $json = $file->encode();
        self::assertStringNotContainsString('very-secret-key', $json);
        $saved = array_map(get_option(...), [SynonymOptions::OPTION, PinnedResults::OPTION, SearchFields::OPTION]);
        array_map(delete_option(...), self::OPTIONS);
        foreach ([1, 2] as $time) {
            $file->import($json);
            self::assertSame(
                $saved,
                array_map(get_option(...), [SynonymOptions::OPTION, PinnedResults::OPTION, SearchFields::OPTION]),
                "import $time",
            );
            self::assertSame('off', get_option(TrackingSettings::MODE));
            $algolia = get_option(SettingsStorage::OPTION);
            self::assertIsArray($algolia);
            self::assertSame([3, 'shop'], [$algolia['minCharacters'], $algolia['indexName']]);
        }
        self::assertSame($json, $file->encode());
    }

    /** @return array<string, array{string, string}> */
    public static function badFiles(): array
    {
        $file = static fn(string $settings, string $version = '1'): string => '{"format": "stallkeeper-settings", ' .
            "\"version\": $version, \"settings\": $settings}";

        return [
            'empty' => ['', 'damaged'],
            'no JSON' => ['PK zip', 'damaged'],
            'half of a file' => [substr($file('{"synonyms": {"rules": "a, b"}}'), 0, 60), 'damaged'],
            'another JSON' => ['{"version": 1, "settings": {}}', 'damaged'],
            'a list' => ['[1, 2]', 'damaged'],
            'deep' => [$file(str_repeat('[', 500) . str_repeat(']', 500)), 'damaged'],
            'newer version' => [$file('{"synonyms": {"rules": "a, b"}}', '2'), 'another version of the plugin'],
            'version of the wrong type' => [$file('{"synonyms": {"rules": "a, b"}}', '"x"'), 'damaged'],
            '10 MB' => [$file('{"synonyms": {"rules": "' . str_repeat('a', 10_000_000) . '"}}'), 'larger than'],
            'no settings' => [$file('{}'), 'contains no settings'],
            'only unknown settings' => [$file('{"x": {}}'), 'contains no settings'],
            'invalid rule' => [$file('{"synonyms": {"rules": "sofa"}}'), 'Search synonyms: '],
            'invalid level' => [$file('{"searchedFields": {"text": "huge"}}'), 'Select one of the levels'],
            'no field' => [
                $file('{"searchedFields": {"title": "x"}, "synonyms": {"rules": "sofa, couch"}}'),
                'Searched fields: ',
            ],
            'invalid choice' => [
                $file('{"customizer": {"stallkeeper_source_consent": "maybe"}}'),
                'The value is not valid.',
            ],
            'number out of range' => [$file('{"hostedSearch": {"minCharacters": 99}}'), 'The value is not valid.'],
            'query without words' => [$file('{"pinnedResults": {"queries": [{"query": "?"}]}}'), 'at least one letter'],
            'queries of the wrong type' => [$file('{"pinnedResults": {"queries": [7]}}'), 'at least one letter'],
        ];
    }

    #[DataProvider('badFiles')]
    #[TestDox('A bad file changes nothing and says what is wrong')]
    public function testBadFile(string $json, string $message): void
    {
        (new SynonymOptions('cup, mug'))->save();
        try {
            stallkeeper_tools(SettingsFile::class)->import($json);
            self::fail('The file was imported.');
        } catch (InvalidSettings $error) {
            self::assertStringContainsString($message, $error->getMessage());
        }
        self::assertSame('cup, mug', SynonymOptions::current()->rules);
        self::assertFalse(get_option(SearchFields::OPTION));
    }

    #[TestDox('The screen imports an uploaded file, and lists what it left out, escaped')]
    public function testUpload(): void
    {
        $html = $this->upload(
            '{"format": "stallkeeper-settings", "version": 1, "settings": {"synonyms": {"rules": "sofa, couch"}, "<b>": {}}}',
        );
        self::assertStringContainsString('Imported: Search synonyms.', $html);
        self::assertStringContainsString('because this site does not know them: &lt;b&gt;.', $html);
        self::assertSame('sofa, couch', SynonymOptions::current()->rules);
        $html = $this->upload('broken <i>');
        self::assertStringContainsString('role="alert"><p>Nothing was imported.', $html);
        $_FILES = [];
        self::assertStringContainsString('Select a file.', $this->submit(['x' => '1']));
        // PHP drops a form that is larger than post_max_size.
        self::assertStringContainsString('larger than', $this->submit([]));
    }

    #[TestDox('Users without the capability, and requests without a nonce, do nothing')]
    public function testRights(): void
    {
        $_FILES = ['file' => ['tmp_name' => $this->file, 'error' => UPLOAD_ERR_OK]];
        self::assertStringContainsString('403', $this->stopped(fn() => $this->submit(['x' => '1'], 'wrong')));
        $screen = stallkeeper_tools(SettingsFileScreen::class);
        $reset = stallkeeper_tools(SettingsReset::class);
        $_REQUEST = [];
        self::assertStringContainsString('403', $this->stopped($screen->sendFile(...)));
        self::assertStringContainsString('403', $this->stopped($reset->reset(...)));
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap('edit_others_products');
        foreach ([$screen->sendFile(...), $reset->reset(...), fn() => $this->submit(['x' => '1'])] as $do) {
            self::assertStringContainsString('403 Sorry, you are not allowed', $this->stopped($do));
        }
        ob_start();
        $reset->printForm('stallkeeper-synonyms');
        self::assertSame('', ob_get_clean());
    }

    #[TestDox('A reset of one screen needs a confirmation, and keeps the settings of the others')]
    public function testReset(): void
    {
        (new SynonymOptions('cup, mug'))->save();
        update_option(SettingsStorage::OPTION, ['minCharacters' => 3]);
        self::assertStringContainsString('reset=unconfirmed', $this->reset('stallkeeper-synonyms', []));
        self::assertSame('cup, mug', SynonymOptions::current()->rules);
        self::assertStringContainsString('reset=done', $this->reset('stallkeeper-synonyms', ['confirm' => '1']));
        self::assertEquals(new SynonymOptions(), SynonymOptions::current());
        self::assertSame(['minCharacters' => 3], get_option(SettingsStorage::OPTION));
        self::assertStringContainsString('reset=unconfirmed', $this->reset('no-such-screen', ['confirm' => '1']));
    }

    #[TestDox('Each screen with settings has a reset, and the reports have none')]
    public function testResetForms(): void
    {
        do_action('admin_menu', '');
        $found = [];
        foreach (['stallkeeper', 'synonyms', 'pinned-results', 'product-filters', 'search-report'] as $name) {
            $slug = $name === 'stallkeeper' ? $name : "stallkeeper-$name";
            ob_start();
            do_action(get_plugin_page_hookname($slug, OwnerMenu::SLUG));
            $found[$name] = str_contains((string) ob_get_clean(), 'stallkeeper_settings_reset');
        }
        self::assertSame(['synonyms', 'pinned-results', 'product-filters'], array_keys(array_filter($found)));
    }

    private function upload(string $content): string
    {
        file_put_contents($this->file, $content);
        $_FILES = ['file' => ['tmp_name' => $this->file, 'error' => UPLOAD_ERR_OK, 'size' => strlen($content)]];

        return $this->submit(['x' => '1']);
    }

    /** @param array<string, string> $form */
    private function submit(array $form, ?string $nonce = null): string
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = $form;
        $_REQUEST = ['_wpnonce' => $nonce ?? wp_create_nonce('stallkeeper_settings_import')];
        $screen = $this->newRequest()->get(SettingsFileScreen::class);
        $screen->import();
        ob_start();
        $screen->printPage();

        return (string) ob_get_clean();
    }

    /** @param array<string, string> $form */
    private function reset(string $screen, array $form): string
    {
        $_POST = $form + ['screen' => $screen];
        $_REQUEST = ['_wpnonce' => wp_create_nonce(SettingsReset::ACTION)];

        return $this->stopped(stallkeeper_tools(SettingsReset::class)->reset(...));
    }

    /** @param callable(): mixed $do */
    private function stopped(callable $do): string
    {
        try {
            $do();
        } catch (Stopped $stopped) {
            return "{$stopped->getCode()} {$stopped->getMessage()}";
        }

        return '';
    }
}
