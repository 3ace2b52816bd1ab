<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * The translated texts that depend on data, which the script needs as well. All other texts are in the templates.
 *
 * Only gettext knows the plural forms of a language. So PHP stores the forms for the numbers 0 to 199. This is
 * sufficient, because plural rules depend only on small numbers and on the last two digits.
 */
final class SearchTexts
{
    private const SAMPLED = 200;

    private const NO_HEADINGS = ['moreProducts' => '', 'noProduct' => '', 'moreResults' => '', 'noResult' => ''];

    /**
     * @param list<string> $resultForms distinct forms of '{n} results found', with %s for the number
     * @param string $resultIndex index of the form for each number from 0 to 199, one digit each
     * @param string $thousands thousands separator
     * @param array{moreProducts: string, noProduct: string, moreResults: string, noResult: string} $partialHeadings
     */
    private function __construct(
        public readonly array $resultForms,
        public readonly string $resultIndex,
        public readonly string $thousands,
        public readonly string $untitled,
        public readonly string $page,
        public readonly string $tooLong,
        public readonly string $about,
        public readonly string $corrected,
        public readonly array $partialHeadings,
    ) {}

    /**
     * @param callable(int): string $results returns the translated form for a number and keeps %s
     * @param string $page label of a link to a page, with %s for its number
     * @param string $tooLong message for a query that was truncated
     * @param string $about sentence with an estimated number of results, with %s for the number
     * @param string $corrected sentence with the corrected query, with %s for the query
     * @param array{moreProducts: string, noProduct: string, moreResults: string, noResult: string} $partialHeadings
     *     headings above hits that contain some of the words: after hits that contain all words, and without such hits
     */
    public static function make(
        callable $results,
        string $thousands,
        string $untitled,
        string $page,
        string $tooLong,
        string $about = '%s',
        string $corrected = '%s',
        array $partialHeadings = self::NO_HEADINGS,
    ): self {
        $forms = [];
        $index = '';
        for ($number = 0; $number < self::SAMPLED; $number++) {
            $form = $results($number);
            $forms[$form] ??= count($forms);
            $index .= $forms[$form];
        }
        return new self(
            array_map('strval', array_keys($forms)),
            $index,
            $thousands,
            $untitled,
            $page,
            $tooLong,
            $about,
            $corrected,
            $partialHeadings,
        );
    }

    /** Returns the number of results as a sentence. */
    public function results(int $number): string
    {
        $sample = $number < self::SAMPLED ? $number : 100 + ($number % 100);
        $form = $this->resultForms[(int) $this->resultIndex[$sample]] ?? '%s';
        return str_replace('%s', $this->number($number), $form);
    }

    /** Returns an estimated number of results as a sentence. The number is rounded to two significant digits. */
    public function estimate(int $number): string
    {
        return str_replace(
            '%s',
            $this->number((int) round($number, min(0, 2 - strlen((string) $number)))),
            $this->about,
        );
    }

    /**
     * @param bool $areProducts whether the hits are products
     * @param bool $hasComplete whether other hits contain all words
     * @return string heading above hits that contain some of the words
     */
    public function partialHeading(bool $areProducts, bool $hasComplete): string
    {
        $key = match (true) {
            $areProducts => $hasComplete ? 'moreProducts' : 'noProduct',
            default => $hasComplete ? 'moreResults' : 'noResult',
        };

        return $this->partialHeadings[$key];
    }

    public function number(int $number): string
    {
        return number_format($number, 0, '', $this->thousands);
    }

    public function page(int $number): string
    {
        return str_replace('%s', $this->number($number), $this->page);
    }

    /**
     * @return array{resultForms: list<string>, resultIndex: string, thousands: string, untitled: string, page: string,
     *     about: string, corrected: string, partialHeadings: array{moreProducts: string, noProduct: string,
     *     moreResults: string, noResult: string}}
     */
    public function toArray(): array
    {
        return [
            'resultForms' => $this->resultForms,
            'resultIndex' => $this->resultIndex,
            'thousands' => $this->thousands,
            'untitled' => $this->untitled,
            'page' => $this->page,
            'about' => $this->about,
            'corrected' => $this->corrected,
            'partialHeadings' => $this->partialHeadings,
        ];
    }
}
