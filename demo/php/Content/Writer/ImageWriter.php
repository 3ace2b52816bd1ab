<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Image;

/** Copies the pictures into the uploads folder, resizes them and registers them in the media library. */
final class ImageWriter
{
    private const FOLDER = '2024/01';

    public function __construct(private ImportState $state, private int $author, private ImageCache $store)
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/image.php';
    }

    /**
     * @param array<string, Image> $pictures
     * @return array<string, int> attachment ids under the pictures' names
     */
    public function write(array $pictures): array
    {
        $ids = [];
        foreach ($pictures as $name => $picture) {
            $source = "pictures/$name";
            $ids[$name] = $this->state->isCurrent($source, $picture->checksum())
                ? $this->state->id($source)
                : $this->attach($source, $picture);
        }
        $this->store->forget();

        return $ids;
    }

    private function attach(string $source, Image $picture): int
    {
        $folder = wp_upload_dir(self::FOLDER);
        $file = $folder['path'] . '/' . basename($picture->file);
        $key = ImportState::mark([$picture->checksum(), wp_get_registered_image_subsizes()]);
        $metadata = $this->store->copyTo($key, $folder['path']);
        if ($metadata === null && !copy($picture->file, $file)) {
            throw new ContentError("The picture {$picture->name} cannot be copied to {$folder['path']}.");
        }
        $id = wp_insert_attachment(wp_slash([
            'ID' => $this->state->id($source),
            'post_title' => ucfirst(strtr($picture->name, '-', ' ')),
            // Attachments share their slugs with posts: the prefix keeps "honey-jar" free for a post.
            'post_name' => "picture-{$picture->name}",
            'post_mime_type' => 'image/webp',
            'post_status' => 'inherit',
            'post_author' => $this->author,
            'post_date' => '2024-01-02 08:00:00',
            'guid' => $folder['url'] . '/' . basename($file),
            'meta_input' => ['_wp_attachment_image_alt' => $picture->alt] + $this->state->meta($source, $picture->checksum()),
        ]), $file);
        wp_update_attachment_metadata($id, $metadata ?? $this->resize($key, $id, $file));

        return $id;
    }

    /** @return array<array-key, mixed> the attachment's metadata */
    private function resize(string $key, int $id, string $file): array
    {
        $metadata = wp_generate_attachment_metadata($id, $file);
        $files = [$file];
        foreach (is_array($metadata['sizes'] ?? null) ? $metadata['sizes'] : [] as $size) {
            if (is_array($size) && is_string($size['file'] ?? null)) {
                $files[] = dirname($file) . '/' . $size['file'];
            }
        }
        $this->store->keep($key, array_values(array_unique($files)), $metadata);

        return $metadata;
    }
}
