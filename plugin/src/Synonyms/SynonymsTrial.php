<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Search\Explanation\MatchReason;
use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Preview\PreviewList;

/** Tries a query with the saved rules: the words that it also finds, and how many results it has. */
final class SynonymsTrial
{
    private const MAX_QUERY = 100;

    /** Maximum number of words in the table. */
    private const SHOWN = 50;

    public function __construct(private readonly RequestInput $input, private readonly BuiltInEngine $engine) {}

    public function print(): void
    {
        $typed = $this->input->query()->text('try', self::MAX_QUERY);
        $query = trim(QueryText::fromRequest($typed)->text);
        printf(
            '<h2 id="stallkeeper-trial">%s</h2><form method="get" action="%s"><input type="hidden" name="page" value="%s"><p>' .
                '<label for="stallkeeper-try">%s</label> ' .
                '<input class="regular-text" type="search" id="stallkeeper-try" name="try" maxlength="%d" value="%s"> ' .
                '<button class="button">%s</button></p></form>',
            esc_html__('Try a query', 'stallkeeper-tools'),
            esc_url(admin_url('admin.php') . '#stallkeeper-trial'),
            esc_attr(SynonymsForm::SCREEN),
            esc_html__('Query', 'stallkeeper-tools'),
            (int) self::MAX_QUERY,
            esc_attr($query),
            esc_html__('Try', 'stallkeeper-tools'),
        );
        if ($this->input->query()->has('try')) {
            $this->printResult($query);
        }
    }

    private function printResult(string $query): void
    {
        if (Tokenizer::tokens($query) === []) {
            self::printError(__('Enter a query with at least one letter or digit.', 'stallkeeper-tools'));

            return;
        }
        try {
            $found = $this->engine->explain([
                'query' => $query,
                'hitsPerPage' => 1,
                'attributesToRetrieve' => ['post_id'],
                ...SearchParams::SIMILAR,
            ]);
        } catch (SearchException) {
            self::printError(__('This search takes too long. Use fewer or longer words.', 'stallkeeper-tools'));

            return;
        }
        if ($found === null) {
            self::printError(
                __(
                    'The search index is not available, so synonyms cannot be tried. Rebuild it on the screen “Search index”.',
                    'stallkeeper-tools',
                ),
            );

            return;
        }
        printf(
            '<p role="status">%s <a href="%s">%s</a></p>',
            esc_html(
                sprintf(
                    /* translators: 1: number of results, 2: query */
                    _n('%1$s result for “%2$s”.', '%1$s results for “%2$s”.', $found->total, 'stallkeeper-tools'),
                    number_format_i18n($found->total),
                    $query,
                ),
            ),
            esc_url(PreviewList::address($query)),
            esc_html__('Open the search preview', 'stallkeeper-tools'),
        );
        $this->printWords($found);
    }

    private function printWords(SearchExplanation $found): void
    {
        $rows = [];
        foreach ($found->forms as $form) {
            $reason = self::reason($form->reason);
            if ($reason !== '') {
                $rows["$form->word\n" . implode(' ', $form->phrase->tokens)] = [
                    $form->word,
                    implode(' ', $form->phrase->tokens),
                    $reason,
                ];
            }
        }
        if ($rows === []) {
            printf(
                '<p>%s</p>',
                esc_html__(
                    'It finds no other words. Words that no post or product contains are left out.',
                    'stallkeeper-tools',
                ),
            );
            return;
        }
        printf(
            '<table class="widefat striped" style="max-width: 40rem" aria-labelledby="stallkeeper-trial"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
            esc_html__('Word', 'stallkeeper-tools'),
            esc_html__('Also finds', 'stallkeeper-tools'),
            esc_html__('Reason', 'stallkeeper-tools'),
        );
        foreach (array_slice($rows, 0, self::SHOWN) as [$word, $other, $reason]) {
            printf(
                '<tr><th scope="row" dir="auto">%s</th><td dir="auto">%s</td><td>%s</td></tr>',
                esc_html($word),
                esc_html($other),
                esc_html($reason),
            );
        }
        echo '</tbody></table>';
    }

    /** @return string '' for the word itself */
    private static function reason(MatchReason $reason): string
    {
        return match ($reason) {
            MatchReason::Synonym => __('Synonym', 'stallkeeper-tools'),
            MatchReason::Inflection => __('Singular or plural', 'stallkeeper-tools'),
            MatchReason::Spelling => __('Other spelling', 'stallkeeper-tools'),
            MatchReason::Stem => __('Same word stem', 'stallkeeper-tools'),
            MatchReason::Compound => __('Compound word', 'stallkeeper-tools'),
            default => '',
        };
    }

    private static function printError(string $text): void
    {
        printf('<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html($text));
    }
}
