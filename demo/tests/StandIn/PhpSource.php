<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PhpParser\Node;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;

/** Finds the members of a PHP file and the names that each member uses. */
final class PhpSource
{
    /** @var list<Member> */
    public array $members = [];
    /** Names that the file uses outside of its members. */
    public readonly NameSet $names;

    public function __construct(string $file, private WordPressClasses $wordPress)
    {
        $this->names = new NameSet();
        $nodes = (new ParserFactory())->createForHostVersion()->parse((string) file_get_contents($file)) ?? [];
        $nodes = (new NodeTraverser(new NameResolver()))->traverse($nodes);
        $this->statements($nodes);
    }

    /** @param array<Node> $nodes */
    private function statements(array $nodes): void
    {
        foreach ($nodes as $node) {
            match (true) {
                $node instanceof Stmt\Use_, $node instanceof Stmt\GroupUse => null,
                $node instanceof Stmt\Namespace_ => $this->statements($node->stmts),
                $node instanceof Stmt\Function_ => ($this->members[] = new Member(
                    "{$node->name}()",
                    'function',
                    $node->name->name,
                    '',
                    self::namesIn([$node]),
                )),
                $node instanceof Stmt\ClassLike => $this->class($node),
                // Pluggable functions.
                $node instanceof Stmt\If_ && $node->stmts !== [] && $node->stmts[0] instanceof Stmt\Function_
                    => $this->statements($node->stmts),
                default => $this->names->add(self::namesIn([$node])),
            };
        }
    }

    private function class(Stmt\ClassLike $class): void
    {
        $name = (string) $class->namespacedName;
        $methods = array_filter($class->stmts, static fn(Node $node): bool => $node instanceof Stmt\ClassMethod);
        $rest = array_udiff(
            $class->stmts,
            $methods,
            static fn(Node $a, Node $b): int => spl_object_id($a) <=> spl_object_id($b),
        );
        $parents = $class instanceof Stmt\Class_ ? [...$class->implements, ...array_filter([$class->extends])] : [];
        $this->members[] = new Member(
            $name,
            'class',
            strtolower($name),
            '',
            self::namesIn([...$parents, ...$class->attrGroups, ...$rest]),
        );
        $inherited = array_merge(
            ...array_map(fn(Node\Name $parent): array => $this->wordPress->methods($parent->toString()), $parents),
        );
        // Methods implemented by `__call()`.
        preg_match_all('/@method \S+ (\w+)\(/', (string) $class->getDocComment(), $tags);
        foreach ($tags[1] as $tag) {
            $this->members[] = new Member("@method {$tag}() of {$name}", 'tag', $tag, strtolower($name), new NameSet());
        }
        foreach ($methods as $method) {
            // Methods of interfaces are required by their implementations.
            $isFramework =
                $class instanceof Stmt\Interface_ ||
                str_starts_with($method->name->name, '__') ||
                in_array($method->name->name, $inherited, true);
            $this->members[] = new Member(
                "{$name}::{$method->name}()",
                'method',
                $method->name->name,
                strtolower($name),
                self::namesIn([$method]),
                $isFramework,
            );
        }
    }

    /** @param array<Node> $nodes */
    private static function namesIn(array $nodes): NameSet
    {
        $collector = new NameCollector(new NameSet());
        (new NodeTraverser($collector))->traverse($nodes);

        return $collector->names;
    }
}
