<?php

/**
 * Lists the names that PHP files declare and use, without PHP's own: `php php-names.php <<< '["file", …]'`.
 * Prints {"file": {"declares": [names], "uses": [[kind, name, line, name in its namespace], …]}}; kind is class,
 * function, constant, superglobal or include.
 * Names have no leading backslash. The name of an include is the text in its path.
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require __DIR__ . '/../../vendor/autoload.php';

$collector = new class extends NodeVisitorAbstract {
    /** @var list<string> */
    public array $declares = [];

    /** @var list<array{string, string, int}> */
    public array $uses = [];

    public function enterNode(Node $node): null
    {
        if (
            $node instanceof Node\Stmt\Function_ ||
            $node instanceof Node\Stmt\ClassLike ||
            $node instanceof Node\Const_
        ) {
            $this->declares[] = (string) ($node->namespacedName ?? ($node->name ?? ''));
        } elseif ($node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name) {
            $this->global(
                'function',
                $node->name,
                static fn(string $name): bool => function_exists($name) &&
                    (new ReflectionFunction($name))->isInternal(),
            );
        } elseif ($node instanceof Node\Expr\ConstFetch) {
            $this->global('constant', $node->name, defined(...));
        } elseif ($node instanceof Node\Name\FullyQualified && $node->getAttribute('seen') === null) {
            $this->add('class', $node->toString(), $node);
        } elseif (
            $node instanceof Node\Scalar\String_ &&
            preg_match('/^\\\\?(Stallkeeper\\\\.*)$/Ds', $node->value, $found) === 1
        ) {
            $this->add('class', $found[1], $node);
        } elseif (
            $node instanceof Node\Expr\Variable &&
            in_array($node->name, ['_GET', '_POST', '_COOKIE', '_SERVER', '_REQUEST'], true)
        ) {
            $this->uses[] = ['superglobal', $node->name, $node->getStartLine(), $node->name];
        } elseif ($node instanceof Node\Expr\Include_) {
            $parts = (new NodeFinder())->findInstanceOf($node->expr, Node\Scalar\String_::class);
            $this->add(
                'include',
                implode('', array_map(static fn(Node\Scalar\String_ $part): string => $part->value, $parts)),
                $node,
            );
        }

        return null;
    }

    /** A name without a namespace means the file's own first, then the global one. */
    private function global(string $kind, Node\Name $name, callable $isPhps): void
    {
        $name->setAttribute('seen', true);
        if (!$isPhps($name->toString())) {
            $this->uses[] = [
                $kind,
                $name->toString(),
                $name->getStartLine(),
                (string) $name->getAttribute('namespacedName'),
            ];
        }
    }

    private function add(string $kind, string $name, Node $node): void
    {
        $isPhps =
            (class_exists($name, false) || interface_exists($name, false)) &&
            (new ReflectionClass($name))->isInternal();
        if ($kind === 'include' || !$isPhps) {
            $this->uses[] = [$kind, $name, $node->getStartLine(), $name];
        }
    }
};

$parser = (new ParserFactory())->createForHostVersion();
$all = [];
foreach (json_decode((string) stream_get_contents(STDIN), true, 4, JSON_THROW_ON_ERROR) as $file) {
    $collector->declares = $collector->uses = [];
    (new NodeTraverser(new NameResolver(), $collector))->traverse(
        $parser->parse((string) file_get_contents($file)) ?? [],
    );
    $all[$file] = ['declares' => $collector->declares, 'uses' => $collector->uses];
}
echo json_encode($all ?: new stdClass(), JSON_THROW_ON_ERROR);
