<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** What a buyer chooses between: one attribute, such as the colour, and its values. */
final class Variations
{
    /** @param non-empty-list<Variation> $options */
    private function __construct(public readonly string $attribute, public readonly array $options) {}

    public static function from(JsonObject $fields): self
    {
        $options = array_map(Variation::from(...), array_values($fields->objects('options')));
        $variants = new self($fields->string('attribute'), $options !== [] ? $options : throw $fields->error('options', 'must not be empty'));
        $fields->end();

        return $variants;
    }

    /** @return list<string> */
    public function values(): array
    {
        return array_map(static fn(Variation $v): string => $v->value, $this->options);
    }
}
