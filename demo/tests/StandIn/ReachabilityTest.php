<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

use PhpParser\Node;
use PhpParser\PrettyPrinter\Standard;
use PhpToken;
use PHPUnit\Framework\TestCase;

/** Checks that the stand-in contains only what the project, WordPress or the contract uses, directly or indirectly. */
final class ReachabilityTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../../';
    private const DIRECTORIES = ['theme', 'plugin', 'demo/php', 'demo/mu-plugins', 'e2e', 'bin'];

    public function testContainsOnlyWhatIsUsed(): void
    {
        $names = [];
        foreach (self::DIRECTORIES as $directory) {
            foreach (Declarations::files(self::ROOT . $directory, 'php|ts|mjs') as $path => $code) {
                // TypeScript contains PHP in strings.
                $code = str_ends_with($path, '.php') ? $code : '<?php ' . var_export($code, true);
                $names += preg_match('#/(build|lib)/#', $path) === 1 ? [] : self::names($code, false);
            }
        }
        self::assertSame([], self::unused(Declarations::files(self::ROOT . 'demo/stand-in', 'php'), $names));
    }

    public function testReportsUnusedMembers(): void
    {
        $files = [
            'plugin.php' => '<?php function first() {} function second() { return new Some(); }',
            'Some.php' => '<?php class Some { /** third() */ public function third() {} function __toString() {} }',
            'templates/cart/fourth.php' => 'text',
        ];
        $all = ['second()', 'Some', 'Some::third()', 'Some::__toString()', 'templates/cart/fourth.php'];
        self::assertSame($all, self::unused($files, ['first' => true, 'third' => true]));
        $used = ['first' => true, 'second' => true, 'third' => true, '"fourth' => true];
        self::assertSame(['Some::third()'], self::unused($files, $used));
        self::assertSame([], self::unused($files, $used + ['->third' => true]));
    }

    /** @return list<string> labels of unused members */
    private static function unused(array $files, array $names): array
    {
        $namesOf = static fn(array $nodes): array => self::names('<?php ' . (new Standard())->prettyPrint($nodes));
        $members = [];
        foreach ($files as $path => $code) {
            $found = new Declarations($code);
            if (preg_match('#templates/.*?(\w+)\.php$#', $path, $match) === 1) {
                $members[$match[0]] = [["\"{$match[1]}"], self::names($code)];
            } elseif ($found->functions === [] && $found->classes === []) {
                $names += self::names($code);
            }
            foreach ($found->functions as $name => $function) {
                $members["{$name}()"] = [[$name], $namesOf([$function])];
            }
            foreach ($found->classes as $class => $node) {
                $short = (string) preg_replace('/^.*\\\\/', '', $class);
                $rest = array_filter(
                    $node->stmts,
                    static fn(Node $one): bool => !($one instanceof Node\Stmt\ClassMethod),
                );
                $members[$class] = [[$short], $namesOf($rest) + array_fill_keys($found->parents($class), true)];
                foreach ($found->ownMethods($class) as $name => $method) {
                    // PHP, WordPress and set_props() call some methods if their class is used.
                    $isCalled =
                        $node instanceof Node\Stmt\Interface_ ||
                        in_array('WP_List_Table', $found->parents($class), true) ||
                        preg_match('/^(__|set_)/', $name) === 1;
                    $required = $isCalled ? [$short] : [$short, "->{$name}"];
                    $members["{$class}::{$name}()"] = [$required, $namesOf([$method])];
                }
            }
        }
        do {
            $count = count($members);
            foreach ($members as $label => [$required, $uses]) {
                if (array_diff($required, array_keys($names)) === []) {
                    $names += $uses;
                    unset($members[$label]);
                }
            }
        } while (count($members) < $count);

        return array_keys($members);
    }

    /** @return array<string, true> functions and classes, methods after an arrow, words of strings after a quote */
    private static function names(string $code, bool $withStrings = true): array
    {
        $names = [];
        $previous = '';
        foreach (PhpToken::tokenize($code) as $token) {
            if ($token->is([T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE])) {
                preg_match_all('/\w+/', $token->text, $words);
                foreach ($words[0] as $word) {
                    $names += [$word => true, "->{$word}" => true] + ($withStrings ? ["\"{$word}" => true] : []);
                }
            } elseif ($token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED]) && $previous !== 'function') {
                $name = (string) preg_replace('/^.*\\\\/', '', $token->text);
                $names[in_array($previous, ['->', '?->', '::'], true) ? "->{$name}" : $name] = true;
            }
            $previous = $token->isIgnorable() ? $previous : $token->text;
        }

        return $names;
    }
}
