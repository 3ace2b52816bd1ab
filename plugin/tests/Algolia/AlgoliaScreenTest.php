<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\AlgoliaScreen;
use Stallkeeper\Tools\Algolia\ProviderErrors;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** The settings screen of the hosted provider. */
final class AlgoliaScreenTest extends AlgoliaTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
    }

    #[TestDox('The fields have the saved values')]
    public function testFields(): void
    {
        $html = $this->screen();
        foreach (
            [
                'name="stallkeeper_algolia[appId]" value="TESTAPP"',
                'name="stallkeeper_algolia[indexName]" value="shop"',
                'name="stallkeeper_algolia[on]" value="1" checked',
                'name="stallkeeper_algolia[minCharacters]" value="2" min="1" max="5"',
            ]
            as $part
        ) {
            self::assertStringContainsString($part, str_replace("'", '"', $html));
        }
    }

    #[TestDox('The description of each field exists')]
    public function testDescriptions(): void
    {
        $html = str_replace("'", '"', $this->screen());
        preg_match_all('/aria-describedby="([^"]+)"/', $html, $described);
        self::assertContains('stallkeeper-writeKey-about', $described[1]);
        foreach ($described[1] as $id) {
            self::assertStringContainsString("id=\"$id\"", $html);
        }
    }

    #[TestDox('The write key is never shown')]
    public function testWriteKey(): void
    {
        $html = $this->screen();
        self::assertStringNotContainsString(self::WRITE_KEY, $html);
        self::assertStringContainsString('Saved', $html);
        self::assertStringContainsString('stallkeeper_algolia[forgetWriteKey]', $html);
        delete_option('stallkeeper_algolia_write_key');
        self::assertStringNotContainsString('Saved', $this->screen());
    }

    #[TestDox('Failures are listed, escaped')]
    public function testFailures(): void
    {
        self::assertStringContainsString('No errors recorded.', $this->screen());
        update_option(ProviderErrors::OPTION, [
            ['at' => time(), 'kind' => 'UnreachableException', 'status' => 503, 'message' => '<img src=x>'],
            'broken',
        ]);
        $html = $this->screen();
        self::assertStringContainsString('<td>UnreachableException 503</td><td>&lt;img src=x&gt;</td>', $html);
    }

    #[TestDox('Users who may not change settings see nothing')]
    public function testCapability(): void
    {
        $this->screen();
        wp_set_current_user($this->user('editor'));
        ob_start();
        do_action(get_plugin_page_hookname(AlgoliaScreen::SLUG, OwnerMenu::SLUG));
        self::assertSame('', ob_get_clean());
    }

    private function screen(): string
    {
        do_action('admin_menu', '');
        stallkeeper_tools(AlgoliaScreen::class)->registerSettings();
        ob_start();
        do_action(get_plugin_page_hookname(AlgoliaScreen::SLUG, OwnerMenu::SLUG));

        return (string) ob_get_clean();
    }
}
