<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Synonyms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Synonyms\SynonymsForm;
use Stallkeeper\Tools\Synonyms\SynonymsScreen;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The settings screen for synonyms, stop words and plurals. */
final class SynonymsScreenTest extends PluginTestCase
{
    private string $file = '';

    private ?Container $container = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->file = (string) tempnam(sys_get_temp_dir(), 'rules');
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
    }

    protected function tearDown(): void
    {
        unlink($this->file);
        $_FILES = [];
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
    }

    #[TestDox('Valid values are saved, without the slashes of WordPress')]
    public function testSave(): void
    {
        self::assertStringContainsString(
            'done=save',
            $this->submit([
                'do' => 'save',
                'rules' => "sofa, couch\r\nO\\'Neill => \\\"board\\\"",
                'stopWords' => 'of the',
            ]),
        );
        self::assertEquals(
            new SynonymOptions("sofa, couch\nO'Neill => \"board\"", 'of the', false),
            SynonymOptions::current(),
        );
        $_GET['done'] = 'save';
        $html = $this->screen();
        self::assertStringContainsString('Settings saved.', $html);
        self::assertStringContainsString("sofa, couch\nO&#039;Neill =&gt; &quot;board&quot;</textarea>", $html);
        $this->submit(['do' => 'save', 'rules' => '', 'stopWords' => '', 'plurals' => '1']);
        self::assertEquals(new SynonymOptions(), SynonymOptions::current());
    }

    /** @return array<string, array{array<string, string>, string}> */
    public static function invalid(): array
    {
        return [
            'an empty side' => [
                ['rules' => "sofa, couch\nsofa =>"],
                'Line 2: Enter words on both sides of the arrow. “sofa =&gt;”',
            ],
            'markup' => [['rules' => 'sofa, <img src=x>'], 'Line 1: Use plain text without HTML. “&lt;img src=x&gt;”'],
            'one word' => [['rules' => 'sofa'], 'Line 1: A rule needs two different words or phrases. “sofa”'],
            '10,000 lines' => [
                ['rules' => str_repeat("sofa, couch\n", 10_000)],
                'There are 10,000 rules. The maximum is 5,000.',
            ],
            'another encoding' => [['rules' => "sofa, canap\xE9"], 'The text is not encoded in UTF-8.'],
            'a megabyte' => [['rules' => str_repeat('sofa', 250_000)], 'The text is too large. The maximum is 256 KB.'],
            'many stop words' => [
                ['stopWords' => implode(' ', array_map(static fn(int $i): string => "w$i", range(1, 501)))],
                'There are 501 stop words. The maximum is 500.',
            ],
            'markup in stop words' => [['stopWords' => '<b>of</b>'], 'Use plain text without HTML.'],
        ];
    }

    /** @param array<string, string> $form */
    #[DataProvider('invalid')]
    #[TestDox('Shows what is wrong and what was typed: $_dataset')]
    public function testInvalid(array $form, string $message): void
    {
        (new SynonymOptions('old, rule'))->save();
        self::assertSame('', $this->submit(['do' => 'save'] + $form));
        self::assertSame('old, rule', SynonymOptions::current()->rules);
        $html = $this->screen();
        self::assertStringContainsString($message, $html);
        self::assertStringContainsString('role="alert"', $html);
        $field = (string) array_key_first($form);
        self::assertMatchesRegularExpression(
            "~name=\"$field\"[^>]* aria-invalid=\"true\" aria-describedby=\"stallkeeper-$field-problems ~",
            $html,
        );
        $typed = trim($form[$field]);
        self::assertTrue(
            !mb_check_encoding($typed, 'UTF-8') || str_contains($html, esc_textarea($typed) . '</textarea>'),
        );
        self::assertStringNotContainsString('<img', $html);
    }

    #[TestDox('A file adds its rules, or replaces the saved ones')]
    public function testImport(): void
    {
        (new SynonymOptions('sofa, couch', 'of', false))->save();
        self::assertStringContainsString('done=import', $this->upload("\u{FEFF}sofa, couch\r\ntv => television"));
        self::assertEquals(new SynonymOptions("sofa, couch\ntv => television", 'of', false), SynonymOptions::current());
        $this->upload('lamp, light', ['replace' => '1']);
        self::assertSame('lamp, light', SynonymOptions::current()->rules);
    }

    /** @return array<string, array{string, string}> */
    public static function files(): array
    {
        return [
            'too many lines' => [str_repeat("a, b\n", 10_000), 'There are 10,000 rules. The maximum is 5,000.'],
            'too many together' => [
                implode("\n", array_map(static fn(int $i): string => "a$i, b$i", range(1, 5000))),
                'There are 5,001 rules.',
            ],
            'another encoding' => ["sofa, canap\xE9", 'not encoded in UTF-8'],
            'UTF-16' => [mb_convert_encoding("\u{FEFF}sofa, couch", 'UTF-16LE', 'UTF-8'), 'not encoded in UTF-8'],
            'an image' => ["\x89PNG\r\n\x1A\n\0\0", 'not encoded in UTF-8'],
            'markup' => [
                "sofa, couch\n<script>alert(1)</script>",
                'Line 2: Use plain text without HTML. “&lt;script&gt;',
            ],
            'a megabyte' => [str_repeat("sofa, couch\n", 100_000), 'The text is too large.'],
        ];
    }

    #[DataProvider('files')]
    #[TestDox('A file that cannot be imported changes nothing: $_dataset')]
    public function testBadFile(string $content, string $message): void
    {
        (new SynonymOptions('old, rule'))->save();
        self::assertSame('', $this->upload($content));
        self::assertStringContainsString($message, $this->screen());
        self::assertSame('old, rule', SynonymOptions::current()->rules);
    }

    #[TestDox('Without a file, or with one that PHP has dropped, the screen says so')]
    public function testNoFile(): void
    {
        $this->submit(['do' => 'import']);
        self::assertStringContainsString('Select a file.', $this->screen());
        $_FILES = ['file' => ['tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE]];
        $this->submit(['do' => 'import']);
        self::assertStringContainsString('The text is too large.', $this->screen());
        $_FILES = ['file' => ['tmp_name' => [$this->file], 'error' => [0]]];
        $this->submit(['do' => 'import']);
        self::assertStringContainsString('The file could not be uploaded.', $this->screen());
        $_FILES = $_POST = [];
        $this->request();
        self::assertStringContainsString('The text is too large.', $this->screen());
    }

    #[TestDox('Other users and a wrong nonce save nothing')]
    public function testRights(): void
    {
        $_REQUEST = ['_wpnonce' => 'wrong'];
        try {
            $_POST = ['do' => 'save', 'rules' => 'sofa, couch'];
            $this->request();
            self::fail('saved');
        } catch (Stopped $stopped) {
            self::assertSame(403, $stopped->getCode());
        }
        wp_set_current_user($this->user('editor'));
        $this->submit(['do' => 'save', 'rules' => 'sofa, couch']);
        self::assertSame('', $this->screen());
        self::assertFalse(get_option(SynonymOptions::OPTION));
    }

    #[TestDox('The page has an export link, and other users cannot export')]
    public function testExport(): void
    {
        self::assertMatchesRegularExpression(
            '~href="[^"]*admin-post.php\?action=stallkeeper_synonyms_export&amp;_wpnonce=~',
            str_replace('&#038;', '&amp;', $this->screen()),
        );
        wp_set_current_user($this->user('editor'));
        $this->expectExceptionObject(new Stopped('Sorry, you are not allowed to do this.', 403));
        do_action('admin_post_stallkeeper_synonyms_export');
    }

    /** @param array<string, string> $form */
    private function submit(array $form): string
    {
        $_POST = $form;
        $_REQUEST = ['_wpnonce' => wp_create_nonce(SynonymsForm::NONCE)];
        try {
            $this->request();
        } catch (Stopped $stopped) {
            return $stopped->getMessage();
        }

        return '';
    }

    /** @param array<string, string> $form */
    private function upload(string $content, array $form = []): string
    {
        file_put_contents($this->file, $content);
        $_FILES = ['file' => ['tmp_name' => $this->file, 'error' => UPLOAD_ERR_OK, 'size' => strlen($content)]];

        return $this->submit(['do' => 'import'] + $form);
    }

    /** Submits what is in $_POST, in a new request. */
    private function request(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $this->container = $this->newRequest();
        $this->container->get(SynonymsScreen::class)->submitForm();
    }

    private function screen(): string
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        ob_start();
        ($this->container ?? $this->newRequest())->get(SynonymsScreen::class)->printPage();

        return (string) ob_get_clean();
    }
}
