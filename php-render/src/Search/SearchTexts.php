<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * The translated texts that depend on data and are therefore needed live, too. All others stand in the templates.
 *
 * Plurals: gettext alone knows a language's forms, so PHP asks it for every number from 0 to 199 and keeps the answers:
 * no language's rule looks further than the last two digits and the smallest numbers.
 */
final class SearchTexts
{
    private const SAMPLED = 200;

    /**
     * @param list<string> $resultForms distinct forms of '{n} results found', with %s for the number
     * @param string $resultIndex for 0 to 199, which of them (one digit each)
     * @param string $thousands what stands between groups of three digits
     */
    private function __construct(
        public readonly array $resultForms,
        public readonly string $resultIndex,
        public readonly string $thousands,
        public readonly string $untitled,
        public readonly string $page,
        public readonly string $tooLong,
    ) {}

    /**
     * @param callable(int): string $results the translated form for a number, %s left in place
     * @param string $page label of a page's link, %s for its number
     * @param string $tooLong said when a query was cut
     */
    public static function make(callable $results, string $thousands, string $untitled, string $page, string $tooLong): self
    {
        $forms = [];
        $index = '';
        for ($number = 0; $number < self::SAMPLED; $number++) {
            $form = $results($number);
            $forms[$form] ??= count($forms);
            $index .= $forms[$form];
        }
        return new self(array_map('strval', array_keys($forms)), $index, $thousands, $untitled, $page, $tooLong);
    }

    /** The results line (spec section 9). */
    public function results(int $number): string
    {
        $sample = $number < self::SAMPLED ? $number : 100 + $number % 100;
        $form = $this->resultForms[(int) $this->resultIndex[$sample]] ?? '%s';
        return str_replace('%s', $this->number($number), $form);
    }

    public function number(int $number): string
    {
        return number_format($number, 0, '', $this->thousands);
    }

    public function page(int $number): string
    {
        return str_replace('%s', $this->number($number), $this->page);
    }

    /** @return array{resultForms: list<string>, resultIndex: string, thousands: string, untitled: string, page: string} */
    public function toArray(): array
    {
        return [
            'resultForms' => $this->resultForms,
            'resultIndex' => $this->resultIndex,
            'thousands' => $this->thousands,
            'untitled' => $this->untitled,
            'page' => $this->page,
        ];
    }
}
