<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Words;

use Stallkeeper\Render\Http\Input;

/**
 * The saved synonyms, stop words and plurals of the search. The option is not autoloaded, because searches read the
 * site file instead.
 */
final class SynonymOptions
{
    public const OPTION = 'stallkeeper_synonyms';

    /**
     * @param string $rules     synonym rules as the owner has written them, with comments
     * @param string $stopWords words that a search ignores next to other words, as the owner has written them
     */
    public function __construct(
        public readonly string $rules = '',
        public readonly string $stopWords = '',
        public readonly bool $hasPlurals = true,
    ) {}

    public static function current(): self
    {
        $stored = get_option(self::OPTION);
        $input = Input::fromArray($stored);

        return new self(
            $input->text('rules'),
            $input->text('stopWords'),
            !is_array($stored) || ($stored['plurals'] ?? true) === true,
        );
    }

    /** Saves the values. SiteFileListener then writes them into the site file. */
    public function save(): void
    {
        update_option(
            self::OPTION,
            ['rules' => $this->rules, 'stopWords' => $this->stopWords, 'plurals' => $this->hasPlurals],
            false,
        );
    }

    /** @return string locale of the site, not of the user or of a translated page */
    public static function locale(): string
    {
        $locale = get_option('WPLANG');
        $locale = is_string($locale) || !is_multisite() ? $locale : get_site_option('WPLANG');

        return is_string($locale) && $locale !== '' ? $locale : 'en_US';
    }
}
