<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar;
use PhpParser\NodeVisitorAbstract;

/** Collects the names that PHP code refers to: calls, classes, strings and interpolated method names. */
final class NameCollector extends NodeVisitorAbstract
{
    public function __construct(public readonly NameSet $names) {}

    public function enterNode(Node $node): ?int
    {
        match (true) {
            $node instanceof Expr\FuncCall && $node->name instanceof Name => $this->function(
                $node,
                $node->name->getLast(),
            ),
            $node instanceof Expr\MethodCall,
            $node instanceof Expr\NullsafeMethodCall,
            $node instanceof Expr\StaticCall
                => $this->method($node->name),
            $node instanceof Expr\Array_ => $this->callable($node),
            $node instanceof Name => ($this->names->classes[strtolower($node->toString())] = true),
            $node instanceof Scalar\InterpolatedString => $this->pattern($node),
            $node instanceof Scalar\String_ => $this->string($node->value),
            default => null,
        };

        return null;
    }

    private function function(Expr\FuncCall $call, string $name): void
    {
        $this->names->functions[$name] = true;
        $arguments = array_map(
            static fn(Node $argument): ?Node => $argument instanceof Node\Arg ? $argument->value : null,
            $call->args,
        );
        [$slug, $part] = $arguments + [null, null];
        if ($name === 'wc_get_template_part' && $slug instanceof Scalar\String_ && $part instanceof Scalar\String_) {
            $this->names->strings["{$slug->value}-{$part->value}.php"] = true;
        }
    }

    private function method(Node $name): void
    {
        if ($name instanceof Identifier) {
            $this->names->methods[$name->name] = true;
        }
    }

    /** `[$object, 'method']` */
    private function callable(Expr\Array_ $array): void
    {
        $second = $array->items[1] ?? null;
        if (count($array->items) === 2 && $second?->key === null && $second?->value instanceof Scalar\String_) {
            $this->names->methods[$second->value->value] = true;
        }
    }

    /** Strings can be class names. */
    private function string(string $value): void
    {
        $this->names->strings[$value] = true;
        $this->names->classes[strtolower(ltrim($value, '\\'))] = true;
    }

    /** Variables in the string match any string literal of the code. Strings that start with a variable are ignored. */
    private function pattern(Scalar\InterpolatedString $string): void
    {
        if (!($string->parts[0] instanceof Node\InterpolatedStringPart)) {
            return;
        }
        $parts = array_map(
            static fn(Node $part): string => $part instanceof Node\InterpolatedStringPart
                ? preg_quote($part->value, '/')
                : '(.+)',
            $string->parts,
        );
        $this->names->patterns['/^' . implode('', $parts) . '$/'] = true;
    }
}
