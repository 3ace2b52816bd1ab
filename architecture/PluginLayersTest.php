<?php

declare(strict_types=1);

namespace Stallkeeper\Architecture;

use PHPat\Selector\ClassNamespace;
use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Features of the plugin, and layers of its search. See docs/decisions/architecture/services.md. */
final class PluginLayersTest
{
    private const PLUGIN = 'Stallkeeper\Tools';

    private const FEATURES = ['Attribution', 'Orders', 'Search'];

    /** These classes use all features: the first connects them, the second deletes their data. */
    private const ROOTS = ['Plugin', 'Uninstaller'];

    /** The lowest layer first. A class uses its own layer and lower ones; layers of one row are independent. */
    private const SEARCH_LAYERS = [
        ['Content'],
        ['Index'],
        ['Query'],
        ['Hosted'],
        ['View'],
        ['Rest', 'Health'],
        ['Admin', 'Cli'],
    ];

    /** @return iterable<string, Rule> */
    public function testFeaturesAreIndependent(): iterable
    {
        foreach (self::FEATURES as $feature) {
            yield $feature => PHPat::rule()
                ->classes(self::part($feature))
                ->shouldNotDependOn()
                ->classes(...array_map(self::part(...), array_diff(self::FEATURES, [$feature])))
                ->because('features of the plugin do not use each other');
        }
    }

    public function testOtherClassesDoNotUseFeatures(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace(self::PLUGIN))
            ->excluding(
                Selector::inNamespace(self::PLUGIN . '\Tests'),
                ...array_map(self::part(...), self::FEATURES),
                ...array_map(
                    static fn(string $root): \PHPat\Selector\Classname => Selector::classname(self::PLUGIN . "\\$root"),
                    self::ROOTS,
                ),
            )
            ->shouldNotDependOn()
            ->classes(...array_map(self::part(...), self::FEATURES));
    }

    /** @return iterable<string, Rule> */
    public function testSearchUsesLowerLayers(): iterable
    {
        $lower = [];
        foreach (self::SEARCH_LAYERS as $row) {
            foreach ($row as $layer) {
                yield $layer => PHPat::rule()
                    ->classes(self::part("Search\\$layer"))
                    ->shouldNotDependOn()
                    ->classes(self::part('Search'))
                    ->excluding(
                        ...array_map(static fn(string $name): ClassNamespace => self::part("Search\\$name"), [
                            ...$lower,
                            $layer,
                        ]),
                    )
                    ->because('layers of the search, the lowest first: ' . json_encode(self::SEARCH_LAYERS));
            }
            $lower = [...$lower, ...$row];
        }
    }

    public function testSearchHasNoOtherLayers(): Rule
    {
        return PHPat::rule()
            ->classes(self::part('Search'))
            ->excluding(
                ...array_map(
                    static fn(string $layer): ClassNamespace => self::part("Search\\$layer"),
                    array_merge(...self::SEARCH_LAYERS),
                ),
            )
            ->shouldNotExist()
            ->because('each class of the search has a layer in SEARCH_LAYERS');
    }

    private static function part(string $name): ClassNamespace
    {
        return Selector::inNamespace(self::PLUGIN . "\\$name");
    }
}
