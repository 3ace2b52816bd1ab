<?php

/**
 * Finds all translatable texts of the theme and of the plugin, and writes for each the .pot file and the compiled form
 * (.l10n.php) of every .po file next to it.
 *
 *     php bin/lib/pot.php
 *
 * Prints the texts that a translation lacks. The exit code is 1 if any is missing.
 */

declare(strict_types=1);

const ROOT = __DIR__ . '/../..';
/** Package directory => text domain and project name. */
const PACKAGES = ['theme' => ['stallkeeper', 'Stallkeeper'], 'plugin' => ['stallkeeper-tools', 'Stallkeeper Tools']];

/** Function => places of singular, plural and context among its arguments. */
const CALLS = [
    '__' => [0, null, null], '_e' => [0, null, null], 'esc_html__' => [0, null, null], 'esc_html_e' => [0, null, null],
    'esc_attr__' => [0, null, null], 'esc_attr_e' => [0, null, null], '_n' => [0, 1, null], '_x' => [0, null, 1],
];

/** @return array<string, array{singular: string, plural: string, places: list<string>, note: string}> */
function found_in(string $file, string $domain): array
{
    $tokens = token_get_all((string) file_get_contents(ROOT . '/' . $file));
    $found = [];
    $note = '';
    foreach ($tokens as $i => $token) {
        if (is_array($token) && in_array($token[0], [T_COMMENT, T_DOC_COMMENT], true) && preg_match('~translators:\s*(.*?)\s*(\*/)?$~s', $token[1], $match) === 1) {
            $note = $match[1];
        }
        if (!is_array($token) || $token[0] !== T_STRING || !isset(CALLS[$token[1]])) {
            continue;
        }
        $arguments = arguments_at($tokens, $i + 1);
        [$one, $many] = CALLS[$token[1]];
        if (($arguments[$one] ?? null) === null || end($arguments) !== $domain) {
            continue;
        }
        $singular = $arguments[$one];
        $found[$singular] ??= ['singular' => $singular, 'plural' => $many === null ? '' : (string) ($arguments[$many] ?? ''), 'places' => [], 'note' => $note];
        $found[$singular]['places'][] = $file . ':' . $token[2];
        $note = '';
    }

    return $found;
}

/**
 * @param  list<array{int, string, int}|string> $tokens
 * @return list<?string> what each argument says; null for anything but one plain string
 */
function arguments_at(array $tokens, int $i): array
{
    $depth = 0;
    $arguments = [];
    $parts = [];
    for (; isset($tokens[$i]); $i++) {
        $text = is_array($tokens[$i]) ? $tokens[$i][1] : $tokens[$i];
        if (in_array($text, ['(', '['], true) && ++$depth === 1) {
            continue;
        }
        if (in_array($text, [')', ']'], true)) {
            $depth--;
        }
        if ($depth === 0 || ($depth === 1 && $text === ',')) {
            $arguments[] = count($parts) === 1 ? $parts[0] : null;
            $parts = [];
            if ($depth === 0) {
                break;
            }
        } elseif (trim($text) !== '') {
            $isString = is_array($tokens[$i]) && $tokens[$i][0] === T_CONSTANT_ENCAPSED_STRING;
            array_push($parts, ...($isString ? [stripslashes(substr($text, 1, -1))] : [null, null]));
        }
    }

    return array_values(array_filter($arguments, static fn(?string $one, int $at): bool => $one !== null || $at < count($arguments) - 1, ARRAY_FILTER_USE_BOTH));
}

function quoted(string $text): string
{
    return '"' . addcslashes($text, "\"\\\n") . '"';
}

/** @return array<string, list<string>> texts by what they translate */
function read_po(string $file): array
{
    $texts = [];
    foreach (preg_split('/\n\s*\n/', (string) file_get_contents($file)) ?: [] as $entry) {
        $entry = (string) preg_replace('/"\s*\n\s*"/', '', $entry);
        if (preg_match('/^msgid "(.*)"$/m', $entry, $id) === 1 && preg_match_all('/^msgstr(?:\[\d\])? "(.*)"$/m', $entry, $found) > 0) {
            $texts[stripcslashes($id[1])] = array_map(stripcslashes(...), $found[1]);
        }
    }

    return $texts;
}

