<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Suggestions;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;
use Stallkeeper\Tools\Suggestions\FormSuggestions;
use Stallkeeper\Tools\Suggestions\OtherSearchNotice;
use Stallkeeper\Tools\Tests\Fakes\LiveSearchPlugins;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The notice about plugins that show their own suggestions. */
final class OtherSearchNoticeTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        set_current_screen('plugins');
    }

    #[TestDox('Beside FiboSearch a notice says that forms have no suggestions, with a link to the setting')]
    public function testNotice(): void
    {
        self::assertStringNotContainsString('FiboSearch', $this->notices());
        LiveSearchPlugins::$constants = ['DGWT_WCAS_VERSION'];
        $notices = $this->notices();
        self::assertStringContainsString('FiboSearch', $notices);
        self::assertStringContainsString('autofocus%5Bcontrol%5D=stallkeeper_search_suggestions_in', $notices);
        set_current_screen('edit-post');
        self::assertStringNotContainsString('FiboSearch', $this->notices());
        set_current_screen('plugins');
        wp_set_current_user($this->user('editor'));
        self::assertStringNotContainsString('FiboSearch', $this->notices());
    }

    #[TestDox('The notice is missing if the owner has turned suggestions off')]
    public function testOff(): void
    {
        LiveSearchPlugins::$classes = ['SearchWP_Live_Search'];
        self::assertStringContainsString('SearchWP Live Ajax Search', $this->notices());
        update_option('stallkeeper_search_suggestions_in', 'header');
        self::assertStringNotContainsString('SearchWP', $this->notices());
        delete_option('stallkeeper_search_suggestions_in');
        update_option('stallkeeper_search_suggestions', '');
        self::assertStringNotContainsString('SearchWP', $this->notices());
    }

    #[TestDox('A dismissed notice comes back for another plugin only')]
    public function testDismissed(): void
    {
        LiveSearchPlugins::$constants = ['DGWT_WCAS_VERSION'];
        $_REQUEST['_wpnonce'] = wp_create_nonce(OtherSearchNotice::ACTION);
        add_filter('wp_redirect', static fn(): mixed => throw new \RuntimeException('sent'));
        try {
            do_action('admin_post_' . OtherSearchNotice::ACTION);
            self::fail('no redirect');
        } catch (\RuntimeException $sent) {
            self::assertSame('sent', $sent->getMessage());
        }
        self::assertStringNotContainsString('FiboSearch', $this->notices());
        LiveSearchPlugins::$classes = ['SearchWP_Live_Search'];
        self::assertStringContainsString('SearchWP Live Ajax Search, FiboSearch', $this->notices());
    }

    #[TestDox('The setting in the Customizer names the other plugin')]
    public function testSetting(): void
    {
        $help = static fn(): string => array_column(
            stallkeeper_tools(SearchSchema::class)->sections()[0]->settings,
            'help',
            'name',
        )[FormSuggestions::PLACE];
        self::assertSame('', $help());
        LiveSearchPlugins::$constants = ['DGWT_WCAS_VERSION'];
        self::assertStringContainsString('FiboSearch', $help());
    }

    private function notices(): string
    {
        ob_start();
        do_action('admin_notices');

        return (string) ob_get_clean();
    }
}
