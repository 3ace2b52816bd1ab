<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\GalleryPlaceholder;
use Stallkeeper\Demo\Content\Model\Language;

/** Creates and updates posts and pages. */
final class PostWriter
{
    /**
     * @param array<string, int> $authors
     * @param array<string, int> $categories
     * @param array<string, int> $tags
     * @param array<string, int> $images
     */
    public function __construct(
        private ImportState $importState,
        private array $authors,
        private array $categories,
        private array $tags,
        private array $images,
    ) {}

    /**
     * @param 'post'|'page'  $type
     * @param list<Document> $documents parents before their children
     * @return array<string, int> IDs by slug
     */
    public function write(string $type, array $documents): array
    {
        $ids = [];
        foreach ($documents as $document) {
            $parent = $document->parent === null ? 0 : self::requireId($ids, $document->parent, $document, 'page');
            $ids[$document->slug] = $this->importState->isUnchanged($document->file, $document)
                ? $this->importState->postId($document->file)
                : $this->save($type, $document, $parent);
        }

        return $ids;
    }

    private function save(string $type, Document $document, int $parent): int
    {
        $values = [
            'ID' => $this->importState->postId($document->file),
            'post_type' => $type,
            // WordPress stores titles as HTML.
            'post_title' => htmlspecialchars($document->title, ENT_NOQUOTES),
            'post_name' => $document->slug,
            'post_status' => $document->status,
            'post_password' => $document->password ?? '',
            'post_date' => $document->date,
            'post_author' => self::requireId($this->authors, $document->author, $document, 'author'),
            'post_parent' => $parent,
            'menu_order' => $document->order,
            'post_excerpt' => htmlspecialchars($document->excerpt ?? '', ENT_NOQUOTES),
            'post_content' => Language::wrap(
                $document->lang,
                GalleryPlaceholder::replace($document->body, $this->imageData(...)),
            ),
            'meta_input' => $this->meta($document),
        ];
        if ($type === 'post') {
            $values['post_category'] = $this->termIds($this->categories, $document->categories, $document);
            $values['tags_input'] = $this->termIds($this->tags, $document->tags, $document);
        }
        /** @var array{ID: int} $slashed */
        $slashed = wp_slash($values);
        $id = wp_insert_post($slashed, true);
        if (!is_int($id)) {
            throw new ContentError("{$document->file}: could not be saved: " . $id->get_error_message());
        }
        if ($document->sticky) {
            stick_post($id);
        }

        return $id;
    }

    /** @return array<string, string|int> */
    private function meta(Document $document): array
    {
        $meta = ['stallkeeper_demo_lang' => $document->lang] + $this->importState->meta($document->file, $document);
        $image = $this->images[$document->image ?? ''] ?? 0;

        return $image > 0 ? $meta + ['_thumbnail_id' => $image] : $meta;
    }

    /** @return array{id: int, url: string, alt: string} */
    private function imageData(string $name): array
    {
        $id = $this->images[$name] ?? 0;
        $alt = get_post_meta($id, '_wp_attachment_image_alt', true);

        return [
            'id' => $id,
            'url' => (string) wp_get_attachment_image_url($id, 'large'),
            'alt' => is_string($alt) ? $alt : '',
        ];
    }

    /**
     * @param array<string, int> $ids
     * @param list<string>       $slugs
     * @return list<int>
     */
    private function termIds(array $ids, array $slugs, Document $document): array
    {
        return array_map(static fn(string $slug): int => self::requireId($ids, $slug, $document, 'term'), $slugs);
    }

    /** @param array<string, int> $ids */
    private static function requireId(array $ids, string $key, Document $document, string $kind): int
    {
        return $ids[$key] ?? throw new ContentError("{$document->file}: unknown $kind \"$key\"");
    }
}