/** @return list<string> the package's PHP files, named from the root */
function php_files(string $package): array
{
    $names = [];
    foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(ROOT . '/' . $package, FilesystemIterator::SKIP_DOTS | FilesystemIterator::FOLLOW_SYMLINKS)) as $file) {
        $name = substr((string) $file, strlen(ROOT) + 1);
        if (str_ends_with($name, '.php') && preg_match('~^\w+/(build|lib|languages)/~', $name) !== 1) {
            $names[] = $name;
        }
    }
    sort($names);

    return $names;
}

/** @return array<string, array{singular: string, plural: string, places: list<string>, note: string}> */
function texts_of(string $package, string $domain): array
{
    $all = [];
    foreach (php_files($package) as $name) {
        foreach (found_in($name, $domain) as $text => $one) {
            if (isset($all[$text])) {
                $all[$text]['places'] = [...$all[$text]['places'], ...$one['places']];
            } else {
                $all[$text] = $one;
            }
        }
    }

    return $all;
}

/** @param array<string, array{singular: string, plural: string, places: list<string>, note: string}> $all */
function write_pot(string $file, array $all, string $domain, string $project): void
{
    $pot = "msgid \"\"\nmsgstr \"\"\n\"Project-Id-Version: {$project}\\n\"\n\"MIME-Version: 1.0\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n\"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n\"\n\"X-Domain: {$domain}\\n\"\n";
    foreach ($all as $one) {
        $pot .= "\n" . ($one['note'] === '' ? '' : '#. translators: ' . (string) preg_replace('/\s+/', ' ', $one['note']) . "\n");
        $pot .= '#: ' . implode(' ', $one['places']) . "\n" . (str_contains($one['singular'], '%') ? "#, php-format\n" : '');
        $pot .= 'msgid ' . quoted($one['singular']) . "\n";
        $pot .= $one['plural'] === '' ? "msgstr \"\"\n" : 'msgid_plural ' . quoted($one['plural']) . "\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";
    }
    file_put_contents($file, $pot);
}

/**
 * @param array<string, array{singular: string, plural: string, places: list<string>, note: string}> $all
 * @return list<string> the texts that the translation lacks
 */
function compile_po(string $po, array $all): array
{
    $texts = read_po($po);
    $messages = [];
    $missing = [];
    foreach ($all as $text => $one) {
        $found = array_filter($texts[$text] ?? [], static fn(string $form): bool => $form !== '');
        if (count($found) < ($one['plural'] === '' ? 1 : 2)) {
            $missing[] = $text;
            continue;
        }
        // WordPress looks up a plural by both of its English forms.
        $messages[$one['plural'] === '' ? $text : $text . "\0" . $one['plural']] = implode("\0", $found);
    }
    $head = ['plural-forms' => preg_match('/Plural-Forms: (.*)/', $texts[''][0] ?? '', $match) === 1 ? trim($match[1]) : '', 'messages' => $messages];
    file_put_contents(preg_replace('/\.po$/', '.l10n.php', $po), "<?php\n\n/** Compiled from the .po file next to it by bin/lib/pot.php. */\n\nreturn " . var_export($head, true) . ";\n");
    printf("%s: %d of %d\n", basename($po), count($messages), count($all));

    return $missing;
}

$isComplete = true;
foreach (PACKAGES as $package => [$domain, $project]) {
    $all = texts_of($package, $domain);
    write_pot(ROOT . "/{$package}/languages/{$domain}.pot", $all, $domain, $project);
    printf("%d texts in %s.pot\n", count($all), $domain);
    foreach (glob(ROOT . "/{$package}/languages/*.po") ?: [] as $po) {
        foreach (compile_po($po, $all) as $text) {
            printf("  missing: %s\n", quoted($text));
            $isComplete = false;
        }
    }
}

exit($isComplete ? 0 : 1);
