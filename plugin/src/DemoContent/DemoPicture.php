<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Render\Http\Input;

/** A picture of the package. */
final class DemoPicture
{
    private function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly string $slug,
        public readonly string $title,
        public readonly string $alternativeText,
        public readonly int $bytes,
    ) {}

    public static function fromValues(Input $values, string $directory): self
    {
        return new self(
            $values->text('name'),
            "$directory/" . basename($values->text('file')),
            $values->text('slug'),
            $values->text('title'),
            $values->text('alt'),
            $values->number('bytes'),
        );
    }

    /** Key of its record. */
    public function key(): string
    {
        return "attachment:$this->slug";
    }
}
