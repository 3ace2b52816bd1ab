<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Write;

use Stallkeeper\Demo\Content\Draw\Picture;
use Stallkeeper\Demo\Content\Read\ContentError;
use Stallkeeper\Demo\Content\Read\PictureSpec;

/** Draws the pictures into the uploads folder and registers them in the media library. */
final class Pictures
{
    private const QUALITY = 84;
    private const FOLDER = '2024/01';
    /** What decides how a picture looks, besides its specification. */
    private const PENS = [__DIR__ . '/../Draw/*.php', __DIR__ . '/Sizes.php', __FILE__];

    private string $pen;

    public function __construct(private Ledger $ledger, private int $author, private PictureStore $store)
    {
        $files = array_merge(...array_map(static fn(string $files): array => glob($files) ?: [], self::PENS));
        $this->pen = Ledger::mark([array_map(md5_file(...), $files), wp_get_registered_image_subsizes(), Sizes::isWebp('a.jpg')]);
    }

    /**
     * @param array<string, PictureSpec> $specs
     * @return array<string, int> attachment ids under the pictures' names; none on a machine without GD
     */
    public function write(array $specs): array
    {
        if (!Picture::canBeDrawn()) {
            error_log('stallkeeper: PHP has no GD extension, so the demo has no pictures.');

            return [];
        }
        $ids = [];
        foreach ($specs as $name => $spec) {
            $source = "pictures/$name";
            $ids[$name] = $this->ledger->isCurrent($source, $spec) ? $this->ledger->id($source) : $this->attach($source, $spec);
        }
        $this->store->forget();

        return $ids;
    }

    private function attach(string $source, PictureSpec $spec): int
    {
        $folder = wp_upload_dir(self::FOLDER);
        $file = "{$folder['path']}/{$spec->name}.jpg";
        $key = Ledger::mark([$spec, $this->pen]);
        $metadata = $this->store->copyTo($key, $folder['path']) ?? $this->draw($key, $file, $spec);
        $id = wp_insert_attachment(wp_slash([
            'ID' => $this->ledger->id($source),
            'post_title' => ucfirst(strtr($spec->name, '-', ' ')),
            // Attachments share their slugs with posts, and "honey-jar" might be a post some day.
            'post_name' => "picture-{$spec->name}",
            'post_mime_type' => 'image/jpeg',
            'post_status' => 'inherit',
            'post_author' => $this->author,
            'post_date' => '2024-01-02 08:00:00',
            'guid' => "{$folder['url']}/{$spec->name}.jpg",
            'meta_input' => ['_wp_attachment_image_alt' => $spec->alt] + $this->ledger->meta($source, $spec),
        ]), $file);
        wp_update_attachment_metadata($id, $metadata);

        return $id;
    }

    /** @return array<array-key, mixed> the attachment's metadata */
    private function draw(string $key, string $file, PictureSpec $spec): array
    {
        $picture = Picture::draw($spec);
        if (!imagejpeg($picture, $file, self::QUALITY)) {
            throw new ContentError("pictures.json: \"{$spec->name}\" could not be written to " . dirname($file));
        }
        $metadata = Sizes::write($picture, $file, self::QUALITY);
        $sizes = array_map(static fn(array $size): string => dirname($file) . '/' . $size['file'], $metadata['sizes']);
        $this->store->keep($key, [$file, ...array_values(array_unique($sizes))], $metadata);

        return $metadata;
    }
}
