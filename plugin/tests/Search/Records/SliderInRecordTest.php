<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Post;

/** The theme renders a list of a post as a slider, on pages only. */
final class SliderInRecordTest extends PluginTestCase
{
    private const TEXT = 'Before the slider.';

    private WP_Post $post;

    protected function setUp(): void
    {
        parent::setUp();
        $content = '<p>' . self::TEXT . '</p><ul class="shop-slider"><li>First slide</li><li>Second slide</li></ul>';
        $post = get_post($this->post(['post_title' => 'Contains a slider', 'post_content' => $content]));
        self::assertInstanceOf(WP_Post::class, $post);
        $this->post = $post;
    }

    #[TestDox('The search record contains the texts of the list only')]
    public function testRecord(): void
    {
        $content = $this->service(RecordFactory::class)->build($this->post)['content'];
        self::assertIsString($content);
        self::assertStringContainsString(self::TEXT, $content);
        self::assertStringContainsString('First slide', $content);
        self::assertStringNotContainsString('in this row', $content);
    }

    #[TestDox('After indexing, content for pages contains the slider again')]
    public function testAfterIndexing(): void
    {
        $this->service(RecordFactory::class)->build($this->post);
        self::assertStringContainsString(
            'data-part="slider"',
            self::filteredText('the_content', $this->post->post_content),
        );
    }
}
