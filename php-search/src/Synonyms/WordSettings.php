<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** The settings of a site for synonyms, plurals and stop words, as the site file contains them. */
final class WordSettings
{
    private const FILE = '/^[0-9a-f]{32}-words-[0-9a-f]{32}\.sqlite$/D';

    /**
     * @param string       $file      name of the file with the synonyms, in the directory of the site file; '' for none
     * @param string       $language  language whose plurals are used (see WordForms); '' for none
     * @param list<string> $stopWords folded words
     */
    public function __construct(
        public readonly string $file = '',
        public readonly string $language = '',
        public readonly array $stopWords = [],
    ) {}

    /** @param mixed $data value from the site file; invalid parts are ignored */
    public static function fromArray(mixed $data): self
    {
        $data = is_array($data) ? $data : [];
        $text = static fn(string $name): string => is_string($data[$name] ?? null) ? $data[$name] : '';
        $stopWords = array_filter(is_array($data['stopWords'] ?? null) ? $data['stopWords'] : [], is_string(...));

        // The pattern rejects slashes, which would lead out of the directory.
        return new self(
            preg_match(self::FILE, $text('file')) === 1 ? $text('file') : '',
            $text('language'),
            array_slice(array_values($stopWords), 0, StopWords::MAX_WORDS),
        );
    }

    /** @return string key that changes with every setting; the name of the file contains a hash of its content */
    public function version(): string
    {
        return $this->isEmpty() ? '' : hash('xxh128', serialize([$this->file, $this->language, $this->stopWords]));
    }

    public function isEmpty(): bool
    {
        return $this->file === '' && $this->language === '' && $this->stopWords === [];
    }
}
