<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

/** One thing that owners do for their shop. */
final class ChecklistStep
{
    /**
     * @param string $title  plain text
     * @param string $text   plain text: why, or how
     * @param string $url    where it is done
     * @param string $action plain text of the link
     */
    public function __construct(
        public readonly string $title,
        public readonly string $text,
        public readonly string $url,
        public readonly string $action,
        public readonly bool $isDone,
    ) {}

    /** @return array{title: string, text: string, url: string, action: string, is_done: bool} */
    public function values(): array
    {
        return [
            'title' => $this->title,
            'text' => $this->text,
            'url' => $this->url,
            'action' => $this->action,
            'is_done' => $this->isDone,
        ];
    }

    /** @return ?self null if the values of a filter are not a step */
    public static function fromValues(mixed $values): ?self
    {
        if (!is_array($values)) {
            return null;
        }
        $texts = array_map(static fn(string $key): string => is_string($values[$key] ?? null) ? $values[$key] : '', [
            'title',
            'text',
            'url',
            'action',
        ]);
        [$title, $text, $url, $action] = $texts;

        return $title === '' ? null : new self($title, $text, $url, $action, ($values['is_done'] ?? false) === true);
    }
}
