<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Synonyms\LineProblem;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** Synonyms, stop words and plurals as a part of the settings file. */
final class SynonymsGroup implements SettingsGroup
{
    public function __construct(private readonly ProblemTexts $texts) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'synonyms';
    }

    public function title(): string
    {
        return __('Search synonyms', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return SynonymsForm::SCREEN;
    }

    public function export(): array
    {
        $options = SynonymOptions::current();

        return ['rules' => $options->rules, 'stopWords' => $options->stopWords, 'plurals' => $options->hasPlurals];
    }

    public function prepare(Input $values): Closure
    {
        $options = new SynonymOptions(
            trim($values->text('rules')),
            trim($values->text('stopWords')),
            ($values->all()['plurals'] ?? true) === true,
        );
        $rules = RuleParser::parse($options->rules);
        $stopWords = StopWords::parse($options->stopWords);
        $problems = [
            ...$rules->problems === [] ? [] : $this->texts->ofRules($rules),
            ...$stopWords instanceof LineProblem ? [$this->texts->ofStopWords($stopWords)] : [],
        ];

        return $problems === [] ? $options->save(...) : throw new InvalidSettings($problems);
    }

    public function reset(): void
    {
        delete_option(SynonymOptions::OPTION);
    }
}
