<?php

/**
 * Finds every text of the theme that can be translated, and writes the template and the translations' compiled form.
 *
 *     php bin/lib/pot.php            theme/languages/stallkeeper.pot, and *.l10n.php of every *.po beside it
 *
 * Says what a translation lacks, and ends with 1 where it lacks anything.
 */

declare(strict_types=1);

const ROOT = __DIR__ . '/../..';
const DOMAIN = 'stallkeeper';

/** Function => places of singular, plural and context among its arguments. */
const CALLS = [
    '__' => [0, null, null], '_e' => [0, null, null], 'esc_html__' => [0, null, null], 'esc_html_e' => [0, null, null],
    'esc_attr__' => [0, null, null], 'esc_attr_e' => [0, null, null], '_n' => [0, 1, null], '_x' => [0, null, 1],
];

/** @return array<string, array{singular: string, plural: string, places: list<string>, note: string}> */
function found_in(string $file): array
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
        if (($arguments[$one] ?? null) === null || end($arguments) !== DOMAIN) {
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

$all = [];
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(ROOT . '/theme', FilesystemIterator::SKIP_DOTS | FilesystemIterator::FOLLOW_SYMLINKS));
$names = [];
foreach ($files as $file) {
    $name = substr((string) $file, strlen(ROOT) + 1);
    if (str_ends_with($name, '.php') && preg_match('~^theme/(build|lib|languages)/~', $name) !== 1) {
        $names[] = $name;
    }
}
sort($names);
foreach ($names as $name) {
    foreach (found_in($name) as $text => $one) {
        if (isset($all[$text])) {
            $all[$text]['places'] = [...$all[$text]['places'], ...$one['places']];
        } else {
            $all[$text] = $one;
        }
    }
}

$pot = "msgid \"\"\nmsgstr \"\"\n\"Project-Id-Version: Stallkeeper\\n\"\n\"MIME-Version: 1.0\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n\"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n\"\n\"X-Domain: stallkeeper\\n\"\n";
foreach ($all as $one) {
    $pot .= "\n" . ($one['note'] === '' ? '' : '#. translators: ' . (string) preg_replace('/\s+/', ' ', $one['note']) . "\n");
    $pot .= '#: ' . implode(' ', $one['places']) . "\n" . (str_contains($one['singular'], '%') ? "#, php-format\n" : '');
    $pot .= 'msgid ' . quoted($one['singular']) . "\n";
    $pot .= $one['plural'] === '' ? "msgstr \"\"\n" : 'msgid_plural ' . quoted($one['plural']) . "\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";
}
file_put_contents(ROOT . '/theme/languages/stallkeeper.pot', $pot);
printf("%d texts in stallkeeper.pot\n", count($all));

$isComplete = true;
foreach (glob(ROOT . '/theme/languages/*.po') ?: [] as $po) {
    $texts = read_po($po);
    $messages = [];
    $lacks = [];
    foreach ($all as $text => $one) {
        $found = array_filter($texts[$text] ?? [], static fn(string $form): bool => $form !== '');
        if (count($found) < ($one['plural'] === '' ? 1 : 2)) {
            $lacks[] = $text;
            continue;
        }
        // WordPress finds a plural by both of its English forms.
        $messages[$one['plural'] === '' ? $text : $text . "\0" . $one['plural']] = implode("\0", $found);
    }
    $head = ['plural-forms' => preg_match('/Plural-Forms: (.*)/', $texts[''][0] ?? '', $match) === 1 ? trim($match[1]) : '', 'messages' => $messages];
    file_put_contents(preg_replace('/\.po$/', '.l10n.php', $po), "<?php\n\n/** Made of the .po file beside it by bin/lib/pot.php. */\n\nreturn " . var_export($head, true) . ";\n");
    printf("%s: %d of %d\n", basename($po), count($messages), count($all));
    foreach ($lacks as $text) {
        printf("  lacks %s\n", quoted($text));
    }
    $isComplete = $isComplete && $lacks === [];
}

exit($isComplete ? 0 : 1);
