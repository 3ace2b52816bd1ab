<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Settings;

use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use TypeError;

final class SettingTest extends TestCase
{
    /** @return array<string, array{Setting, mixed, bool|int|string}> */
    public static function values(): array
    {
        $on = new Setting('on', SettingType::Boolean, true);
        $number = Setting::integer('count', 4, 1, 10, '');
        $choice = Setting::choice('look', ['four' => '', 'grid' => ''], '');
        $text = new Setting('title', SettingType::Text, '', max: 4, clean: trim(...));
        $url = new Setting(
            'link',
            SettingType::Url,
            '',
            max: 12,
            clean: static fn(string $url): string => "clean $url",
        );
        $order = new Setting('order', SettingType::Order, 'a,b,c', choices: ['a' => '', 'b' => '', 'c' => '']);
        $term = new Setting('term', SettingType::Term, 0);

        return [
            'an unchecked checkbox is off' => [$on, '', false],
            'zero is off' => [$on, '0', false],
            'the word false is off' => [$on, 'False', false],
            'any other word is on' => [$on, 'no', true],
            'a number is on' => [$on, 0.5, true],
            'a list is the default' => [$on, [], true],
            'null is the default' => [$on, null, true],
            'a number in range' => [$number, '7', 7],
            'decimals are cut off' => [$number, '5.9', 5],
            'a number below the minimum' => [$number, -5, 1],
            'a number above the maximum' => [$number, '1000000000', 10],
            'infinity' => [$number, INF, 10],
            'not a number' => [$number, NAN, 4],
            'an exponent' => [$number, '1e3', 4],
            'a text instead of a number' => [$number, 'two', 4],
            'a list instead of a number' => [$number, [7], 4],
            'an allowed word' => [$choice, 'grid', 'grid'],
            'a word in capitals and with spaces' => [$choice, ' Grid ', 'grid'],
            'an unknown word' => [$choice, '<b>', 'four'],
            'a number instead of a word' => [$choice, 7, 'four'],
            'a text is cleaned and cut' => [$text, ' größer ', 'größ'],
            'an order without one choice' => [$order, 'c, a,x,c', 'c,a,b'],
            'a list instead of an order' => [$order, ['c'], 'a,b,c'],
            'a list instead of a text' => [$text, ['a'], ''],
            'a URL is cleaned' => [$url, '/shop', 'clean /shop'],
            'a long URL' => [$url, 'https://example.org', ''],
            'an ID' => [$term, '12', 12],
            'a negative ID' => [$term, -7, 0],
        ];
    }

    #[DataProvider('values')]
    public function testValuesBecomeValid(Setting $setting, mixed $value, bool|int|string $expected): void
    {
        self::assertSame($expected, $setting->sanitize($value));
    }

    public function testAControlHasLimitsAndTexts(): void
    {
        self::assertEquals(
            ['type' => 'number', 'label' => 'Count', 'input_attrs' => ['min' => 1, 'max' => 10, 'step' => 1]],
            Setting::integer('count', 4, 1, 10, 'Count')->control(),
        );
        self::assertEquals(
            ['type' => 'checkbox', 'label' => 'On', 'description' => 'Help'],
            (new Setting('on', SettingType::Boolean, true, 'On', 'Help'))->control(),
        );
        self::assertEquals(
            ['type' => 'radio', 'choices' => ['a' => 'A']],
            (new Setting('look', SettingType::Choice, 'a', choices: ['a' => 'A'], control: 'radio'))->control(),
        );
        self::assertEquals(
            ['type' => 'select', 'choices' => [0 => 'None', 7 => 'Tea']],
            (new Setting('term', SettingType::Term, 0))->control([0 => 'None', 7 => 'Tea']),
        );
    }

    public function testADefinitionOfAShopBecomesASetting(): void
    {
        $setting = self::defined([
            'name' => 'minutes',
            'type' => 'integer',
            'default' => 3,
            'min' => 1,
            'max' => 9,
            'label' => 'Minutes',
            'unknown' => true,
        ]);
        self::assertSame(['minutes', 3, 9], [$setting->name, $setting->default, $setting->sanitize('40')]);
        self::assertSame('text note', self::defined(['name' => 'note', 'type' => 'text'])->sanitize('note'));
        self::assertSame('url /', self::defined(['name' => 'link', 'type' => 'url'])->sanitize('/'));
        self::assertFalse(self::defined(['name' => 'on', 'type' => 'boolean'])->sanitize(null));
    }

    public function testADefinitionNeedsANameAndAKnownType(): void
    {
        foreach (
            ['text', [], ['name' => 'a'], ['type' => 'text'], ['name' => 'a', 'type' => 'colour']]
            as $definition
        ) {
            try {
                self::defined($definition);
                self::fail('Accepted: ' . json_encode($definition));
            } catch (InvalidArgumentException $error) {
                self::assertStringContainsString('needs a name and a type', $error->getMessage());
            }
        }
    }

    public function testADefinitionWithAValueOfTheWrongTypeIsRefused(): void
    {
        $this->expectException(TypeError::class);
        self::defined(['name' => 'a', 'type' => 'integer', 'max' => 'many']);
    }

    private static function defined(mixed $definition): Setting
    {
        return Setting::fromArray(
            $definition,
            static fn(string $text): string => "text $text",
            static fn(string $url): string => "url $url",
        );
    }
}
