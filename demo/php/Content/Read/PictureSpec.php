<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Read;

/** What a picture shows and in which colours. Colours are written #rrggbb, sizes are pixels. */
final class PictureSpec
{
    private function __construct(
        public readonly string $name,
        public readonly string $object,
        public readonly int $width,
        public readonly int $height,
        public readonly string $wall,
        public readonly string $table,
        public readonly string $main,
        public readonly string $accent,
        public readonly string $alt,
        public readonly ?CloseUp $closeUp,
    ) {}

    public static function from(string $name, Fields $fields): self
    {
        $picture = new self(
            $name,
            $fields->string('object'),
            $fields->int('width'),
            $fields->int('height'),
            self::colour($fields, 'wall'),
            self::colour($fields, 'table'),
            self::colour($fields, 'main'),
            self::colour($fields, 'accent'),
            $fields->string('alt'),
            $fields->has('closeUp') ? CloseUp::from($fields->object('closeUp')) : null,
        );
        $fields->end();

        return $picture;
    }

    private static function colour(Fields $fields, string $key): string
    {
        $colour = $fields->string($key);

        return preg_match('/\A#[0-9a-f]{6}\z/', $colour) === 1 ? $colour : throw $fields->error($key, 'must be a colour such as #3d6a8f');
    }
}
