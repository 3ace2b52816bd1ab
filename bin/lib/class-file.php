<?php

/**
 * Writes the classes of a package into one file, so that PHP opens one file instead of more than a hundred on each
 * page:
 * `php class-file.php PACKAGE OUTPUT DIRECTORY…`. OUTPUT is in a directory of the package.
 *
 * Only classes that pages may need are included, of files that contain one class and nothing else. Classes with a
 * parent or an interface of WordPress or a plugin are left out, because that may not exist when the file is loaded; PHP
 * loads them from their own files.
 */

declare(strict_types=1);

/** @phpstan-type ClassFile array{name: string, parents: list<string>, code: string} */

/** @return ClassFile|null null if the file contains anything else than one class */
function classOf(string $file, string $path): ?array
{
    $namespace = $name = '';
    $parents = $uses = [];
    $code = [];
    $depth = 0;
    $tokens = PhpToken::tokenize((string) file_get_contents($file));
    for ($i = 0; $i < count($tokens); $i++) {
        $token = $tokens[$i];
        if ($token->is([T_COMMENT, T_DOC_COMMENT]) || ($token->is(T_OPEN_TAG) && $depth === 0)) {
            $code[] = ' ';
            continue;
        }
        if ($token->is(T_FILE) || ($token->is(T_DIR) && $depth === 0)) {
            return null;
        }
        if ($depth > 0 || $token->isIgnorable()) {
            // The last two begin a value inside a string.
            $depth += $token->is([ord('{'), T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES])
                ? 1
                : ($token->id === ord('}')
                    ? -1
                    : 0);
            $code[] = match (true) {
                $token->is(T_DIR) => "(\\dirname(__DIR__) . '/" . dirname($path) . "')",
                $token->is(T_WHITESPACE) => preg_replace('/\n\s*\n/', "\n", $token->text),
                default => $token->text,
            };
            continue;
        }
        if ($token->is([T_DECLARE, T_NAMESPACE, T_USE])) {
            $statement = '';
            for (; $tokens[$i]->text !== ';'; $i++) {
                $statement .= $tokens[$i]->text;
            }
            if ($token->is(T_NAMESPACE)) {
                $namespace = trim(substr($statement, strlen('namespace')));
            } elseif ($token->is(T_USE)) {
                $code[] = "$statement;";
                if (preg_match('/^use\s+([\w\\\\]+)(?:\s+as\s+(\w+))?$/', $statement, $match) !== 1) {
                    return null;
                }
                $uses[$match[2] ?? basename(strtr($match[1], '\\', '/'))] = $match[1];
            }
            continue;
        }
        if ($token->is([T_FINAL, T_ABSTRACT, T_READONLY, T_ATTRIBUTE]) && $name === '') {
            $code[] = $token->text;
            if ($token->is(T_ATTRIBUTE)) {
                do {
                    $code[] = $tokens[++$i]->text;
                } while ($tokens[$i]->text !== ']');
            }
            continue;
        }
        if (!$token->is([T_CLASS, T_INTERFACE, T_ENUM]) || $name !== '') {
            return null;
        }
        $head = '';
        for (; $tokens[$i]->text !== '{'; $i++) {
            $head .= $tokens[$i]->is([T_COMMENT, T_DOC_COMMENT]) ? ' ' : $tokens[$i]->text;
        }
        $code[] = "$head{";
        $depth = 1;
        if (
            preg_match(
                '/^\w+\s+(\w+)(?:\s*:\s*\w+)?(?:\s+extends\s+([\w\\\\,\s]+?))?(?:\s+implements\s+([\w\\\\,\s]+?))?\s*$/',
                $head,
                $match,
            ) !== 1
        ) {
            return null;
        }
        $name = $match[1];
        $parents = array_filter(array_map(trim(...), explode(',', ($match[2] ?? '') . ',' . ($match[3] ?? ''))));
    }
    $full = static fn(string $class): string => $class[0] === '\\'
        ? substr($class, 1)
        : $uses[$class] ?? "$namespace\\$class";

    return $name === '' || $namespace === ''
        ? null
        : [
            'name' => "$namespace\\$name",
            'parents' => array_map($full, array_values($parents)),
            'code' => "namespace $namespace {\n" . trim(implode('', $code)) . "\n}\n",
        ];
}

/**
 * @param array<string, ClassFile> $classes by name
 * @return list<ClassFile> parents before the classes that need them
 */
function inOrder(array $classes): array
{
    $ordered = [];
    $isBuiltIn = static fn(string $name): bool => (class_exists($name, false) || interface_exists($name, false)) &&
        (new ReflectionClass($name))->isInternal();
    do {
        $added = 0;
        foreach (array_diff_key($classes, $ordered) as $name => $class) {
            if (
                array_filter(
                    $class['parents'],
                    static fn(string $parent): bool => !isset($ordered[$parent]) && !$isBuiltIn($parent),
                ) === []
            ) {
                $ordered[$name] = $class;
                $added++;
            }
        }
    } while ($added > 0);

    return array_values($ordered);
}

[, $package, $output] = $argv;
$classes = [];
foreach (array_slice($argv, 3) as $directory) {
    $files = [];
    foreach (
        new RecursiveIteratorIterator(
            new RecursiveDirectoryIterator("$package/$directory", FilesystemIterator::SKIP_DOTS),
        )
        as $file
    ) {
        $files[] = (string) $file;
    }
    sort($files);
    foreach (
        preg_grep(
            '~/[A-Z]\w*\.php$~',
            preg_grep('~/(Admin|Cli|Health|Rest|Privacy)/~', $files, PREG_GREP_INVERT) ?: [],
        ) ?:
        []
        as $file
    ) {
        $class = classOf($file, substr($file, strlen($package) + 1));
        if ($class !== null) {
            $classes[$class['name']] = $class;
        }
    }
}
$note =
    "/**\n * Generated: the classes of this package in one file. PHP uses it if OPcache is on and WP_DEBUG is off; otherwise it\n * loads the single files. Edit those.\n */";
file_put_contents(
    $output,
    "<?php\n\n$note\n\ndeclare(strict_types=1);\n\n" . implode("\n", array_column(inOrder($classes), 'code')),
);
