<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Redirects;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Redirects\RedirectAddress;
use Stallkeeper\Tools\Redirects\RedirectRules;
use Stallkeeper\Tools\Redirects\RedirectsGroup;
use Stallkeeper\Tools\Settings\InvalidSettings;
use Stallkeeper\Tools\SettingsFile\SettingsFile;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** The stored redirects: addresses, loops, damaged options, and the settings file. */
final class RedirectRulesTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        delete_option(RedirectRules::OPTION);
        parent::tearDown();
    }

    /** @return array<string, array{string, string}> */
    public static function addresses(): array
    {
        $home = 'http://example.org';

        return [
            'path' => ['/sale/', '/sale/'],
            'home page' => ['/', '/'],
            'parameters and fragment' => ['/shop/?orderby=price#list', '/shop/?orderby=price#list'],
            'full address' => ["$home/sale/?a=b", '/sale/?a=b'],
            'full address without a path' => [$home, '/'],
            'full address with parameters only' => ["$home?p=3", '/?p=3'],
            'capitals in the host' => ['HTTPS://EXAMPLE.org/Sale/', '/Sale/'],
            'spaces' => ['  /summer sale/ ', '/summer%20sale/'],
            'other letters' => ['/größen/', '/größen/'],
            'no slash' => ['sale', ''],
            'empty' => ['', ''],
            'another host' => ['https://evil.test/sale/', ''],
            'a subdomain' => ['https://shop.example.org/', ''],
            'a host that begins like this one' => ['http://example.org.evil.test/', ''],
            'another port' => ['http://example.org:8443/', ''],
            'a password' => ['http://example.org:x@evil.test/', ''],
            'a name' => ['http://evil.test@example.org/', ''],
            'host without scheme' => ['//evil.test/', ''],
            'host after a full address' => ["$home//evil.test/", ''],
            'backslashes' => ['/\\evil.test/', ''],
            'line break' => ["/sale\r\nSet-Cookie: a=b", ''],
            'script' => ['javascript:alert(1)', ''],
            'parent directory' => ['/sale/../../', ''],
            'encoded parent directory' => ['/sale/%2e%2E/x', ''],
            'invalid UTF-8' => ["/sale\xC3", ''],
            'too long' => ['/' . str_repeat('a', RedirectAddress::MAX_LENGTH), ''],
        ];
    }

    #[DataProvider('addresses')]
    #[TestDox('Only addresses of this site are valid')]
    public function testAddress(string $typed, string $expected): void
    {
        add_filter('option_home', static fn(): string => 'http://example.org');
        self::assertSame($expected, RedirectAddress::normalize($typed));
    }

    #[TestDox('A site in a directory does not lead to other sites of the host')]
    public function testDirectory(): void
    {
        add_filter('option_home', static fn(): string => 'http://example.org/shop');
        self::assertSame('/shop/sale/', RedirectAddress::normalize('/shop/sale/'));
        self::assertSame('/shop', RedirectAddress::normalize('http://example.org/shop'));
        self::assertSame('', RedirectAddress::normalize('/shopping/'));
        self::assertSame('', RedirectAddress::normalize('/'));
    }

    #[TestDox('Equal queries have the same rule, and other queries have none')]
    public function testFind(): void
    {
        $rules = $this->service(RedirectRules::class);
        $rules->save('Crème brûlée', '/dessert/');
        self::assertSame('/dessert/', $rules->find('creme BRULEE!'));
        self::assertSame('', $rules->find('creme'));
        self::assertSame('', $rules->find(''));
        $rules->save('pudding', '/pudding/', 'creme brulee');
        self::assertSame(['pudding'], array_column($rules->all(), 'query'));
        $rules->delete('Pudding');
        self::assertSame([], $rules->all());
    }

    #[TestDox('Redirects that lead back to their results page are not followed')]
    public function testLoop(): void
    {
        $rules = $this->service(RedirectRules::class);
        $rules->replace([
            ['query' => 'tea', 'address' => '/?s=Tea%21&shop_page=2'],
            ['query' => 'cup', 'address' => '/?s=mug'],
            ['query' => 'mug', 'address' => '/search/cup/'],
            ['query' => 'urn', 'address' => '/?s=samovar'],
            ['query' => 'samovar', 'address' => '/samovars/'],
            ['query' => 'pot', 'address' => '/?s=pan'],
        ]);
        foreach (
            ['tea' => '', 'cup' => '', 'mug' => '', 'urn' => '/?s=samovar', 'pot' => '/?s=pan']
            as $query => $address
        ) {
            self::assertSame($address, $rules->find($query), $query);
        }
    }

    #[TestDox('A damaged option has the valid rules only, and at most 500')]
    public function testDamagedOption(): void
    {
        $rules = $this->service(RedirectRules::class);
        foreach (['text', 7, new \stdClass(), [[], 'x', null, ['query' => ['a'], 'address' => 1]]] as $value) {
            update_option(RedirectRules::OPTION, $value);
            self::assertSame([], $rules->all());
            self::assertSame('', $rules->find('tea'));
        }
        update_option(RedirectRules::OPTION, [
            ['query' => '?!', 'address' => '/a/'],
            ['query' => 'tea', 'address' => 'https://evil.test/'],
            ['query' => 'cup', 'address' => '/cups/'],
            ['query' => 'CUP', 'address' => '/other/'],
        ]);
        self::assertSame([['query' => 'cup', 'address' => '/cups/']], array_values($rules->all()));
        update_option(
            RedirectRules::OPTION,
            array_map(static fn(int $i): array => ['query' => "word$i", 'address' => '/a/'], range(1, 5000)),
        );
        self::assertCount(RedirectRules::MAX_RULES, $rules->all());
    }

    #[TestDox('The settings file restores redirects')]
    public function testFile(): void
    {
        $rules = $this->service(RedirectRules::class);
        $rules->save('Tea & "urn"', '/tea/?a="b"'); // not valid, so it is not exported
        $rules->save('cup', '/cups/?a=b&c=%22');
        $file = $this->service(SettingsFile::class);
        $json = $file->encode();
        $saved = $rules->all();
        self::assertSame(['cup'], array_column($saved, 'query'));
        $this->service(RedirectsGroup::class)->reset();
        self::assertSame([], $rules->all());
        $file->import($json);
        self::assertSame($saved, $rules->all());
    }

    /** @return array<string, array{list<mixed>, string}> */
    public static function badRules(): array
    {
        $rule = static fn(string $query, string $address): array => ['query' => $query, 'address' => $address];

        return [
            'no word' => [[$rule('!', '/a/')], 'at least one letter'],
            'another type' => [[7], 'at least one letter'],
            'another host' => [[$rule('cup', '/a/'), $rule('tea', '//evil.test')], 'Enter a path such as'],
            'twice' => [[$rule('tea', '/a/'), $rule('Tea', '/b/')], '“tea” has a redirect already'],
            'a loop' => [[$rule('tea', '/?s=cup'), $rule('cup', '/?s=tea')], 'leads back to the results'],
            '5,000 rules' => [
                array_map(static fn(int $i): array => $rule("word$i", '/a/'), range(1, 5000)),
                'At most 500 queries',
            ],
        ];
    }

    /** @param list<mixed> $queries */
    #[DataProvider('badRules')]
    #[TestDox('A file with a bad rule changes nothing and says what is wrong')]
    public function testBadFile(array $queries, string $message): void
    {
        $this->service(RedirectRules::class)->save('kettle', '/kettles/');
        $json = wp_json_encode([
            'format' => 'stallkeeper-settings',
            'version' => 1,
            'settings' => ['redirects' => ['queries' => $queries]],
        ]);
        try {
            $this->service(SettingsFile::class)->import((string) $json);
            self::fail('The file was imported.');
        } catch (InvalidSettings $error) {
            self::assertStringContainsString($message, $error->getMessage());
        }
        self::assertSame(['kettle'], array_column($this->service(RedirectRules::class)->all(), 'query'));
    }
}
