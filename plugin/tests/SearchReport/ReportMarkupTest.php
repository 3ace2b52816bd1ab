<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Search\Widget\SearchWidget;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** The markup that counts a search, and the consent that selected results need. */
final class ReportMarkupTest extends IndexTestCase
{
    #[TestDox('A new search has an image for visitors without JavaScript, and its number of results for the script')]
    public function testSearch(): void
    {
        $this->post(['post_title' => 'Zanzibar trivet']);
        $this->endRequest();
        $html = $this->page(['shop_s' => 'Zanzibar & "x"']);
        self::assertMatchesRegularExpression(
            '~<noscript><img src="[^"]+/stallkeeper/v1/report/image(?:\?|&#038;)query=Zanzibar%20%26%20%22x%22&#038;results=\d+" alt=""~',
            $html,
        );
        self::assertStringContainsString('data-widget-results="1"', $this->page(['shop_s' => 'zanzibar']));
        self::assertStringContainsString('data-widget-results="0"', $this->page(['shop_s' => 'nothinglikethis']));
    }

    /** @return array<string, array{array<string, string>, array<string, string>}> */
    public static function notCounted(): array
    {
        return [
            'no query' => [[], []],
            'an empty query' => [['shop_s' => ' '], []],
            'the second page' => [['shop_s' => 'kettle', 'shop_page' => '2'], []],
            'a query that the page sets' => [[], ['data-query' => 'kettle']],
        ];
    }

    /**
     * @param array<string, string> $parameters
     * @param array<string, string> $attributes
     */
    #[DataProvider('notCounted')]
    #[TestDox('Not counted: $_dataset')]
    public function testNotCounted(array $parameters, array $attributes): void
    {
        $html = $this->page($parameters, $attributes);
        self::assertStringNotContainsString('<noscript>', $html);
        self::assertStringNotContainsString('data-widget-results', $html);
    }

    #[TestDox('Without the report, the markup contains nothing of it')]
    public function testOff(): void
    {
        update_option(ReportSettings::OPTION, '');
        $html = $this->page(['shop_s' => 'kettle']);
        self::assertStringNotContainsString('<noscript>', $html);
        self::assertStringContainsString('"report":null', $html);
    }

    #[TestDox('A widget that a script inserts has no image')]
    public function testLate(): void
    {
        $widget = $this->newRequest()
            ->get(SearchWidget::class)
            ->finish([], $this->service(WidgetLocations::class)->onPage('/about/', 1, 'kettle', ''));
        self::assertStringNotContainsString('<noscript>', $widget->html);
        self::assertArrayHasKey('data-widget-results', $widget->attributes);
    }

    #[TestDox('Selected results need the consent for order sources; a shop can decide otherwise')]
    public function testConsent(): void
    {
        $consent = fn(): string => $this->newRequest()->get(ReportSettings::class)->forScript()['consent'] ?? '';
        foreach (['ask' => 'banner', 'allowed' => 'unless-denied', 'off' => 'never'] as $mode => $expected) {
            update_option(TrackingSettings::MODE, $mode);
            self::assertSame($expected, $consent(), $mode);
        }
        add_filter('stallkeeper_search_report_consent', static fn(): string => 'always');
        self::assertSame('always', $consent());
        add_filter('stallkeeper_search_report_consent', static fn(): string => 'unknown', 20);
        self::assertSame('never', $consent());
    }

    /**
     * @param array<string, string> $parameters
     * @param array<string, string> $attributes
     */
    private function page(array $parameters, array $attributes = []): string
    {
        $_GET = $parameters;
        /** @var Container $services */
        $services = $this->newRequest();

        return $services
            ->get(SearchWidget::class)
            ->finish($attributes, $services->get(WidgetLocations::class)->content(1))
            ->element();
    }
}
