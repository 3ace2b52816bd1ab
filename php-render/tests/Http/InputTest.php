<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\OrderSource\SourceType;

final class InputTest extends TestCase
{
    /** @return array<string, array{mixed, string}> */
    public static function texts(): array
    {
        return [
            'text' => ['tea', 'tea'],
            'a whole number' => [12, '12'],
            'a list' => [['tea'], ''],
            'null' => [null, ''],
            'true' => [true, ''],
            'a decimal number' => [1.5, ''],
            'a NUL byte is kept for the code that uses the text' => ["a\0b", "a\0b"],
            'invalid UTF-8 is kept, too' => ["a\xFFb", "a\xFFb"],
        ];
    }

    #[DataProvider('texts')]
    public function testText(mixed $value, string $expected): void
    {
        self::assertSame($expected, Input::fromArray(['name' => $value])->text('name'));
    }

    public function testTextOrNullDistinguishesEmptyAndMissingText(): void
    {
        $input = Input::fromArray(['empty' => '', 'list' => ['a']]);
        self::assertSame(
            ['', null, null],
            [$input->textOrNull('empty'), $input->textOrNull('list'), $input->textOrNull('missing')],
        );
    }

    public function testTextThatIsTooLongIsInvalid(): void
    {
        self::assertSame('ääää', Input::fromArray(['name' => 'ääää'])->text('name', 4));
        self::assertSame('', Input::fromArray(['name' => 'äääää'])->text('name', 4));
        self::assertSame('', Input::fromArray(['name' => str_repeat('a', 5_000_000)])->text('name', 200));
    }

    public function testSlashesAreRemovedOnceWhereWordPressAddsThem(): void
    {
        $slashed = ['name' => 'O\\\'Brien \\\\ Co', 'list' => ['a\\"b'], 'number' => 5];
        self::assertSame("O'Brien \\ Co", Input::slashed($slashed)->text('name'));
        self::assertSame("O'Brien", Input::slashed(['name' => "O\\'Brien"])->text('name', 7));
        self::assertSame(
            ['name' => "O'Brien \\ Co", 'list' => ['a"b'], 'number' => 5],
            Input::slashed($slashed)->all(),
        );
        self::assertSame(
            'a"b',
            Input::slashed(['in' => ['name' => 'a\\"b']])
                ->at('in')
                ->text('name'),
        );
        self::assertSame($slashed, Input::fromArray($slashed)->all());
    }

    public function testAChoiceIsACaseOfTheEnum(): void
    {
        $input = Input::fromArray([
            'good' => 'organic',
            'other' => 'Organic',
            'nul' => "organic\0",
            'utf8' => "organic\xFF",
            'list' => ['organic'],
        ]);
        self::assertSame(SourceType::Organic, $input->choice('good', SourceType::class));
        foreach (['other', 'nul', 'utf8', 'list', 'missing'] as $name) {
            self::assertNull($input->choice($name, SourceType::class), $name);
        }
    }

    /** @return array<string, array{mixed, int}> */
    public static function integers(): array
    {
        return [
            'digits' => ['7', 7],
            'spaces and a sign' => [' +7 ', 7],
            'decimals' => ['7.9', 7],
            'too small' => ['-7', 1],
            'too large' => ['999999999999999999', 10],
            'more digits than an integer has' => [str_repeat('9', 40), 5],
            'an infinite number' => [INF, 10],
            'not a number' => [NAN, 5],
            'a word' => ['seven', 5],
            'a NUL byte' => ["7\0", 5],
            'invalid UTF-8' => ["7\xFF", 5],
            'a list' => [['7'], 5],
            'null' => [null, 5],
        ];
    }

    #[DataProvider('integers')]
    public function testInteger(mixed $value, int $expected): void
    {
        self::assertSame($expected, Input::fromArray(['name' => $value])->integer('name', 1, 10, 5));
    }

    public function testANumberOfADocumentIsNotText(): void
    {
        self::assertSame(
            [3, 0, 0, 2],
            array_map(static fn(mixed $value): int => Input::fromArray(['n' => $value])->number('n'), [
                3,
                -3,
                '3',
                2.9,
            ]),
        );
    }

    public function testListsHaveNoKeysAndTextsOnlyText(): void
    {
        $input = Input::fromArray(['list' => ['x' => 'a', 'y' => '', 'z' => ['b'], 0 => 4], 'text' => 'a']);
        self::assertSame(['a'], $input->texts('list'));
        self::assertSame(['a', '', ['b'], 4], $input->list('list'));
        self::assertSame([[], []], [$input->list('text'), $input->texts('missing')]);
    }

    public function testHasNeedsAllNames(): void
    {
        $input = Input::fromArray(['a' => '', 'b' => ['x'], 'c' => null, 7 => '1']);
        self::assertTrue($input->has('a', 'b'));
        self::assertFalse($input->has('a', 'c'));
        self::assertFalse($input->has('d'));
        self::assertSame(['a', 'b', 'c', '7'], $input->names());
    }

    public function testAnythingElseHasNoValues(): void
    {
        foreach ([null, 'text', 5, (object) ['a' => 'b']] as $data) {
            self::assertSame([], Input::fromArray($data)->all());
        }
        self::assertSame(
            '',
            Input::fromArray(['a' => 'b'])
                ->at('a', 'b')
                ->text('c'),
        );
    }
}
