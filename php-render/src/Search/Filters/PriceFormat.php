<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

/**
 * Reads prices as visitors type them, and writes them as the shop does. The TypeScript counterpart is
 * `src/filters/priceFormat.ts`. Both pass the cases of `fixtures/search/price-format.json`.
 */
final class PriceFormat
{
    /** Maximum characters of a price that is read. */
    public const MAX_TEXT_LENGTH = 40;

    private const SPACES = '/[\s\p{Z}]+/u';

    /** A currency sign, alone or with letters, such as US$, and a dash instead of decimals. */
    private const SIGNS = '/^(?:[a-z]{0,3}\p{Sc}[a-z]{0,3})\s?|\s?(?:[a-z]{0,3}\p{Sc}[a-z]{0,3})$/u';
    private const DASH = '/[.,]\s?[-–—]+$/u';

    /** Digits in groups of two or three, or without groups, and decimals. */
    private const PRICE = '/^(?:([1-9]\d{0,2}(?=([ \'.,]))(?:\2\d{2,3})*\2\d{3})|(\d+))(?:([.,])(\d{1,4}))?$/D';
    private const MAX_DIGITS = 9;

    /**
     * @param string $decimal decimal separator of the shop
     * @param string $thousands thousands separator of the shop; '' for none
     * @param int $decimals number of decimals of the shop's prices
     * @param list<string> $symbols texts for the shop's currency, such as "kr" and "SEK"
     * @param string $amount a price with its currency, with %s for the number
     * @param array{title: string, range: string, from: string, upTo: string, problem: string, hint: string} $texts
     *     title of the filter; a selected range (%1$s, %2$s), minimum (%s) or maximum (%s); that a text (%s) is not a
     *     price; an example (%s)
     */
    public function __construct(
        private readonly string $decimal = '.',
        private readonly string $thousands = ',',
        private readonly int $decimals = 2,
        private readonly array $symbols = [],
        private readonly string $amount = '%s',
        private readonly array $texts = [
            'title' => '',
            'range' => '%1$s – %2$s',
            'from' => '≥ %s',
            'upTo' => '≤ %s',
            'problem' => '%s?',
            'hint' => '%s',
        ],
    ) {}

    /**
     * Removes currency signs and separators. Of two different separators, the last one separates the decimals. A single
     * one with three digits behind it separates thousands, unless it is the decimal separator of the shop.
     *
     * @return float|null a price from 0 to 999999999.99; null if the text is not a price or could mean two
     */
    public function read(string $text): ?float
    {
        if (preg_match(self::PRICE, $this->bare($text), $found, PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        [, $grouped, $separator, $digits, $decimal, $decimals] = $found;
        $isAmbiguous =
            $separator !== null &&
            $decimal === null &&
            $separator === $this->decimal &&
            substr_count((string) $grouped, $separator) === 1;
        if ($isAmbiguous && $this->decimals >= 3) {
            // With three decimals, "1.125" is not a thousand.
            [$digits, $decimals] = explode($separator, (string) $grouped);
        } elseif ($isAmbiguous || ($decimal !== null && $decimal === $separator)) {
            return null;
        } else {
            $digits ??= (string) preg_replace('/\D/', '', (string) $grouped);
        }
        if (strlen($digits) > self::MAX_DIGITS || strlen((string) $decimals) > max(2, $this->decimals)) {
            return null;
        }

        return (float) ($digits . '.' . substr((string) $decimals, 0, 2));
    }

    /** Returns a price with its currency, as the shop writes it. */
    public function write(float $price): string
    {
        return str_replace('%s', $this->number($price), $this->amount);
    }

    /** Returns the text for a selected range of prices. */
    public function range(?float $minPrice, ?float $maxPrice): string
    {
        return match (true) {
            $minPrice !== null && $maxPrice !== null => strtr($this->texts['range'], [
                '%1$s' => $this->write($minPrice),
                '%2$s' => $this->write($maxPrice),
            ]),
            $maxPrice !== null => str_replace('%s', $this->write($maxPrice), $this->texts['upTo']),
            default => str_replace('%s', $this->write((float) $minPrice), $this->texts['from']),
        };
    }

    /**
     * @param list<string> $unread texts that are not prices
     *
     * @return string|null message for the visitor; null without such texts
     */
    public function problem(array $unread): ?string
    {
        $sentences = array_map(
            fn(string $text): string => str_replace('%s', $text, $this->texts['problem']),
            array_values(array_filter($unread, static fn(string $text): bool => $text !== '')),
        );

        return $sentences === []
            ? null
            : implode(' ', [...$sentences, str_replace('%s', $this->number(1000.5), $this->texts['hint'])]);
    }

    public function title(): string
    {
        return $this->texts['title'];
    }

    /** @return array<string, mixed> data for the script */
    public function toArray(): array
    {
        return [
            'decimal' => $this->decimal,
            'thousands' => $this->thousands,
            'decimals' => $this->decimals,
            'symbols' => $this->symbols,
            'amount' => $this->amount,
            'texts' => $this->texts,
        ];
    }

    /** Returns a price without its currency, as the shop writes it. */
    public function number(float $price): string
    {
        $price = round($price, 2);

        return number_format($price, floor($price) === $price ? 0 : 2, $this->decimal, $this->thousands);
    }

    /** Returns the text in lower case without currency signs. */
    private function bare(string $text): string
    {
        if (strlen($text) > 4 * self::MAX_TEXT_LENGTH || !mb_check_encoding($text, 'UTF-8')) {
            return '';
        }
        $text = trim((string) preg_replace(self::SPACES, ' ', mb_strtolower($text, 'UTF-8')));
        foreach ($this->symbols as $symbol) {
            $symbol = mb_strtolower($symbol, 'UTF-8');
            if ($symbol !== '' && str_starts_with($text, $symbol)) {
                $text = ltrim(substr($text, strlen($symbol)));
            } elseif ($symbol !== '' && str_ends_with($text, $symbol)) {
                $text = rtrim(substr($text, 0, -strlen($symbol)));
            }
        }
        $text = (string) preg_replace([self::SIGNS, self::DASH], '', $text);

        return strtr($text, ['’' => "'"]);
    }
}
