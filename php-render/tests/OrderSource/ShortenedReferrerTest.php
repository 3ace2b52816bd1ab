<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\OrderSource\Referrer;
use Stallkeeper\Render\OrderSource\SafeText;
use Stallkeeper\Render\OrderSource\SourceSettings;
use Stallkeeper\Render\Tests\Fixture;

/** Tests the part of a referrer that may be printed into a form. */
final class ShortenedReferrerTest extends TestCase
{
    private const SHOP = 'shop.example';

    #[TestWith(['https://blog.example.org/post', 'https://blog.example.org/post'])]
    #[TestWith(['https://blog.example.org/post?token=secret#part', 'https://blog.example.org/post'])]
    #[TestWith(['https://blog.example.org/post#part', 'https://blog.example.org/post'])]
    #[TestWith(['https://ada:secret@blog.example.org:8443/post?q=1', 'https://blog.example.org:8443/post'])]
    #[TestWith(['https://blog.example.org', 'https://blog.example.org'])]
    #[TestWith(['https://www.google.com/search?q=kettle', 'https://www.google.com/search'])]
    #[TestWith(['https://www.bing.com/search?q=kettle&form=x', 'https://www.bing.com/search'])]
    #[TestWith(['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'])]
    public function testAnotherSiteKeepsOriginAndPath(string $referrer, string $expected): void
    {
        self::assertSame($expected, Referrer::shortened($referrer, SourceSettings::fromArray(self::SHOP, [])));
    }

    #[TestWith(['https://shop.example/checkout/order-received/7/?key=wc_order_secret', 'shop.example'])]
    #[TestWith(['https://www.shop.example/cart/', 'shop.example'])]
    #[TestWith(['https://shop.example:8080/cart/', 'www.shop.example'])]
    #[TestWith(['https://de.shop.example/kasse/', 'shop.example'])]
    #[TestWith(['https://shop.example/account/', 'de.shop.example'])]
    #[TestWith(['https://SHOP.EXAMPLE./account/', 'shop.example'])]
    #[TestWith(['http://127.0.0.1:8080/cart/', '127.0.0.1'])]
    public function testAnAddressOfTheShopIsLeftOut(string $referrer, string $shop): void
    {
        self::assertSame('', Referrer::shortened($referrer, SourceSettings::fromArray($shop, [])));
    }

    public function testThePageBeforeKeepsItsCampaign(): void
    {
        $settings = SourceSettings::fromArray(self::SHOP, []);
        self::assertSame(
            'https://shop.example/page/?utm_source=news&gclid=a',
            Referrer::shortened('https://shop.example/page/?key=secret&utm_source=news&gclid=a#part', $settings),
        );
        self::assertSame('', Referrer::shortened('https://shop.example/page/?key=secret&mc_eid=a', $settings));
    }

    #[TestWith(['https://www.paypal.com/checkoutnow?token=EC-1'])]
    #[TestWith(['not an address'])]
    #[TestWith(['//blog.example.org/post'])]
    #[TestWith([''])]
    public function testWhatSendsNobodyIsLeftOut(string $referrer): void
    {
        self::assertSame('', Referrer::shortened($referrer, SourceSettings::fromArray(self::SHOP, [])));
    }

    #[
        TestWith([
            'https://yandex.ru/search?lr=2&text=copper+kettle&clid=9',
            'https://yandex.ru/search?text=copper+kettle',
        ]),
    ]
    #[TestWith(['http://www.about.com/find?uid=7&q=copper+kettle', 'http://www.about.com/find?q='])]
    #[TestWith(['https://market.example.org/find?uid=7&words=copper', 'https://market.example.org/find?words='])]
    public function testAnEngineKeepsTheParameterThatTheRulesRead(string $referrer, string $expected): void
    {
        $organics = [['host' => 'market.example.org', 'param' => 'words', 'display' => 'market']];
        self::assertSame(
            $expected,
            Referrer::shortened($referrer, SourceSettings::fromArray(self::SHOP, ['organics' => $organics])),
        );
    }

    public function testAVeryLongAddressIsBounded(): void
    {
        $short = Referrer::shortened(
            'https://blog.example.org/' . str_repeat('é', 4000),
            SourceSettings::fromArray(self::SHOP, []),
        );
        self::assertStringStartsWith('https://blog.example.org/é', $short);
        self::assertLessThan(SafeText::ADDRESS, strlen($short));
    }

    public function testEverySharedCaseIsUnderstoodAsBefore(): void
    {
        $count = 0;
        foreach (Fixture::cases('order-source/rules') as $name => [$input]) {
            assert(is_array($input) && is_array($input['visits']));
            $raw = is_array($input['settings'] ?? null) ? $input['settings'] : [];
            $settings = SourceSettings::fromArray(
                is_string($raw['host'] ?? null) ? $raw['host'] : self::SHOP,
                array_filter($raw, is_string(...), ARRAY_FILTER_USE_KEY),
            );
            foreach ($input['visits'] as $visit) {
                assert(is_array($visit));
                $referrer = is_string($visit['referrer'] ?? null) ? $visit['referrer'] : '';
                $whole = Referrer::fromAddress($referrer, $settings);
                $short = Referrer::shortened($referrer, $settings);
                self::assertEquals(
                    $whole->type === null && $short === '' ? Referrer::fromAddress('', $settings) : $whole,
                    Referrer::fromAddress($short, $settings),
                    (string) $name,
                );
                $count += $whole->type === null ? 0 : 1;
            }
        }
        self::assertGreaterThan(50, $count);
    }
}
