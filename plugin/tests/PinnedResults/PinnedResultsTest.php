<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\PinnedResults;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Tests\Search\ResultsPage\ResultsPageTestCase;

/** A shop puts results of a query first, and hides others. */
final class PinnedResultsTest extends ResultsPageTestCase
{
    protected function tearDown(): void
    {
        stallkeeper_tools(PinnedResults::class)->save('kettle', [], []);
        parent::tearDown();
    }

    #[TestDox('A rule survives a rebuild of the index, and a pinned post in the trash is not a result')]
    public function testRebuildAndTrash(): void
    {
        $kettle = $this->post(['post_title' => 'Enamel kettle']);
        $id = $this->post(['post_title' => 'Zanzibar trivet']);
        $this->endRequest();
        stallkeeper_tools(PinnedResults::class)->save('kettle', [$id], []);
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertSame(['Zanzibar trivet', 'Enamel kettle'], $this->titles());
        wp_trash_post($id);
        $this->endRequest();
        self::assertSame(['Enamel kettle'], $this->titles());
        self::assertSame([$kettle], $this->found('kettle'));
        wp_set_current_user($this->user('administrator'));
        $_GET = ['query' => 'kettle'];
        ob_start();
        stallkeeper_tools(PinnedScreen::class)->printPage();
        self::assertMatchesRegularExpression(
            '~<tr[^>]*>(?:(?!</tr>).)*Zanzibar trivet(?:(?!</tr>).)*not searchable~s',
            (string) ob_get_clean(),
        );
    }

    /** @return list<string> */
    private function titles(): array
    {
        return self::texts($this->open(['s' => 'kettle']), 'hit__title');
    }
}
