<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Tools\Search\Records\PostDatabase;

/** Checks whether a query is the code of a product. */
final class ReportCodes
{
    private const META = ['_sku', '_global_unique_id'];

    public function __construct(private readonly PostDatabase $database) {}

    /**
     * @param string $text a whole query; matches SKU and GTIN, UPC, EAN or ISBN of published products, with or without
     *     separators
     */
    public function has(string $text): bool
    {
        $plain = (string) preg_replace('/[^\p{L}\p{N}]+/u', '', $text);
        $posts = $this->database->connection();
        $found = $this->database->ids(
            'SELECT m.post_id FROM %i m INNER JOIN %i p ON p.ID = m.post_id WHERE m.meta_key IN (%s, %s) AND m.meta_value IN (%s, %s, %s) AND p.post_status = %s LIMIT 1',
            [$posts->postmeta, $posts->posts, ...self::META, $text, $plain, mb_strtoupper($text, 'UTF-8'), 'publish'],
        );

        return $found !== [];
    }
}
