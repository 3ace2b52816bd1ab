<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PhpToken;

/**
 * Parses function and public method signatures from PHP files, including methods of parent classes and traits. The
 * files are not loaded, because the stubs and the stand-in declare the same names. Each signature must be on one line.
 *
 * @phpstan-type Parameter array{name: string, isOptional: bool}
 * @phpstan-type Signature array{isStatic: bool, parameters: list<Parameter>}
 */
final class Signatures
{
    private const CLASS_LINE = '/^\s*(?:abstract |final )*(class|interface|trait) (\w+)(?:\s+extends\s+([\w\\\\]+))?/';
    private const FUNCTION_LINE = '/^\s*(?:(?:abstract|final) )?(?:(public|protected|private) )?(static )?function &?(\w+)\((.*)\)(?:\s*:\s*[^:(]+)?[\s;{}]*$/';

    /** Methods implemented by `__call()`. */
    private const TAG_LINE = '/^ \* @method \S+ (\w+)\((.*)\)$/';

    /** @var array<string, string> parameter list by lowercase name */
    private array $functions = [];
    /**
     * @var array<string, array{name: string, parents: list<string>, methods: array<string, array{bool, string}>}> by
     *     lowercase name
     */
    private array $classes = [];

    /** @param list<string> $files */
    public function __construct(array $files)
    {
        array_walk($files, $this->read(...));
    }

    /** @return list<string> */
    public function functionNames(): array
    {
        return array_keys($this->functions);
    }

    /** @return list<string> original spelling; empty for traits */
    public function classNames(): array
    {
        return array_column($this->classes, 'name');
    }

    public function hasClass(string $name): bool
    {
        return isset($this->classes[strtolower($name)]);
    }

    /** @return Signature|null */
    public function function(string $name): ?array
    {
        $text = $this->functions[strtolower($name)] ?? null;

        return $text === null ? null : ['isStatic' => false, 'parameters' => self::parameters($text)];
    }

    /** @return array<string, Signature> by name */
    public function methods(string $class): array
    {
        $found = [];
        $declaration = $this->classes[strtolower($class)] ?? ['parents' => [], 'methods' => []];
        foreach ($declaration['methods'] as $name => [$isStatic, $text]) {
            $found[$name] = ['isStatic' => $isStatic, 'parameters' => self::parameters($text)];
        }
        foreach ($declaration['parents'] as $parent) {
            $found += $this->methods($parent);
        }
        return $found;
    }

    private function read(string $file): void
    {
        $namespace = $class = '';
        $imports = $tags = [];
        foreach (file($file) ?: [] as $line) {
            if (preg_match(self::TAG_LINE, $line, $match) === 1) {
                $tags[$match[1]] = [false, $match[2]];
            } elseif (preg_match('/^\s*namespace ?([\w\\\\]*)\s*[;{]/', $line, $match) === 1) {
                [$namespace, $class, $imports] = [$match[1], '', []];
            } elseif (preg_match(self::CLASS_LINE, $line, $match) === 1) {
                $name = ltrim("{$namespace}\\{$match[2]}", '\\');
                $class = strtolower($name);
                $this->classes[$class] = [
                    'name' => $match[1] === 'trait' ? '' : $name,
                    'parents' => isset($match[3]) ? [self::resolveName($match[3], $namespace, $imports)] : [],
                    'methods' => $tags,
                ];
                $tags = [];
            } elseif (preg_match('/^\s*use ([\w\\\\]+);/', $line, $match) === 1) {
                if ($class === '') {
                    $imports[(string) preg_replace('/^.*\\\\/', '', $match[1])] = $match[1];
                } else {
                    $this->classes[$class]['parents'][] = self::resolveName($match[1], $namespace, $imports);
                }
            } elseif (preg_match(self::FUNCTION_LINE, $line, $match) === 1) {
                if ($match[1] === 'public' && $class !== '') {
                    $this->classes[$class]['methods'][$match[3]] = [$match[2] !== '', $match[4]];
                } elseif ($match[1] === '') {
                    $this->functions[strtolower($match[3])] = $match[4];
                }
            }
        }
    }

    /** @param array<string, string> $imports */
    private static function resolveName(string $name, string $namespace, array $imports): string
    {
        return str_starts_with($name, '\\')
            ? substr($name, 1)
            : $imports[$name] ?? ltrim("{$namespace}\\{$name}", '\\');
    }

    /** @return list<Parameter> */
    private static function parameters(string $text): array
    {
        $found = [];
        $depth = 0;
        foreach (PhpToken::tokenize("<?php ({$text});") as $token) {
            $depth += match ($token->text) {
                '(', '[' => 1,
                ')', ']' => -1,
                default => 0,
            };
            if ($token->is(T_VARIABLE) && $depth === 1) {
                $found[] = ['name' => $token->text, 'isOptional' => false];
            } elseif (($token->text === '=' && $depth === 1) || $token->text === '...') {
                $last = array_pop($found);
                $found = $last === null ? [] : [...$found, ['name' => $last['name'], 'isOptional' => true]];
            }
        }
        return $found;
    }
}
