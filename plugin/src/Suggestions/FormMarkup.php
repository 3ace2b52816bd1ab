<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use WP;
use WP_HTML_Tag_Processor;

/**
 * The first search form in a piece of HTML that any theme or plugin has printed: what it searches, and where the
 * attributes for suggestions belong.
 */
final class FormMarkup
{
    /** Names of fields that do not change what a search finds. */
    private const NEUTRAL = ['s', 'lang', 'order', 'orderby', 'page', 'paged'];

    private const FORM = 'form';
    private const FIELD = 'field';

    /** Types of an input that a visitor types a query into. `text` is the type of the form without HTML5. */
    private const TYPES = ['search', 'text'];

    /** @var list<array{string, string}> names and values of the hidden fields */
    public array $hiddenFields = [];

    /** @var list<string> names of the fields with which a visitor can limit the search, such as a list of categories */
    public array $limits = [];

    /** URL that the form opens, without parameters; '' for the current page */
    public string $action = '';

    private bool $hasField = false;

    private function __construct(private readonly WP_HTML_Tag_Processor $tags) {}

    /** @return self|null null if the HTML contains no form that searches this site with a text field named `s` */
    public static function find(string $html): ?self
    {
        // A form that has the attributes already is not changed again.
        if (stripos($html, '<form') === false || str_contains($html, 'data-suggest')) {
            return null;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'form'])) {
            $form = new self($tags);
            $form->read();
            if ($form->hasField && $form->searchesByAddress()) {
                return $form;
            }
        }

        return null;
    }

    /**
     * Returns the only type of posts that the form searches.
     *
     * @return string '' for all types
     */
    public function postType(): string
    {
        foreach ($this->hiddenFields as [$name, $value]) {
            if ($name === 'post_type' && $value !== 'any') {
                return $value;
            }
        }

        return '';
    }

    /**
     * @param string $config value of the attribute that the script reads
     *
     * @return string the HTML with the attributes
     */
    public function withSuggestions(string $config): string
    {
        $this->tags->seek(self::FORM);
        $this->tags->set_attribute('data-suggest', $config);
        $this->tags->seek(self::FIELD);
        $this->tags->set_attribute('data-part', 'input');

        return $this->tags->get_updated_html();
    }

    private function read(): void
    {
        $tags = $this->tags;
        $tags->set_bookmark(self::FORM);
        $this->action = (string) strtok($this->text('action'), '?#');
        while ($tags->next_tag(['tag_closers' => 'visit'])) {
            $element = $tags->get_tag();
            if ($element === 'FORM') {
                return;
            }
            $name = $tags->is_tag_closer() ? '' : $this->text('name');
            if ($name !== '' && in_array($element, ['INPUT', 'SELECT', 'TEXTAREA'], true)) {
                $this->readField($name, $element === 'INPUT' ? strtolower($this->text('type') ?: 'text') : '');
            }
        }
    }

    private function readField(string $name, string $type): void
    {
        if ($name === 's') {
            if (!$this->hasField && in_array($type, self::TYPES, true)) {
                $this->hasField = true;
                $this->tags->set_bookmark(self::FIELD);
            }
            return;
        }
        if ($type === 'hidden') {
            $this->hiddenFields[] = [$name, $this->text('value')];
        }
        // The parameter of several values, such as `cat[]`, limits the search like that of one.
        $variable = (string) strtok($name, '[');
        if (
            !in_array($variable, self::NEUTRAL, true) &&
            !($name === 'post_type' && $type === 'hidden') &&
            self::isQueryVariable($variable)
        ) {
            $this->limits[] = $name;
        }
    }

    /** Whether the form opens the results page with the query in its URL. */
    private function searchesByAddress(): bool
    {
        $this->tags->seek(self::FORM);

        return in_array(strtolower($this->text('method')), ['', 'get'], true);
    }

    private function text(string $attribute): string
    {
        $value = $this->tags->get_attribute($attribute);

        return is_string($value) ? $value : '';
    }

    /** Whether WordPress reads the parameter in every URL. Taxonomies add their own. */
    private static function isQueryVariable(string $name): bool
    {
        /** @var WP $wp */
        global $wp;

        return in_array($name, $wp->public_query_vars, true);
    }
}
