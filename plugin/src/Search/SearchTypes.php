<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * The types of results that the results page shows in tabs: products, articles, other types and pages.
 *
 * On a site without products, articles are the type that needs no URL parameter.
 */
final class SearchTypes
{
    private const POST = 'post';
    public const PAGE = 'page';

    public function __construct(private readonly RecordFactory $records, private readonly RequestInput $input) {}

    /** @return non-empty-array<string, array{label: string, filter: string}> label and the provider's filter by key */
    public function all(): array
    {
        $indexed = array_values(array_unique($this->records->types()));
        $articles = __('Articles', 'stallkeeper-tools');
        if (!in_array(Products::TYPE, $indexed, true)) {
            $types = ['' => ['label' => $articles, 'filter' => self::filterOfArticles()]];
            if (in_array(self::PAGE, $indexed, true)) {
                $types[self::PAGE] = $this->type(self::PAGE);
            }

            return $types;
        }
        $first = array_intersect([self::POST], $indexed);
        $last = array_intersect([self::PAGE], $indexed);
        $types = [Products::TYPE => $this->type(Products::TYPE)];
        foreach ([...$first, ...array_diff($indexed, $first, $last, [Products::TYPE]), ...$last] as $type) {
            $types[$type] = $this->type($type);
        }

        return $types;
    }

    /**
     * Products are excluded without WooCommerce, too: after it was switched off, they are in the index until the worker
     * has deleted them.
     *
     * @return string filter of everything but products and pages
     */
    public static function filterOfArticles(): string
    {
        return sprintf('NOT post_type:%s AND NOT post_type:%s', Products::TYPE, self::PAGE);
    }

    /** @return string|null key of the type in the URL of this request; null without a valid one */
    public function chosen(): ?string
    {
        $query = $this->input->query();
        $keys = array_keys($this->all());
        $key = $query->text(FilterList::KIND);
        $postType = get_query_var('post_type');

        return match (true) {
            $key !== '' && in_array($key, $keys, true) => $key,
            in_array($postType, [self::POST, [self::POST]], true) => $this->articles(),
            default => null,
        };
    }

    /** @return string|null key of articles; null if they are not in the index */
    public function articles(): ?string
    {
        $types = $this->all();

        return isset($types['']) ? '' : (isset($types[self::POST]) ? self::POST : null);
    }

    /** @return array{label: string, filter: string} */
    private function type(string $type): array
    {
        $object = get_post_type_object($type);

        return [
            'label' => match ($type) {
                Products::TYPE => __('Products', 'stallkeeper-tools'),
                self::POST => __('Articles', 'stallkeeper-tools'),
                self::PAGE => __('Pages', 'stallkeeper-tools'),
                default => is_string($object?->labels->name ?? null) ? $object->labels->name : $type,
            },
            'filter' => "post_type:$type",
        ];
    }
}
