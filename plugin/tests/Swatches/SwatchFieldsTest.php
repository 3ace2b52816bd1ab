<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Swatches;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Swatches\SwatchFields;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** Colours and images of the values of attributes. */
final class SwatchFieldsTest extends PluginTestCase
{
    private int $term = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $_GET = $_POST = $_REQUEST = [];
        register_taxonomy('pa_tint', ['product']);
        $term = wp_insert_term('Navy', 'pa_tint');
        self::assertIsArray($term);
        $this->term = $term['term_id'];
        self::logIn();
        update_term_meta($this->term, 'color', '#000000');
    }

    protected function tearDown(): void
    {
        $_POST = $_REQUEST = [];
        unregister_taxonomy('pa_tint');
        parent::tearDown();
    }

    /** @return array<string, array{mixed, string, bool}> typed colour, stored colour, whether a message is shown */
    public static function colors(): array
    {
        return [
            'a colour' => ['#1F2a55', '#1F2a55', false],
            'a short one without #' => [' abc ', '#abc', false],
            'nothing removes it' => ['', '', false],
            'a name' => ['reddish', '#000000', true],
            'too many digits' => ['#1234567', '#000000', true],
            'markup' => ['<b onclick=x>"', '#000000', true],
            'a list' => [['#fff'], '', false],
        ];
    }

    #[DataProvider('colors')]
    #[TestDox('The colour of a value: $_dataName')]
    public function testColor(mixed $typed, string $stored, bool $isRefused): void
    {
        $this->send(['stallkeeper_color' => $typed]);
        self::assertSame($stored, get_term_meta($this->term, 'color', true));
        $notice = self::notice();
        self::assertSame($isRefused, str_contains($notice, 'is not a color'));
        self::assertStringNotContainsString('<b', $notice);
        self::assertSame('', self::notice());
    }

    #[TestDox('The image of a value is an image of the media library')]
    public function testImage(): void
    {
        $image = wp_insert_attachment(
            ['post_title' => 'Navy', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit'],
            '2026/01/navy.jpg',
        );
        $this->send(['stallkeeper_image' => (string) $image]);
        self::assertSame((string) $image, get_term_meta($this->term, 'image', true));
        foreach (['99999999', '-1', 'x', ''] as $typed) {
            $this->send(['stallkeeper_image' => $typed]);
            self::assertSame('', get_term_meta($this->term, 'image', true));
        }
    }

    #[TestDox('Requests without the form, from visitors and for other taxonomies change nothing')]
    public function testForeign(): void
    {
        $_POST = ['stallkeeper_color' => '#ffffff'];
        wp_update_term($this->term, 'pa_tint', ['description' => 'x']);
        self::assertSame('#000000', get_term_meta($this->term, 'color', true));
        wp_set_current_user(0);
        $this->send(['stallkeeper_color' => '#ffffff']);
        self::assertSame('#000000', get_term_meta($this->term, 'color', true));
        $category = wp_insert_term('Blue', 'category');
        self::assertIsArray($category);
        self::logIn();
        $_POST = [
            'stallkeeper_color' => '#ffffff',
            'stallkeeper_swatch_nonce' => wp_create_nonce('stallkeeper_swatch'),
        ];
        wp_update_term($category['term_id'], 'category', ['description' => 'x']);
        self::assertSame('', get_term_meta($category['term_id'], 'color', true));
    }

    #[TestDox('The form shows the stored values')]
    public function testForm(): void
    {
        update_term_meta($this->term, 'color', '"><script>');
        $term = get_term($this->term, 'pa_tint');
        self::assertInstanceOf(\WP_Term::class, $term);
        ob_start();
        stallkeeper_tools(SwatchFields::class)->printFields($term);
        stallkeeper_tools(SwatchFields::class)->printNew();
        $html = (string) ob_get_clean();
        self::assertStringContainsString('value="&quot;&gt;&lt;script&gt;"', $html);
        self::assertSame(2, substr_count($html, 'name="stallkeeper_swatch_nonce"'));
        self::assertSame(2, substr_count($html, 'name="stallkeeper_image"'));
    }

    /** @param array<string, mixed> $fields */
    private function send(array $fields): void
    {
        $_POST = $fields + ['stallkeeper_swatch_nonce' => wp_create_nonce('stallkeeper_swatch')];
        wp_update_term($this->term, 'pa_tint', ['description' => uniqid()]);
    }

    private static function logIn(): void
    {
        $admin = get_users(['role' => 'administrator'])[0] ?? null;
        self::assertInstanceOf(\WP_User::class, $admin);
        wp_set_current_user($admin->ID);
    }

    private static function notice(): string
    {
        ob_start();
        stallkeeper_tools(SwatchFields::class)->printFault();

        return (string) ob_get_clean();
    }
}
