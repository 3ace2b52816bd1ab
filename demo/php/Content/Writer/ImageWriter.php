<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Image;
use Stallkeeper\Demo\ImageSizes;

/** Adds images to the media library. Their sizes are created when they are first requested, see ImageSizes. */
final class ImageWriter
{
    private const UPLOAD_DIRECTORY = '2024/01';

    public function __construct(private ImportState $importState, private int $author)
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/image.php';
    }

    /**
     * @param array<string, Image> $images
     * @return array<string, int> attachment IDs by image name
     */
    public function write(array $images): array
    {
        $ids = [];
        foreach ($images as $name => $image) {
            $source = "pictures/$name";
            $ids[$name] = $this->importState->isUnchanged($source, $image->checksum())
                ? $this->importState->postId($source)
                : $this->saveAttachment($source, $image);
        }

        return $ids;
    }

    private function saveAttachment(string $source, Image $image): int
    {
        $directory = wp_upload_dir(self::UPLOAD_DIRECTORY);
        $file = $directory['path'] . '/' . basename($image->file);
        if (!copy($image->file, $file)) {
            throw new ContentError("The image {$image->name} could not be copied to {$directory['path']}.");
        }
        $id = wp_insert_attachment(
            wp_slash([
                'ID' => $this->importState->postId($source),
                'post_title' => ucfirst(strtr($image->name, '-', ' ')),
                // Attachments and posts share their slugs. The prefix leaves "honey-jar" to a post.
                'post_name' => "picture-{$image->name}",
                'post_mime_type' => 'image/webp',
                'post_status' => 'inherit',
                'post_author' => $this->author,
                'post_date' => '2024-01-02 08:00:00',
                'guid' => $directory['url'] . '/' . basename($file),
                'meta_input' =>
                    ['_wp_attachment_image_alt' => $image->alt] + $this->importState->meta($source, $image->checksum()),
            ]),
            $file,
        );
        wp_update_attachment_metadata($id, ImageSizes::metadata($id, $file));

        return $id;
    }
}
