<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;
use Stallkeeper\Search\Synonyms\SynonymRule;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** Synonyms, plurals and stop words in the format of the hosted provider. */
final class AlgoliaSynonyms
{
    /** Languages for which the provider knows plurals and stop words. */
    private const LANGUAGES = 'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh';

    /**
     * @return array<string, mixed> index settings. The provider ignores its own stop words of the language, except in
     *   the last word; `optionalWords` adds the words that the owner has entered
     */
    public function settings(): array
    {
        $options = SynonymOptions::current();
        $language = self::language(SynonymOptions::locale());
        $languages = $language === '' ? [] : [$language];
        $stopWords = StopWords::parse($options->stopWords);
        $stopWords = is_array($stopWords) ? $stopWords : [];

        return [
            'queryLanguages' => $languages,
            'ignorePlurals' => $options->hasPlurals && $languages !== [] ? $languages : false,
            'removeStopWords' => $stopWords !== [] && $languages !== [] ? $languages : false,
            'optionalWords' => $stopWords,
        ];
    }

    /**
     * @return list<array<string, mixed>> synonyms by the provider's names; a rule with several words on the left gives
     *     several
     */
    public function synonyms(): array
    {
        $synonyms = [];
        foreach (RuleParser::parse(SynonymOptions::current()->rules)->rules as $rule) {
            array_push($synonyms, ...self::ofRule($rule));
        }

        return $synonyms;
    }

    /** @return list<array<string, mixed>> */
    private static function ofRule(SynonymRule $rule): array
    {
        if ($rule->isTwoWay()) {
            return [self::withId(['type' => 'synonym', 'synonyms' => $rule->to])];
        }

        return array_map(
            static fn(string $input): array => self::withId([
                'type' => 'oneWaySynonym',
                'input' => $input,
                'synonyms' => $rule->to,
            ]),
            $rule->from,
        );
    }

    /**
     * @param array<string, mixed> $synonym
     *
     * @return array<string, mixed>
     */
    private static function withId(array $synonym): array
    {
        return ['objectID' => 'stallkeeper-' . md5((string) wp_json_encode($synonym))] + $synonym;
    }

    /** @return string ISO code; '' if the provider does not know the language */
    private static function language(string $locale): string
    {
        $locale = strtolower(strtr($locale, '_', '-'));
        $known = explode(' ', self::LANGUAGES);
        $language = strtok($locale, '-') ?: '';

        return in_array($locale, $known, true) ? $locale : (in_array($language, $known, true) ? $language : '');
    }
}
