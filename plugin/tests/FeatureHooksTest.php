<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClass;
use ReflectionMethod;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks as FeatureHooks;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Log\ErrorLog;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\OrderSource\Orders\ReportPage;
use Stallkeeper\Tools\Plugin;
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

    /** @return array<string, array{class-string<Feature>}> */
    public static function features(): array
    {
        $all = [...Plugin::FEATURES, ...Plugin::SHOP_FEATURES];

        return array_map(static fn(string $feature): array => [$feature], array_combine($all, $all));
    }

    /** @param class-string<Feature> $left */
    #[DataProvider('features')]
    #[TestDox('The services of all other features exist without $_dataName')]
    public function testWithoutOneFeature(string $left): void
    {
        $container = new Container();
        $hooks = new FeatureHooks($container, static fn() => true);
        $container->set(FeatureHooks::class, static fn(): FeatureHooks => $hooks);
        $container->set(Log::class, static fn(): Log => new ErrorLog());
        $others = array_diff([...Plugin::FEATURES, ...Plugin::SHOP_FEATURES], [$left]);
        foreach ($others as $feature) {
            $container->get($feature)->addServices($container);
        }
        $filters = $GLOBALS['wp_filter'];
        foreach ($others as $feature) {
            $container->get($feature)->addHooks($hooks);
        }
        $GLOBALS['wp_filter'] = $filters;

        $found = [];
        foreach (array_keys($hooks->callbacks()) as $service) {
            self::addDependencies($service, $found);
        }
        self::assertGreaterThan(100, count($found));
        self::assertSame([], array_values(array_filter($found, static fn(string $class) => !$container->has($class))));
    }

    /**
     * @param array<string, class-string> $found receives the class and all that its constructor needs, also later
     * @param class-string $class
     */
    private static function addDependencies(string $class, array &$found): void
    {
        if (isset($found[$class])) {
            return;
        }
        $found[$class] = $class;
        foreach ((new ReflectionClass($class))->getConstructor()?->getParameters() ?? [] as $parameter) {
            $lazy = $parameter->getAttributes(LazyService::class)[0] ?? null;
            $needed = $lazy?->getArguments()[0] ?? (string) $parameter->getType();
            if (is_string($needed) && (class_exists($needed) || interface_exists($needed))) {
                self::addDependencies($needed, $found);
            }
        }
    }
}
