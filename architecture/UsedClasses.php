<?php

declare(strict_types=1);

namespace Stallkeeper\Architecture;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\FileNode;

/**
 * Collects the classes that each file declares and names.
 *
 * @implements Collector<FileNode, array{list<string>, array<string, int>}>
 */
final class UsedClasses implements Collector
{
    public function getNodeType(): string
    {
        return FileNode::class;
    }

    /** @return array{list<string>, array<string, int>} declared classes; used class => line of the first use */
    public function processNode(Node $node, Scope $scope): array
    {
        $finder = new NodeFinder();
        $declared = [];
        foreach ($finder->findInstanceOf($node->getNodes(), Node\Stmt\ClassLike::class) as $class) {
            if (isset($class->namespacedName)) {
                $declared[] = $class->namespacedName->toString();
            }
        }
        $used = [];
        foreach ($finder->findInstanceOf($node->getNodes(), Node\Name\FullyQualified::class) as $name) {
            $used[$name->toString()] ??= $name->getStartLine();
        }

        return [$declared, $used];
    }
}
