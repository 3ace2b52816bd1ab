<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

/** Names that code refers to, as array keys. Class names are lowercase. */
final class NameSet
{
    /** @var array<string, true> */
    public array $functions = [];
    /** @var array<string, true> */
    public array $methods = [];
    /** @var array<string, true> */
    public array $classes = [];
    /** @var array<string, true> */
    public array $strings = [];
    /** @var array<string, true> regular expressions for names such as "get_{$name}" or "notices/{$type}.php" */
    public array $patterns = [];

    public function add(self $other): void
    {
        $this->functions += $other->functions;
        $this->methods += $other->methods;
        $this->classes += $other->classes;
        $this->strings += $other->strings;
        $this->patterns += $other->patterns;
    }

    public function count(): int
    {
        return count($this->functions) +
            count($this->methods) +
            count($this->classes) +
            count($this->strings) +
            count($this->patterns);
    }

    /** Includes strings, because WordPress accepts function names as callbacks. */
    public function hasFunction(string $name): bool
    {
        return isset($this->functions[$name]) || isset($this->strings[$name]);
    }

    public function hasMethod(string $name): bool
    {
        return isset($this->methods[$name]) || $this->matchesPattern($name);
    }

    public function hasTemplate(string $path): bool
    {
        return isset($this->strings[$path]) || $this->matchesPattern($path);
    }

    private function matchesPattern(string $name): bool
    {
        foreach (array_keys($this->patterns) as $pattern) {
            if (
                preg_match($pattern, $name, $matches) === 1 &&
                array_diff_key(array_flip(array_slice($matches, 1)), $this->strings) === []
            ) {
                return true;
            }
        }

        return false;
    }
}
