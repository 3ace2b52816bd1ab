<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A picture file of the content folder with its alternative text. */
final class Image
{
    /** @throws ContentError when the file is missing */
    public function __construct(
        public readonly string $name,
        public readonly string $file,
        public readonly string $alt,
    ) {
        if (!is_file($file)) {
            throw new ContentError("The picture $file does not exist.");
        }
    }

    /** A value that changes with the file or its alternative text, but not with the folder. */
    public function checksum(): string
    {
        return md5($this->name . md5_file($this->file) . $this->alt);
    }
}
