<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use FilesystemIterator;
use PhpParser\Node\Stmt;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** Functions, classes and methods in PHP code. */
final class Declarations
{
    /** @var array<string, Stmt\Function_> by name */
    public array $functions = [];
    /** @var array<string, Stmt\ClassLike> by name */
    public array $classes = [];

    public function __construct(string ...$codes)
    {
        $finder = new NodeFinder();
        foreach ($codes as $code) {
            $nodes = (new ParserFactory())->createForHostVersion()->parse($code) ?? [];
            $nodes = (new NodeTraverser(new NameResolver()))->traverse($nodes);
            foreach ($finder->findInstanceOf($nodes, Stmt\Function_::class) as $function) {
                $this->functions[$function->name->name] = $function;
            }
            foreach ($finder->findInstanceOf($nodes, Stmt\ClassLike::class) as $class) {
                $class->namespacedName === null || ($this->classes[$class->namespacedName->toString()] = $class);
            }
        }
    }

    /** @return array<string> classes, interfaces and traits whose methods a class has, too */
    public function parents(string $class): array
    {
        $node = $this->classes[$class] ?? null;
        $names = $node instanceof Stmt\Class_ ? [$node->extends, ...$node->implements] : [];
        $traits = array_merge([], ...array_column($node?->getTraitUses() ?? [], 'traits'));

        return array_map(strval(...), array_filter([...$names, ...$traits]));
    }

    /** @return array<string, Stmt\ClassMethod> also those of parents */
    public function methods(string $class): array
    {
        $parents = array_map($this->methods(...), $this->parents($class));

        return array_merge(...array_reverse($parents), ...[$this->ownMethods($class)]);
    }

    /** @return array<string, Stmt\ClassMethod> methods and `@method` tags */
    public function ownMethods(string $class): array
    {
        $node = $this->classes[$class] ?? null;
        $methods = [];
        foreach ($node?->getMethods() ?? [] as $method) {
            $methods[$method->name->name] = $method;
        }
        preg_match_all('/@method .*?(\w+\([^)]*\))/', (string) $node?->getDocComment(), $tags);
        foreach ($tags[1] as $tag) {
            $methods += (new self("<?php class Tags { public function {$tag} {} }"))->ownMethods('Tags');
        }

        return $methods;
    }

    /** @return array<string, string> content of files by path */
    public static function files(string $directory, string $extensions): array
    {
        $iterator = new RecursiveDirectoryIterator($directory, FilesystemIterator::SKIP_DOTS);
        $all = array_keys(iterator_to_array(new RecursiveIteratorIterator($iterator)));
        $paths = preg_grep("/\.({$extensions})$/", $all) ?: [];

        return array_map(file_get_contents(...), array_combine($paths, $paths));
    }
}
