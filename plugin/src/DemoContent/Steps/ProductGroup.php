<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

use Stallkeeper\Tools\DemoContent\DemoError;

/** A product and its variations in products.csv: consecutive rows, which are imported together. */
final class ProductGroup
{
    private const VARIATION = 'variation';

    /**
     * @param int $position of the first row in the file, in bytes
     * @param int $rows number of rows
     */
    private function __construct(public readonly string $sku, public readonly int $position, public int $rows) {}

    /**
     * @return list<self>
     *
     * @throws DemoError if the file cannot be read
     */
    public static function fromFile(string $file): array
    {
        $handle = @fopen($file, 'r');
        $columns = $handle === false ? false : fgetcsv($handle, 0, ',', '"', "\0");
        if ($handle === false || !is_array($columns)) {
            throw new DemoError(
                __(
                    'The file with the products is damaged. Install the plugin Stallkeeper Tools again.',
                    'stallkeeper-tools',
                ),
            );
        }
        [$type, $sku] = [array_search('Type', $columns, true), array_search('SKU', $columns, true)];
        $groups = [];
        for (
            $position = (int) ftell($handle);
            is_array($row = fgetcsv($handle, 0, ',', '"', "\0"));
            $position = (int) ftell($handle)
        ) {
            if (($row[$type] ?? '') === self::VARIATION && $groups !== []) {
                $groups[array_key_last($groups)]->rows++;
            } else {
                $groups[] = new self((string) ($row[$sku] ?? ''), $position, 1);
            }
        }
        fclose($handle);

        return $groups;
    }
}
