<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Tests\Algolia\AlgoliaTestCase;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use Stallkeeper\Tools\Tests\Fakes\Stopped;

/** The screen with the state of the index, and its buttons. */
final class IndexScreenTest extends AlgoliaTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
    }

    #[TestDox('The screen shows how many posts are in the index')]
    public function testNumbers(): void
    {
        $this->post();
        $this->endRequest();
        $html = $this->screen();
        self::assertMatchesRegularExpression(
            '~<th scope="row">Searchable posts and products</th><td>(\d+)</td></tr><tr><th scope="row">Indexed</th><td>\1</td>~',
            $html,
        );
        self::assertStringContainsString('Waiting to be sent to the hosted provider', $html);
        self::assertStringContainsString('<td>shop</td>', $html);
    }

    #[TestDox('The screen escapes the log')]
    public function testLog(): void
    {
        stallkeeper_tools(IndexLog::class)->add('Post 1 & co');
        self::assertStringContainsString('Post 1 &amp; co', $this->screen());
    }

    #[TestDox('A running rebuild has a progress bar')]
    public function testProgress(): void
    {
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        self::assertMatchesRegularExpression('~Rebuild <progress max="\d+" value="0">~', $this->screen());
    }

    #[TestDox('A host that cannot run the engine is told so')]
    public function testNoEngine(): void
    {
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        self::assertStringContainsString('cannot run the built-in search engine', $this->screen());
    }

    #[TestDox('Other users cannot press the buttons')]
    public function testCapability(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertSame([403, 'Sorry, you are not allowed to do this.'], $this->press('reindex'));
    }

    #[TestDox('Visitors cannot press the buttons, and no refused request changes the index')]
    public function testVisitor(): void
    {
        $states = stallkeeper_tools(IndexStateStorage::class);
        $before = $states->fresh();
        self::assertFalse(has_action('admin_post_nopriv_' . IndexActions::ACTION));
        $this->press('reindex', 'made-up');
        wp_set_current_user($this->user('editor'));
        $this->press('reindex');
        wp_set_current_user(0);
        $this->press('reindex');
        self::assertEquals($before, $states->fresh());
        self::assertFalse($states->isStale($states->fresh()));
    }

    #[TestDox('A button without a nonce does nothing')]
    public function testNonce(): void
    {
        self::assertSame(403, $this->press('reindex', 'wrong')[0]);
        self::assertFalse(wp_next_scheduled(IndexScheduler::WORK));
    }

    #[TestDox('The index is built again, here and at the provider')]
    public function testReindex(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        self::assertStringContainsString('done=reindex', $this->press('reindex')[1]);
        self::assertNotFalse(wp_next_scheduled(IndexScheduler::WORK));
        $this->sync();
        self::assertContains('Iron pan', self::sent());
        $_GET['done'] = 'reindex';
        self::assertStringContainsString('Rebuilding the index.', $this->screen());
    }

    #[TestDox('The settings are sent to the provider')]
    public function testPush(): void
    {
        self::assertStringContainsString('done=push', $this->press('push')[1]);
        self::assertArrayHasKey(self::INDEX, Provider::$settings);
    }

    #[TestDox('The provider is compared with the posts')]
    public function testCheck(): void
    {
        Provider::$indexes[self::INDEX] = [
            '999999' => ['objectID' => '999999', 'post_id' => 999999, 'post_title' => 'Gone'],
        ];
        self::assertStringContainsString('done=check', $this->press('check')[1]);
        self::assertSame([], self::sent());
        self::assertStringContainsString('1 orphaned records deleted', $this->screen());
    }

    #[TestDox('A provider that fails is logged')]
    public function testFailure(): void
    {
        Provider::$status = 500;
        self::assertStringContainsString('done=failed', $this->press('push')[1]);
        self::assertStringContainsString('could not be reached or rejected the request', $this->screen());
    }

    #[TestDox('Without a provider there are no buttons for it')]
    public function testButtons(): void
    {
        self::assertStringContainsString('value="push"', $this->screen());
        delete_option('stallkeeper_algolia_write_key');
        self::assertStringNotContainsString('value="push"', $this->screen());
        self::assertStringContainsString('value="reindex"', $this->screen());
    }

    private function screen(): string
    {
        do_action('admin_menu', '');
        ob_start();
        do_action(get_plugin_page_hookname(IndexActions::SCREEN, OwnerMenu::SLUG));

        return (string) ob_get_clean();
    }

    /** @return array{int, string} status and address or message */
    private function press(string $button, ?string $nonce = null): array
    {
        $_POST = ['do' => $button];
        $_REQUEST = ['_wpnonce' => $nonce ?? wp_create_nonce(IndexActions::ACTION)];
        try {
            do_action('admin_post_' . IndexActions::ACTION);
        } catch (Stopped $stopped) {
            return [$stopped->getCode(), $stopped->getMessage()];
        }
        self::fail('The request did not end.');
    }
}
