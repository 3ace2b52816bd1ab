<?php

declare(strict_types=1);

namespace Stallkeeper\Architecture;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Node\CollectedDataNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Reports classes that need each other: one error for each group, with the shortest cycle through its first file.
 *
 * @implements Rule<CollectedDataNode>
 *
 * @phpstan-type Graph array<string, array<string, int>>
 */
final class ClassCyclesRule implements Rule
{
    private const DIRECTORIES = '~/(theme/inc|plugin/src|php-render/src|php-search/src)/~';

    public function getNodeType(): string
    {
        return CollectedDataNode::class;
    }

    /** @return list<IdentifierRuleError> */
    public function processNode(Node $node, Scope $scope): array
    {
        $files = [];
        foreach ($node->get(UsedClasses::class) as $file => [$classes]) {
            if (preg_match(self::DIRECTORIES, $file) === 1) {
                $files[$file] = $classes;
            }
        }
        ksort($files);
        $graph = self::graph($files);
        $errors = [];
        $reported = [];
        foreach (array_keys($graph) as $file) {
            $cycle = isset($reported[$file]) ? [] : self::shortestCycle($graph, $file);
            if ($cycle === []) {
                continue;
            }
            foreach (self::reached($graph, $file) as $other) {
                $reported += in_array($file, self::reached($graph, $other), true) ? [$other => true] : [];
            }
            $names = array_map(static fn(string $one): string => $files[$one][0][0] ?? $one, [...$cycle, $file]);
            $errors[] = RuleErrorBuilder::message('Cycle of classes: ' . implode(' uses ', $names))
                ->identifier('stallkeeper.classCycle')
                ->file($file)
                ->line($graph[$file][$cycle[1]])
                ->build();
        }

        return $errors;
    }

    /**
     * @param array<string, array{list<string>, array<string, int>}> $files
     *
     * @return Graph file => used file => line of the first use
     */
    private static function graph(array $files): array
    {
        $homes = [];
        foreach ($files as $file => [$declared]) {
            $homes += array_fill_keys($declared, $file);
        }
        $graph = array_fill_keys(array_keys($files), []);
        foreach ($files as $file => [, $used]) {
            foreach ($used as $class => $line) {
                $other = $homes[$class] ?? $file;
                if ($other !== $file) {
                    $graph[$file][$other] ??= $line;
                }
            }
        }

        return $graph;
    }

    /**
     * @param Graph $graph
     *
     * @return list<string> files of the shortest cycle through $start, which is the first; empty without one
     */
    private static function shortestCycle(array $graph, string $start): array
    {
        $paths = [[$start]];
        $seen = [];
        while ($paths !== []) {
            $path = array_shift($paths);
            foreach (array_keys($graph[$path[array_key_last($path)]]) as $next) {
                if ($next === $start) {
                    return $path;
                }
                if (!isset($seen[$next])) {
                    $seen[$next] = true;
                    $paths[] = [...$path, $next];
                }
            }
        }

        return [];
    }

    /**
     * @param Graph $graph
     *
     * @return list<string> files that $start uses, directly or through others, and itself
     */
    private static function reached(array $graph, string $start): array
    {
        $waiting = [$start];
        $reached = [$start => true];
        while ($waiting !== []) {
            foreach (array_keys($graph[array_pop($waiting)]) as $next) {
                if (!isset($reached[$next])) {
                    $reached[$next] = true;
                    $waiting[] = $next;
                }
            }
        }

        return array_keys($reached);
    }
}
