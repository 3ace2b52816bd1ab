<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Words;

use Doctrine\Inflector\Inflector;
use Doctrine\Inflector\InflectorFactory;
use Doctrine\Inflector\Language;
use Stallkeeper\Search\Stemming\Language as StemmedLanguage;
use Stallkeeper\Search\Synonyms\WordForms;

/** Singulars and plurals from Doctrine Inflector. Its classes load only when a search needs them. */
final class InflectorForms implements WordForms
{
    /** Language of WordPress => rules. Other languages have no rules. */
    private const LANGUAGES = [
        'en' => Language::ENGLISH,
        'eo' => Language::ESPERANTO,
        'es' => Language::SPANISH,
        'fr' => Language::FRENCH,
        'it' => Language::ITALIAN,
        'nb' => Language::NORWEGIAN_BOKMAL,
        'pt' => Language::PORTUGUESE,
        'tr' => Language::TURKISH,
    ];

    /** Languages whose forms come from stems of the engine instead. */
    private const STEMMED_LANGUAGES = ['de' => StemmedLanguage::German];

    /** Shorter words are rarely nouns; longer ones are rarely words. The patterns only match letters. */
    private const WORD = '/^[\p{L}\p{M}]{3,40}$/uD';

    /** @var array<string, Inflector> */
    private array $inflectors = [];

    /**
     * @param string $locale locale of WordPress, such as `en_GB`
     *
     * @return string name of the language for find(); '' without rules
     */
    public static function language(string $locale): string
    {
        $code = strtolower(strtok($locale, '_-') ?: '');

        return self::LANGUAGES[$code] ?? (self::STEMMED_LANGUAGES[$code]->value ?? '');
    }

    public function find(string $word, string $language): array
    {
        if (!in_array($language, self::LANGUAGES, true) || preg_match(self::WORD, $word) !== 1) {
            return [];
        }
        $inflector = $this->inflectors[$language] ??= InflectorFactory::createForLanguage($language)->build();
        $singular = $inflector->singularize($word);

        return array_values(array_unique([$singular, $inflector->pluralize($singular), $inflector->pluralize($word)]));
    }
}
