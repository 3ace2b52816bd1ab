<?php

/**
 * Writes docs/hooks.md from the docblocks of all filters and actions, with the examples in hooks-examples.json.
 *
 *     php bin/lib/hooks-docs.php [--check]
 *
 * A hook is described by the docblock above its call, or by a sentence "Filter `name`: …" in the docblock of its
 * method. Exits with 1 if a hook has no description or no example, or if an example has no hook. With `--check` it
 * writes nothing, and also exits with 1 if the file is not up to date.
 */

declare(strict_types=1);

const ROOT = __DIR__ . '/../..';
const FILE = ROOT . '/docs/hooks.md';
const PACKAGES = ['theme' => 'Theme', 'plugin' => 'Plugin'];
const CALL = '~\b(apply_filters|do_action)\(\s*[\'"](stallkeeper_[\w{}$]+)[\'"]~';

/** @return list<string> PHP files without tests, named from the root */
function files(string $package): array
{
    $found = [];
    foreach (
        new RecursiveIteratorIterator(new RecursiveDirectoryIterator(ROOT . "/$package", FilesystemIterator::SKIP_DOTS))
        as $file
    ) {
        $name = substr((string) $file, strlen(ROOT) + 1);
        if (str_ends_with($name, '.php') && preg_match("~^$package/(tests|build|languages)/~", $name) !== 1) {
            $found[] = $name;
        }
    }
    sort($found);

    return $found;
}

/** Text of a docblock, without its stars. */
function text(string $docblock): string
{
    return trim((string) preg_replace('~^[ \t]*(/\*\*|\*/|\*)?[ \t]?|\*/\s*$~m', '', $docblock));
}

/**
 * @param string $before code before the call
 *
 * @return array{string, list<string>} description and parameters; the description is '' if there is none
 */
function description(string $before, string $hook): array
{
    preg_match_all('~/\*\*.*?\*/~s', $before, $matches, PREG_OFFSET_CAPTURE);
    foreach (array_reverse($matches[0]) as [$docblock, $offset]) {
        if (
            preg_match(
                "~(?:Filter|Action) `$hook`(.*?)(?=\n\s*\n|\n\s*@|\n\s*Filter `|\z)~s",
                text($docblock),
                $match,
            ) === 1
        ) {
            $sentence = ltrim((string) preg_replace('~\s+~', ' ', $match[1]), ': ');

            return [ucfirst(trim($sentence)), []];
        }
        // Only the docblock directly above the statement belongs to the call.
        $between = substr($before, $offset + strlen($docblock));
        if (substr_count($between, ';') > 0 || !preg_match('~^(Filters|Fires|Prints|Runs)~', text($docblock))) {
            continue;
        }
        [$sentences, $tags] = array_pad(preg_split('~\n\s*(?=@)~', text($docblock), 2), 2, '');
        $sentences = preg_replace(['~^ {4}.*$~m', '~\s+~'], ['', ' '], $sentences);
        preg_match_all('~@param\s+(.*?)(?=\n\s*@|\z)~s', "\n" . $tags, $params);

        return [
            trim((string) $sentences),
            array_map(
                static fn(string $param): string => trim((string) preg_replace('~\s+~', ' ', $param)),
                $params[1],
            ),
        ];
    }

    return ['', []];
}

/** @return array<string, array{type: string, file: string, text: string, params: list<string>}> hooks by name */
function hooks(string $package): array
{
    $hooks = [];
    foreach (files($package) as $file) {
        $code = (string) file_get_contents(ROOT . "/$file");
        preg_match_all(CALL, $code, $calls, PREG_OFFSET_CAPTURE | PREG_SET_ORDER);
        foreach ($calls as [[, $offset], [$function], [$name]]) {
            $name = str_replace('$', '', $name);
            [$text, $params] = description(substr($code, 0, $offset), $name);
            if (($hooks[$name]['text'] ?? '') === '') {
                $hooks[$name] = [
                    'type' => $function === 'do_action' ? 'Action' : 'Filter',
                    'file' => $file,
                    'text' => $text,
                    'params' => $params,
                ];
            }
        }
    }
    ksort($hooks);

    return $hooks;
}

/** @param array{type: string, file: string, text: string, params: list<string>} $hook */
function section(string $name, array $hook, string $example): string
{
    $params = implode(
        "\n",
        array_map(
            static fn(string $param): string => preg_replace_callback(
                '~^(.*?)\s(\$\w+)\s*(.*)$~',
                static fn(array $part): string => "- `$part[2]` (`$part[1]`)" . ($part[3] === '' ? '' : ": $part[3]"),
                $param,
            ) ?? '',
            $hook['params'],
        ),
    );

    return "### `$name`\n\n$hook[type] in `$hook[file]`. $hook[text]\n\n" .
        ($params === '' ? '' : "$params\n\n") .
        "```php\n$example\n```\n";
}

$examples = json_decode((string) file_get_contents(__DIR__ . '/hooks-examples.json'), true, 4, JSON_THROW_ON_ERROR);
$page =
    "# Hooks\n\nGenerated from the docblocks with `npm run docs:hooks`. Theme and plugin also run WordPress’s and WooCommerce’s own hooks.\n";
$names = $errors = [];
foreach (PACKAGES as $package => $title) {
    $page .= "\n## $title\n";
    foreach (hooks($package) as $name => $hook) {
        if (in_array($name, $names, true)) {
            continue;
        }
        $names[] = $name;
        if ($hook['text'] === '') {
            $errors[] = "$hook[file]: the hook $name has no docblock.";
        }
        if (!isset($examples[$name])) {
            $errors[] = "bin/lib/hooks-examples.json: the hook $name has no example.";
        }
        $page .= "\n" . section($name, $hook, $examples[$name] ?? '');
    }
}
foreach (array_diff(array_keys($examples), $names) as $name) {
    $errors[] = "bin/lib/hooks-examples.json: there is no hook $name.";
}
if (in_array('--check', $argv, true)) {
    if (!is_file(FILE) || file_get_contents(FILE) !== $page) {
        $errors[] = 'docs/hooks.md is not up to date. Run npm run docs:hooks.';
    }
} else {
    file_put_contents(FILE, $page);
}
echo $errors === [] ? '' : implode("\n", $errors) . "\n";
exit($errors === [] ? 0 : 1);
