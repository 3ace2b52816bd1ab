<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** The variations of a product, which differ in one attribute, such as the color. */
final class Variations
{
    /** @param non-empty-list<Variation> $options */
    private function __construct(public readonly string $attribute, public readonly array $options) {}

    public static function from(JsonObject $fields): self
    {
        $options = array_map(Variation::from(...), array_values($fields->objects('options')));
        $variations = new self(
            $fields->string('attribute'),
            $options !== [] ? $options : throw $fields->error('options', 'must not be empty'),
        );
        $fields->rejectUnknownKeys();

        return $variations;
    }

    /** @return list<string> */
    public function values(): array
    {
        return array_map(static fn(Variation $v): string => $v->value, $this->options);
    }
}
