<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Tests\Fixture;

final class HitFieldsTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function values(): array
    {
        return Fixture::cases('search/hit-fields');
    }

    /** @param array{fields: array<string, mixed>, hit: mixed} $input */
    #[DataProvider('values')]
    public function testValuesOfARecord(array $input, mixed $expected): void
    {
        $fields = HitFields::createDefault();
        $known = $fields->toArray();
        foreach ($input['fields'] as $name => $field) {
            $fields = isset($known[$name]) ? $fields : $fields->with($name, $field);
        }
        self::assertIsArray($expected);
        $values = array_intersect_key($fields->values($input['hit']), $input['fields']);
        ksort($expected);
        ksort($values);
        self::assertSame($expected, $values);
    }

    public function testAFieldOfAShop(): void
    {
        $fields = HitFields::createDefault()->with('brand', ['attribute' => 'taxonomies.brand', 'type' => 'texts']);
        self::assertSame(['*' => true], $fields->forTemplates()['brand'] ?? null);
        self::assertContains('taxonomies', $fields->ofPosts()->attributes());
        self::assertArrayHasKey('brand', $fields->toArray());
        self::assertArrayNotHasKey('brand', $fields->ofProducts()->toArray());
    }

    public function testAFieldOfProducts(): void
    {
        $fields = HitFields::createDefault()->with('size', [
            'attribute' => 'size',
            'type' => 'text',
            'isProduct' => true,
        ]);
        self::assertContains('size', $fields->ofProducts()->attributes());
        self::assertNotContains('size', $fields->ofPosts()->attributes());
    }

    /** @return array<string, array{string, mixed, string}> */
    public static function invalid(): array
    {
        $text = ['attribute' => 'brand', 'type' => 'text'];

        return [
            'no name' => ['', $text, 'is not a name'],
            'a name with other characters' => ['brand-name', $text, 'is not a name'],
            'a capital letter' => ['Brand', $text, 'is not a name'],
            'the name of a computed field' => ['title', $text, 'exists already'],
            'the name of another field' => ['price', $text, 'exists already'],
            'no values' => ['brand', 'brand', 'has no type'],
            'another type' => ['brand', ['type' => 'html'] + $text, 'has no type'],
            'no path' => ['brand', ['type' => 'text'], 'is not a path'],
            'a path that is no path' => ['brand', ['attribute' => 'a..b'] + $text, 'is not a path'],
            'a path that is too long' => ['brand', ['attribute' => 'a.b.c.d.e.f'] + $text, 'is not a path'],
            'a second path that is no path' => ['brand', ['otherwise' => '$'] + $text, 'The "otherwise"'],
        ];
    }

    #[DataProvider('invalid')]
    public function testInvalidFields(string $name, mixed $field, string $message): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage($message);
        HitFields::createDefault()->with($name, $field);
    }
}
