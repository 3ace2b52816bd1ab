<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\Category;
use Stallkeeper\Demo\Content\Model\Product;
use Stallkeeper\Demo\Content\Model\Variation;

/**
 * The file with the products for WooCommerce's importer. The names of pictures are in a column of our own: WooCommerce
 * does not import a product when one of its images is missing, as in an import by hand.
 */
final class ProductCsv
{
    private const COLUMNS = [
        'Type',
        'SKU',
        'Name',
        'Published',
        'Is featured?',
        'Visibility in catalog',
        'Short description',
        'Description',
        'In stock?',
        'Sale price',
        'Regular price',
        'Categories',
        'Parent',
        'Position',
        'Attribute 1 name',
        'Attribute 1 value(s)',
        'Attribute 1 visible',
        'Attribute 1 global',
        'Pictures',
    ];

    /** @var array<string, string> slug => path of names, such as `Kitchen > Kettles` */
    private array $categories = [];

    public function __construct(private readonly Selection $selection)
    {
        $this->addCategories($selection->content->productCategories(), '');
    }

    /** Parents come before their variations. */
    public function csv(): string
    {
        $rows = [self::COLUMNS];
        foreach ($this->selection->content->products() as $product) {
            $rows[] = $this->row($this->product($product));
            foreach ($product->variations->options ?? [] as $position => $option) {
                $rows[] = $this->row($this->variation($product, $option, $position));
            }
        }

        return implode('', array_map(self::line(...), $rows));
    }

    /** @return array<string, string> */
    private function product(Product $product): array
    {
        $variations = $product->variations;
        $values = [
            'Type' => $variations === null ? 'simple' : 'variable',
            'SKU' => $product->sku,
            'Name' => $product->name,
            'Published' => '1',
            'Is featured?' => $product->featured ? '1' : '0',
            'Visibility in catalog' => 'visible',
            'Short description' => htmlspecialchars($product->summary, ENT_NOQUOTES),
            // The importer reads `\n` as a line break.
            'Description' => str_replace("\n", '\n', $product->body),
            'In stock?' => $product->inStock ? '1' : '0',
            'Categories' => self::list(
                array_map(fn(string $slug): string => $this->categories[$slug], $product->categories),
            ),
            'Pictures' => implode(', ', array_unique([$product->image, ...$product->gallery])),
        ];

        return $values +
            ($variations === null
                ? ['Regular price' => $product->price, 'Sale price' => $product->salePrice ?? '']
                : [
                    'Attribute 1 name' => $variations->attribute,
                    'Attribute 1 value(s)' => self::list($variations->values()),
                    'Attribute 1 visible' => '1',
                    'Attribute 1 global' => '0',
                ]);
    }

    /** @return array<string, string> */
    private function variation(Product $product, Variation $option, int $position): array
    {
        return [
            'Type' => 'variation',
            'SKU' => $option->sku,
            'Name' => "{$product->name} - {$option->value}",
            'Published' => '1',
            'Visibility in catalog' => 'visible',
            'In stock?' => '1',
            'Regular price' => $option->price,
            'Parent' => $product->sku,
            'Position' => (string) $position,
            'Attribute 1 name' => $product->variations->attribute ?? '',
            'Attribute 1 value(s)' => self::list([$option->value]),
            'Attribute 1 global' => '0',
            'Pictures' => $option->image,
        ];
    }

    /**
     * @param array<string, string> $values
     * @return list<string>
     */
    private function row(array $values): array
    {
        return array_map(static fn(string $column): string => $values[$column] ?? '', self::COLUMNS);
    }

    /** @param list<string> $cells */
    private static function line(array $cells): string
    {
        $quoted = array_map(
            static fn(string $cell): string => preg_match('/[",\n]/', $cell) === 1
                ? '"' . str_replace('"', '""', $cell) . '"'
                : $cell,
            $cells,
        );

        return implode(',', $quoted) . "\n";
    }

    /** @param list<string> $values */
    private static function list(array $values): string
    {
        return implode(', ', array_map(static fn(string $value): string => str_replace(',', '\,', $value), $values));
    }

    /** @param list<Category> $categories */
    private function addCategories(array $categories, string $path): void
    {
        foreach ($categories as $category) {
            $this->categories[$category->slug] = $path . $category->name;
            $this->addCategories($category->children, "$path{$category->name} > ");
        }
    }
}
