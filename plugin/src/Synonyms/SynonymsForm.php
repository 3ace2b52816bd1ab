<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Search\Synonyms\LineProblem;
use Stallkeeper\Search\Synonyms\ParsedRules;
use Stallkeeper\Search\Synonyms\Problem;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** Saves the forms of the screen for synonyms. Invalid values are not saved, and the screen shows them again. */
final class SynonymsForm
{
    /** Slug of the screen. */
    public const SCREEN = 'stallkeeper-synonyms';
    public const CAPABILITY = 'manage_options';
    public const NONCE = 'stallkeeper_synonyms';

    /** Values of the field `do`. */
    public const SAVE = 'save';
    public const IMPORT = 'import';

    /** @var array<string, list<string>> sentences by field: rules, stopWords, file */
    private array $problems = [];

    private ?SynonymOptions $typed = null;

    public function __construct(
        private readonly RequestInput $input,
        private readonly RuleImport $import,
        private readonly ProblemTexts $texts,
    ) {}

    /** @param string $done the saved form, for the notice; '' for none */
    public static function address(string $done = ''): string
    {
        return OwnerMenu::address(self::SCREEN, ['done' => $done]);
    }

    /** URL of the screen with a new rule that begins with these words. */
    public static function addressFor(string $words): string
    {
        return OwnerMenu::address(self::SCREEN, ['words' => $words]);
    }

    /**
     * Saves a submitted form. The caller has checked the user's capability.
     *
     * @return string the saved form, SAVE or IMPORT; '' if nothing was saved
     */
    public function submit(): string
    {
        if ($this->input->server()->text('REQUEST_METHOD') !== 'POST') {
            return '';
        }
        $posted = $this->input->posted();
        if ($posted->all() === []) {
            // PHP drops a form that is larger than post_max_size.
            $this->problems['file'] = $this->texts->ofRules(self::tooLarge());

            return '';
        }
        check_admin_referer(self::NONCE);
        $do = $posted->text('do');
        match ($do) {
            self::SAVE => $this->save($posted),
            self::IMPORT => $this->importFile($posted->text('replace') === '1'),
            default => null,
        };

        return $this->problems === [] && in_array($do, [self::SAVE, self::IMPORT], true) ? $do : '';
    }

    /** @return array<string, list<string>> sentences by field: rules, stopWords, file */
    public function problems(): array
    {
        return $this->problems;
    }

    /** Values of the form: the submitted ones, or the saved ones with the beginning of a new rule (see newWords()). */
    public function values(): SynonymOptions
    {
        if ($this->typed !== null) {
            return $this->typed;
        }
        $saved = SynonymOptions::current();
        $words = $this->newWords();

        return $words === ''
            ? $saved
            : new SynonymOptions(rtrim("$words, \n$saved->rules", "\n"), $saved->stopWords, $saved->hasPlurals);
    }

    /** @return string words in the URL of the screen, for which the user adds a rule; '' if there are none */
    public function newWords(): string
    {
        // Remove the characters of the rule syntax.
        return trim(
            (string) preg_replace(
                '/[\s,;#"<>=]+/u',
                ' ',
                QueryText::fromRequest($this->input->query()->text('words', 100))->text,
            ),
        );
    }

    private function save(Input $posted): void
    {
        $options = new SynonymOptions(
            trim(str_replace("\r\n", "\n", $posted->text('rules'))),
            trim($posted->text('stopWords')),
            $posted->text('plurals') === '1',
        );
        $rules = RuleParser::parse($options->rules);
        $stopWords = StopWords::parse($options->stopWords);
        if ($rules->problems !== []) {
            $this->problems['rules'] = $this->texts->ofRules($rules);
        }
        if ($stopWords instanceof LineProblem) {
            $this->problems['stopWords'] = [$this->texts->ofStopWords($stopWords)];
        }
        if ($this->problems === []) {
            $options->save();
        } else {
            $this->typed = $options;
        }
    }

    private function importFile(bool $isReplaced): void
    {
        $file = $this->input->uploads()->at('file');
        $error = $file->has('error') ? $file->number('error') : UPLOAD_ERR_NO_FILE;
        $path = $file->text('tmp_name');
        if ($error === UPLOAD_ERR_INI_SIZE || $error === UPLOAD_ERR_FORM_SIZE) {
            $this->problems['file'] = $this->texts->ofRules(self::tooLarge());

            return;
        }
        $text =
            $error === UPLOAD_ERR_OK && is_file($path)
                ? file_get_contents($path, false, null, 0, RuleParser::MAX_BYTES + 1)
                : false;
        if ($text === false) {
            $this->problems['file'] = [
                $error === UPLOAD_ERR_NO_FILE
                    ? __('Select a file.', 'stallkeeper-tools')
                    : __('The file could not be uploaded. Try again.', 'stallkeeper-tools'),
            ];

            return;
        }
        $parsed = $this->import->import($text, $isReplaced);
        if ($parsed->problems !== []) {
            $this->problems['file'] = $this->texts->ofRules($parsed);
        }
    }

    private static function tooLarge(): ParsedRules
    {
        return new ParsedRules([], [new LineProblem(Problem::TooLarge)], 1);
    }
}
