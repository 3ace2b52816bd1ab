<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Document;
use Stallkeeper\Demo\Content\Model\GalleryPlaceholder;
use Stallkeeper\Demo\Content\Model\Language;

/** Posts and pages. */
final class PostWriter
{
    /**
     * @param array<string, int> $authors
     * @param array<string, int> $categories
     * @param array<string, int> $tags
     * @param array<string, int> $pictures
     */
    public function __construct(
        private ImportState $state,
        private array $authors,
        private array $categories,
        private array $tags,
        private array $pictures,
    ) {}

    /**
     * @param 'post'|'page'  $type
     * @param list<Document> $documents a parent before its children
     * @return array<string, int> ids under the slugs
     */
    public function write(string $type, array $documents): array
    {
        $ids = [];
        foreach ($documents as $document) {
            $parent = $document->parent === null ? 0 : self::known($ids, $document->parent, $document, 'page');
            $ids[$document->slug] = $this->state->isCurrent($document->file, $document)
                ? $this->state->id($document->file)
                : $this->save($type, $document, $parent);
        }

        return $ids;
    }

    private function save(string $type, Document $document, int $parent): int
    {
        $values = [
            'ID' => $this->state->id($document->file),
            'post_type' => $type,
            // A title is plain text in its file and HTML in WordPress.
            'post_title' => htmlspecialchars($document->title, ENT_NOQUOTES),
            'post_name' => $document->slug,
            'post_status' => $document->status,
            'post_password' => $document->password ?? '',
            'post_date' => $document->date,
            'post_author' => self::known($this->authors, $document->author, $document, 'author'),
            'post_parent' => $parent,
            'menu_order' => $document->order,
            'post_excerpt' => htmlspecialchars($document->excerpt ?? '', ENT_NOQUOTES),
            'post_content' => Language::wrap($document->lang, GalleryPlaceholder::fill($document->body, $this->image(...))),
            'meta_input' => $this->meta($document),
        ];
        if ($type === 'post') {
            $values['post_category'] = $this->terms($this->categories, $document->categories, $document);
            $values['tags_input'] = $this->terms($this->tags, $document->tags, $document);
        }
        /** @var array{ID: int} $slashed */
        $slashed = wp_slash($values);
        $id = wp_insert_post($slashed, true);
        if (!is_int($id)) {
            throw new ContentError("{$document->file}: WordPress refused it: " . $id->get_error_message());
        }
        if ($document->sticky) {
            stick_post($id);
        }

        return $id;
    }

    /** @return array<string, string|int> */
    private function meta(Document $document): array
    {
        $meta = ['stallkeeper_demo_lang' => $document->lang] + $this->state->meta($document->file, $document);
        $picture = $this->pictures[$document->image ?? ''] ?? 0;

        return $picture > 0 ? $meta + ['_thumbnail_id' => $picture] : $meta;
    }

    /** @return array{id: int, url: string, alt: string} */
    private function image(string $name): array
    {
        $id = $this->pictures[$name] ?? 0;
        $alt = get_post_meta($id, '_wp_attachment_image_alt', true);

        return ['id' => $id, 'url' => (string) wp_get_attachment_image_url($id, 'large'), 'alt' => is_string($alt) ? $alt : ''];
    }

    /**
     * @param array<string, int> $ids
     * @param list<string>       $slugs
     * @return list<int>
     */
    private function terms(array $ids, array $slugs, Document $document): array
    {
        return array_map(static fn(string $slug): int => self::known($ids, $slug, $document, 'term'), $slugs);
    }

    /** @param array<string, int> $ids */
    private static function known(array $ids, string $key, Document $document, string $kind): int
    {
        return $ids[$key] ?? throw new ContentError("{$document->file}: there is no $kind \"$key\"");
    }
}
