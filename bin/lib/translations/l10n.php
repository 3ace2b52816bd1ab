<?php

/**
 * Writes the translations of a compiled .mo file as the .l10n.php file that WordPress reads from 6.5 on.
 *
 *     php bin/lib/translations/l10n.php TRANSLATION.mo ALL-TEXTS.mo FILE.l10n.php
 *
 * Prints as JSON the number of texts and translations, and the texts that have no translation.
 */

declare(strict_types=1);

/**
 * @return array<string, string> translations by text: a context and a text are separated by "\4", plural forms by "\0".
 *   This is also how WordPress looks them up.
 */
function messages(string $file): array
{
    $mo = (string) file_get_contents($file);
    ['count' => $count, 'texts' => $texts, 'translations' => $translations] = (array) unpack(
        'Vcount/Vtexts/Vtranslations',
        $mo,
        8,
    );
    $string = static function (int $offset) use ($mo): string {
        ['length' => $length, 'start' => $start] = (array) unpack('Vlength/Vstart', $mo, $offset);

        return substr($mo, $start, $length);
    };
    $messages = [];
    for ($i = 0; $i < $count; $i++) {
        $messages[$string($texts + 8 * $i)] = $string($translations + 8 * $i);
    }

    return $messages;
}

[, $translation, $template, $file] = $argv;
$all = messages($template);
$messages = messages($translation);
preg_match('/^Plural-Forms: (.*)$/m', $messages[''] ?? '', $plural);
unset($all[''], $messages['']);
$messages = array_filter($messages, static fn(string $text): bool => !in_array('', explode("\0", $text), true));
$source = var_export(['plural-forms' => trim($plural[1] ?? ''), 'messages' => $messages], true);
$source = str_replace("\4", "' . \"\\4\" . '", $source);
file_put_contents(
    $file,
    "<?php\n\n/** Compiled from the .po file next to it by npm run translate. */\n\nreturn $source;\n",
);
echo json_encode(
    [
        'texts' => count($all),
        'translations' => count($messages),
        'lacks' => array_map(
            static fn(string $text): string => strtr($text, ["\4" => ': ', "\0" => ' / ']),
            array_keys(array_diff_key($all, $messages)),
        ),
    ],
    JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE,
);
