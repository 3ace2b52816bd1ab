<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Record\RecordParts;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Http;
use WP_Post;

/** Creates a post's records for the hosted provider: with absolute URLs, and long texts split into several records. */
final class AlgoliaRecords
{
    /** Maximum bytes of comments, because each part of a long post contains them. */
    private const MAX_COMMENT_BYTES = 3000;

    public function __construct(private readonly RecordFactory $records) {}

    /**
     * Filter `stallkeeper_algolia_record_limit`: maximum size of one record as JSON in bytes, 9000 by default.
     *
     * @param bool $plain as for RecordFactory::build()
     *
     * @return non-empty-list<array<array-key, mixed>>
     */
    public function build(WP_Post $post, bool $plain = false): array
    {
        $limit = apply_filters('stallkeeper_algolia_record_limit', RecordParts::LIMIT_BYTES);
        $record = $this->records->build($post, $plain);
        $link = Input::fromArray($record)->text('permalink');
        $image = Input::fromArray($record)->at('image');
        if ($image->has('src')) {
            $record['image'] = ['src' => $this->whole($image->text('src'))] + $image->all();
        }
        if (isset($record[FieldDefinitions::COMMENTS])) {
            $record[FieldDefinitions::COMMENTS] = self::firstComments(
                Input::fromArray($record)->texts(FieldDefinitions::COMMENTS),
            );
        }

        return RecordParts::split(
            ['post_id' => $post->ID, 'permalink' => $this->whole($link)] + $record + ['sorts_last' => 0],
            is_int($limit) ? max(1000, $limit) : RecordParts::LIMIT_BYTES,
        );
    }

    /**
     * @param list<string> $comments
     *
     * @return list<string>
     */
    private static function firstComments(array $comments): array
    {
        $left = self::MAX_COMMENT_BYTES;
        $first = [];
        foreach ($comments as $comment) {
            if ($left > 0) {
                $first[] = mb_strcut($comment, 0, $left, 'UTF-8');
                $left -= strlen($comment);
            }
        }

        return $first;
    }

    /** Other hosts may show the provider's hits, too, such as an app or a second shop. */
    private function whole(string $address): string
    {
        return $address === '' ? '' : WP_Http::make_absolute_url($address, home_url('/'));
    }
}
