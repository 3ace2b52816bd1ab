<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use ReflectionMethod;
use Stallkeeper\Render\Services\Hooks as FeatureHooks;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\OrderSource\Orders\ReportPage;
use Stallkeeper\Tools\Search\ResultsPage\ResultsTemplate;
use Stallkeeper\Tools\SearchReport\ReportCleanup;

/** The lists of hooks in the features. */
final class FeatureHooksTest extends PluginTestCase
{
    #[TestDox('Each callback is a public method whose docblock names a hook')]
    public function testMethods(): void
    {
        $count = 0;
        foreach (stallkeeper_tools(FeatureHooks::class)->callbacks() as $service => $callbacks) {
            foreach ($callbacks as [, $method]) {
                $reflection = new ReflectionMethod($service, $method);
                self::assertTrue($reflection->isPublic(), "$service::$method()");
                $doc = (string) $reflection->getDocComment();
                self::assertMatchesRegularExpression('/Hooks?: /', $doc, "$service::$method()");
                $count++;
            }
        }
        self::assertGreaterThan(100, $count);
    }

    #[TestDox('Each parameter of a callback, of the plugin and the theme, gets a value from one of its hooks')]
    public function testArguments(): void
    {
        $arguments = [];
        foreach ([stallkeeper_tools(FeatureHooks::class), stallkeeper_theme(FeatureHooks::class)] as $hooks) {
            foreach ($hooks->callbacks() as $service => $callbacks) {
                foreach ($callbacks as [, $method, , $count]) {
                    $arguments["$service::$method"] = max($count, $arguments["$service::$method"] ?? 0);
                }
            }
        }
        foreach ($arguments as $method => $count) {
            self::assertGreaterThanOrEqual(
                (new ReflectionMethod(...explode('::', $method)))->getNumberOfParameters(),
                $count,
                $method,
            );
        }
    }

    #[TestDox('The hooks of events, forms and templates have a callback')]
    public function testNames(): void
    {
        self::assertSame(
            [],
            array_diff(
                [
                    IndexScheduler::WORK,
                    IndexScheduler::AUDIT,
                    SaleDates::EVENT,
                    SyncSchedule::EVENT,
                    ReportCleanup::EVENT,
                    ResultsTemplate::ACTION,
                    'admin_post_' . IndexActions::ACTION,
                    'admin_post_' . ReportPage::EXPORT_ACTION,
                ],
                stallkeeper_tools(FeatureHooks::class)->names(),
            ),
        );
    }
}
