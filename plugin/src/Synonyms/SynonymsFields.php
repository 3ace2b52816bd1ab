<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** The forms of the screen for synonyms. */
final class SynonymsFields
{
    /** @param list<string> $invalid names of the fields with a problem */
    public function printForms(SynonymOptions $values, array $invalid): void
    {
        $this->beginForm('', SynonymsForm::SAVE);
        echo '<table class="form-table" role="presentation"><tbody>';
        $this->printRow(
            'rules',
            __('Synonyms', 'stallkeeper-tools'),
            fn() => $this->printRules($values->rules, $invalid),
        );
        $this->printRow(
            'plurals',
            __('Plurals', 'stallkeeper-tools'),
            fn() => $this->printPlurals($values->hasPlurals),
        );
        $this->printRow(
            'stopWords',
            __('Stop words', 'stallkeeper-tools'),
            fn() => $this->printStopWords($values->stopWords, $invalid),
        );
        echo '</tbody></table>';
        submit_button();
        echo '</form><h2>', esc_html__('Import and export', 'stallkeeper-tools'), '</h2>';
        $this->beginForm(' enctype="multipart/form-data"', SynonymsForm::IMPORT);
        $this->printImport($invalid);
        echo '</form>';
    }

    /** @param string $attributes HTML */
    private function beginForm(string $attributes, string $do): void
    {
        printf('<form method="post" action="%s"%s>', esc_url(SynonymsForm::address()), $attributes);
        wp_nonce_field(SynonymsForm::NONCE, '_wpnonce', false);
        printf('<input type="hidden" name="do" value="%s">', esc_attr($do));
    }

    /** @param callable(): void $print */
    private function printRow(string $name, string $label, callable $print): void
    {
        printf(
            '<tr><th scope="row"><label for="stallkeeper-%s">%s</label></th><td>',
            esc_attr($name),
            esc_html($label),
        );
        $print();
        echo '</td></tr>';
    }

    /** @param list<string> $invalid */
    private function printRules(string $rules, array $invalid): void
    {
        printf(
            '<textarea id="stallkeeper-rules" name="rules" rows="12" class="large-text code" spellcheck="false"%s>%s</textarea>',
            self::description('rules', $invalid),
            esc_textarea("\n" . $rules),
        );
        echo '<div class="description" id="stallkeeper-rules-about"><p>',
            esc_html__(
                'Enter one rule per line. Separate words or phrases with commas. Words that are separated by commas find each other. With an arrow, the words on the left also find the words on the right, but not the other way round. Lines that start with # are comments.',
                'stallkeeper-tools',
            ),
            '</p>';
        printf(
            '<p><code>%s</code><br><code>%s</code></p></div>',
            esc_html__('sofa, couch, settee', 'stallkeeper-tools'),
            esc_html__('tv stand => media console, sideboard', 'stallkeeper-tools'),
        );
    }

    private function printPlurals(bool $isOn): void
    {
        printf(
            '<label><input type="checkbox" id="stallkeeper-plurals" name="plurals" value="1"%s aria-describedby="stallkeeper-plurals-about"> %s</label><p class="description" id="stallkeeper-plurals-about">%s</p>',
            checked($isOn, true, false),
            esc_html__('Singular and plural of a word find each other', 'stallkeeper-tools'),
            esc_html(
                InflectorForms::language(SynonymOptions::locale()) === ''
                    ? __(
                        'The built-in engine does not know the plurals of the site’s language. Add rules for important words.',
                        'stallkeeper-tools',
                    )
                    : __('For example, “boxes” also finds “box”. The site’s language is used.', 'stallkeeper-tools'),
            ),
        );
    }

    /** @param list<string> $invalid */
    private function printStopWords(string $words, array $invalid): void
    {
        printf(
            '<textarea id="stallkeeper-stopWords" name="stopWords" rows="3" class="large-text code" spellcheck="false"%s>%s</textarea>',
            self::description('stopWords', $invalid),
            esc_textarea("\n" . $words),
        );
        echo '<p class="description" id="stallkeeper-stopWords-about">',
            esc_html__(
                'Searches ignore these words next to other words, such as “of” in “cup of tea”. Separate them with spaces or commas.',
                'stallkeeper-tools',
            ),
            '</p>';
    }

    /** @param list<string> $invalid */
    private function printImport(array $invalid): void
    {
        printf(
            '<p><label for="stallkeeper-file">%s</label><br><input type="file" id="stallkeeper-file" name="file" accept=".txt,.csv,text/plain,text/csv" required%s></p>',
            esc_html__('File with rules', 'stallkeeper-tools'),
            self::description('file', $invalid),
        );
        printf(
            '<p class="description" id="stallkeeper-file-about">%s</p>',
            esc_html(
                sprintf(
                    /* translators: 1: maximum number of rules, 2: maximum file size, such as 256 KB */
                    __(
                        'A text or CSV file in UTF-8 with one rule per line, at most %1$s rules and %2$s.',
                        'stallkeeper-tools',
                    ),
                    number_format_i18n(RuleParser::MAX_RULES),
                    (string) size_format(RuleParser::MAX_BYTES),
                ),
            ),
        );
        printf(
            '<p><label><input type="checkbox" name="replace" value="1"> %s</label></p>',
            esc_html__('Replace the saved rules', 'stallkeeper-tools'),
        );
        printf(
            '<p><button class="button">%s</button> <a class="button" href="%s">%s</a></p>',
            esc_html__('Import rules', 'stallkeeper-tools'),
            esc_url(SynonymsExport::address()),
            esc_html__('Export rules', 'stallkeeper-tools'),
        );
    }

    /**
     * @param list<string> $invalid
     *
     * @return string HTML attributes
     */
    private static function description(string $field, array $invalid): string
    {
        return in_array($field, $invalid, true)
            ? " aria-invalid=\"true\" aria-describedby=\"stallkeeper-$field-problems stallkeeper-$field-about\""
            : " aria-describedby=\"stallkeeper-$field-about\"";
    }
}
