<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** An image file with its alternative text. */
final class Image
{
    /** @throws ContentError if the file is missing */
    public function __construct(public readonly string $name, public readonly string $file, public readonly string $alt)
    {
        if (!is_file($file)) {
            throw new ContentError("The image $file does not exist.");
        }
    }

    /** Changes if the file or its alternative text changes, but does not depend on the directory. */
    public function checksum(): string
    {
        return md5($this->name . md5_file($this->file) . $this->alt);
    }
}
