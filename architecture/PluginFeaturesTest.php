<?php

declare(strict_types=1);

namespace Stallkeeper\Architecture;

use PHPat\Selector\Classname;
use PHPat\Selector\ClassNamespace;
use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Directories of plugin/src, one for each feature. See docs/decisions/architecture/features.md. */
final class PluginFeaturesTest
{
    private const PLUGIN = 'Stallkeeper\Tools';

    /** Directories that all features may use => the directories that they may use themselves. */
    private const SHARED = [
        'Api' => [],
        'Checkout' => [],
        'Languages' => ['Search'],
        'Network' => [],
        'Orders' => [],
        'OwnerMenu' => ['Templates'],
        'Settings' => [],
        'SiteHealth' => [],
        'Templates' => ['SiteHealth'],
        'Tracking' => [],
        'Search' => ['Api', 'Languages', 'Network', 'OwnerMenu', 'Settings', 'SiteHealth', 'Templates'],
    ];

    private const FEATURES = [
        'Algolia',
        'Blocks',
        'BuiltInEngine',
        'Consent',
        'DemoContent',
        'DuplicateOrders',
        'Filters',
        'Links',
        'OrderSource',
        'PinnedResults',
        'Privacy',
        'Redirects',
        'ScriptAttributes',
        'SearchReport',
        'SettingsFile',
        'Suggestions',
        'Swatches',
        'Synonyms',
    ];

    /** Classes outside of features. They connect features, and prepare or delete their data. */
    private const ROOTS = ['Bootstrap', 'Installation', 'Plugin', 'PluginRow', 'Uninstaller'];

    /** @return iterable<string, Rule> */
    public function testFeaturesAreIndependent(): iterable
    {
        foreach (self::FEATURES as $feature) {
            yield $feature => self::uses($feature, array_keys(self::SHARED));
        }
    }

    /** @return iterable<string, Rule> */
    public function testSharedDirectories(): iterable
    {
        foreach (self::SHARED as $name => $used) {
            yield $name => self::uses($name, $used);
        }
    }

    public function testEachClassHasAFeature(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace(self::PLUGIN))
            ->excluding(
                self::part('Tests'),
                ...array_map(self::part(...), [...self::FEATURES, ...array_keys(self::SHARED)]),
                ...array_map(
                    static fn(string $root): Classname => Selector::classname(self::PLUGIN . "\\$root"),
                    self::ROOTS,
                ),
            )
            ->shouldNotExist()
            ->because('each class of the plugin is in the directory of its feature');
    }

    /** @param list<string> $shared directories that this one may use, besides itself */
    private static function uses(string $name, array $shared): Rule
    {
        return PHPat::rule()
            ->classes(self::part($name))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace(self::PLUGIN))
            ->excluding(...array_map(self::part(...), [$name, ...$shared]))
            ->because('features of the plugin do not use each other');
    }

    private static function part(string $name): ClassNamespace
    {
        return Selector::inNamespace(self::PLUGIN . "\\$name");
    }
}
