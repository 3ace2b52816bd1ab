<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\SettingsSanitizer;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class SettingsSanitizerTest extends PluginTestCase
{
    private const KEY = '0123456789abcdef0123456789abcdef';

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
    }

    /** @return array<string, array{mixed, bool}> */
    public static function switches(): array
    {
        return [
            'checked' => ['1', true],
            'already sanitized' => [true, true],
            'not sent' => [null, false],
            'another value' => ['yes', false],
            'a list' => [['1'], false],
        ];
    }

    #[DataProvider('switches')]
    #[TestDox('The checkbox is on: $_dataset')]
    public function testOn(mixed $given, bool $expected): void
    {
        self::assertSame($expected, $this->sanitize(['on' => $given])['on']);
    }

    /** @return array<string, array{mixed, mixed, int, int}> */
    public static function numbers(): array
    {
        return [
            'smallest' => ['1', '0', 1, 0],
            'too small' => ['0', '-1', 1, 0],
            'largest' => ['5', '1000', 5, 1000],
            'too large' => ['6', '1001', 5, 1000],
            'no numbers' => ['many', '', 2, 200],
            'not sent' => [null, null, 2, 200],
        ];
    }

    #[DataProvider('numbers')]
    #[TestDox('Numbers are kept in their range: $_dataset')]
    public function testNumbers(mixed $characters, mixed $delay, int $expectedCharacters, int $expectedDelay): void
    {
        $new = $this->sanitize(['minCharacters' => $characters, 'debounceMs' => $delay]);
        self::assertSame([$expectedCharacters, $expectedDelay], [$new['minCharacters'], $new['debounceMs']]);
    }

    #[TestDox('An invalid app id or index name keeps the old value')]
    public function testInvalid(): void
    {
        update_option(SettingsStorage::OPTION, ['appId' => 'OLD', 'indexName' => 'old']);
        $new = $this->sanitize(['appId' => 'A B', 'indexName' => 'a/b']);
        self::assertSame(['OLD', 'old'], [$new['appId'], $new['indexName']]);
    }

    #[TestDox('Spaces around values are removed')]
    public function testSpaces(): void
    {
        self::assertSame(
            ['APP', 'posts'],
            array_values(
                array_intersect_key($this->sanitize(['appId' => ' APP ', 'indexName' => " posts\n"]), [
                    'appId' => 1,
                    'indexName' => 1,
                ]),
            ),
        );
    }

    #[TestDox('A form that is no list has the defaults')]
    public function testNoForm(): void
    {
        self::assertSame(
            [
                'on' => false,
                'appId' => '',
                'searchKey' => '',
                'indexName' => '',
                'minCharacters' => 2,
                'debounceMs' => 200,
            ],
            $this->sanitize('odd'),
        );
    }

    #[TestDox('The write key is stored in its own option that is not autoloaded')]
    public function testWriteKey(): void
    {
        $new = $this->sanitize(['writeKey' => ' secret ']);
        self::assertSame('secret', get_option(SettingsStorage::WRITE_KEY_OPTION));
        self::assertNotContains('secret', $new);
        self::assertArrayNotHasKey(SettingsStorage::WRITE_KEY_OPTION, wp_load_alloptions(true));
    }

    #[TestDox('An empty field keeps the write key')]
    public function testKeepsWriteKey(): void
    {
        update_option(SettingsStorage::WRITE_KEY_OPTION, 'secret', false);
        $this->sanitize(['writeKey' => '']);
        self::assertSame('secret', get_option(SettingsStorage::WRITE_KEY_OPTION));
    }

    #[TestDox('A checkbox deletes the write key')]
    public function testForgetsWriteKey(): void
    {
        update_option(SettingsStorage::WRITE_KEY_OPTION, 'secret', false);
        $this->sanitize(['writeKey' => 'other', 'forgetWriteKey' => '1']);
        self::assertFalse(get_option(SettingsStorage::WRITE_KEY_OPTION));
    }

    #[TestDox('Only administrators can change the write key')]
    public function testCapability(): void
    {
        update_option(SettingsStorage::WRITE_KEY_OPTION, 'secret', false);
        wp_set_current_user($this->user('editor'));
        $this->sanitize(['writeKey' => 'stolen']);
        $this->sanitize(['forgetWriteKey' => '1']);
        self::assertSame('secret', get_option(SettingsStorage::WRITE_KEY_OPTION));
    }

    #[TestDox('The write key is refused as search-only key')]
    public function testWriteKeyAsSearchKey(): void
    {
        update_option(SettingsStorage::WRITE_KEY_OPTION, self::KEY, false);
        self::assertSame('', $this->sanitize(['appId' => 'APP', 'searchKey' => self::KEY])['searchKey']);
    }

    #[TestDox('A refused key keeps the old key of the same app id, not of another one')]
    public function testRefusedKey(): void
    {
        update_option(SettingsStorage::WRITE_KEY_OPTION, self::KEY, false);
        update_option(SettingsStorage::OPTION, ['appId' => 'APP', 'searchKey' => 'old']);
        self::assertSame('old', $this->sanitize(['appId' => 'APP', 'searchKey' => self::KEY])['searchKey']);
        self::assertSame('', $this->sanitize(['appId' => 'OTHER', 'searchKey' => self::KEY])['searchKey']);
    }

    #[TestDox('Stored numbers out of range are corrected when they are read')]
    public function testStored(): void
    {
        update_option(SettingsStorage::OPTION, ['minCharacters' => 99, 'debounceMs' => -5]);
        self::assertSame(
            ['minCharacters' => 5, 'debounceMs' => 0],
            $this->service(SettingsStorage::class)->current()->typingLimits,
        );
    }

    #[TestDox('A complete provider that is turned off is not in use')]
    public function testInUse(): void
    {
        update_option(SettingsStorage::OPTION, [
            'on' => false,
            'appId' => 'APP',
            'searchKey' => self::KEY,
            'indexName' => 'posts',
        ]);
        $settings = $this->service(SettingsStorage::class)->current();
        self::assertSame([true, false, false], [$settings->isComplete(), $settings->isInUse(), $settings->isBroken()]);
    }

    #[TestDox('A provider that is turned on without a key is broken')]
    public function testBroken(): void
    {
        update_option(SettingsStorage::OPTION, ['on' => true, 'appId' => 'APP']);
        $settings = $this->service(SettingsStorage::class)->current();
        self::assertSame([false, true], [$settings->isInUse(), $settings->isBroken()]);
    }

    /** @return array<string, mixed> */
    private function sanitize(mixed $form): array
    {
        return $this->service(SettingsSanitizer::class)->sanitize($form);
    }
}
