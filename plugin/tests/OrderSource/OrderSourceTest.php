<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\OrderSource\Checkout\ClassicCheckout;
use Stallkeeper\Tools\OrderSource\Checkout\Registration;
use Stallkeeper\Tools\OrderSource\Checkout\RequestSanitizer;
use Stallkeeper\Tools\OrderSource\Checkout\SourceWriter;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\Orders\OriginColumn;
use Stallkeeper\Tools\OrderSource\Orders\SourceMetaBox;
use Stallkeeper\Tools\OrderSource\OrderSource;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class OrderSourceTest extends PluginTestCase
{
    private const LETTER = ['source_type' => 'utm', 'utm_source' => 'letter'];

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        // WooCommerce's own attribution would save and show its fields itself.
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
        $_COOKIE = [Consent::COOKIE => 'allow'];
        unset($_SERVER['HTTP_USER_AGENT']);
    }

    #[TestDox('With consent the sent values are the values of the order')]
    public function testValues(): void
    {
        $values = $this->service(OrderSource::class)->valuesFor(Input::fromArray(self::LETTER));
        self::assertSame(['utm', 'letter', ''], [$values['source_type'], $values['utm_source'], $values['utm_medium']]);
    }

    #[TestDox('Without consent all values are empty')]
    public function testNoConsent(): void
    {
        $_COOKIE = [];
        $values = $this->service(OrderSource::class)->valuesFor(Input::fromArray(self::LETTER));
        self::assertNotSame([], $values);
        self::assertSame([''], array_values(array_unique($values)));
    }

    #[TestDox('Fields that do not exist are dropped')]
    public function testUnknownField(): void
    {
        self::assertArrayNotHasKey(
            'evil',
            $this->service(OrderSource::class)->valuesFor(Input::fromArray(['evil' => 'x'] + self::LETTER)),
        );
    }

    /** @return array<string, array{mixed, string}> */
    public static function sent(): array
    {
        return [
            'HTML' => ['<b>letter</b><script>alert(1)</script>', 'letter'],
            'a line break' => ["let\nter", 'letter'],
            'spaces' => ['  letter  ', 'letter'],
            'invalid bytes' => ["letter\xFF", 'letter?'],
            'a list' => [['letter'], ''],
            'a number' => [7, ''],
            'null' => [null, ''],
        ];
    }

    #[DataProvider('sent')]
    #[TestDox('Sent values are sanitized: $_dataset')]
    public function testSanitized(mixed $sent, string $expected): void
    {
        self::assertSame(
            $expected,
            $this->service(OrderSource::class)->valuesFor(Input::fromArray(['utm_source' => $sent]))['utm_source'],
        );
    }

    #[TestDox('A value has at most 380 characters, a URL 1700')]
    public function testLimits(): void
    {
        $values = $this->service(OrderSource::class)->valuesFor(
            Input::fromArray(
                array_fill_keys(
                    [
                        'utm_source',
                        'session_entry',
                        'referrer',
                        'session_page',
                        'user_agent',
                        'first_entry',
                        'first_referrer',
                    ],
                    str_repeat('a', 5000),
                ),
            ),
        );
        self::assertSame(380, strlen($values['utm_source']));
        foreach (
            ['session_entry', 'referrer', 'session_page', 'user_agent', 'first_entry', 'first_referrer']
            as $field
        ) {
            self::assertSame(1700, strlen($values[$field]), $field);
        }
    }

    #[TestDox('The script’s cookies complete what the form did not send')]
    public function testCompleted(): void
    {
        $_COOKIE += ['sbjs_current' => 'typ=utm|||src=letter|||mdm=email|||cmp=(none)'];
        $values = $this->service(OrderSource::class)->valuesFor(
            Input::fromArray(['utm_source' => 'letter', 'utm_medium' => '(none)']),
        );
        self::assertSame(
            ['utm', 'email', '(none)'],
            [$values['source_type'], $values['utm_medium'], $values['utm_campaign']],
        );
    }

    #[TestDox('A form that sends a source of its own is not mixed with the visitor’s')]
    public function testForeign(): void
    {
        $_COOKIE += ['sbjs_current' => 'typ=utm|||src=letter|||mdm=email'];
        $values = $this->service(OrderSource::class)->valuesFor(Input::fromArray(['source_type' => 'pos']));
        self::assertSame(['pos', '', ''], [$values['source_type'], $values['utm_source'], $values['utm_medium']]);
    }

    #[TestDox('The cookies of the script do not count without consent')]
    public function testCookieNoConsent(): void
    {
        $_COOKIE = ['sbjs_current' => 'typ=utm|||src=letter'];
        self::assertSame('', $this->service(OrderSource::class)->valuesFor(Input::fromArray([]))['utm_source']);
    }

    #[TestDox('The classic checkout saves the posted source as order meta')]
    public function testCheckout(): void
    {
        $order = $this->order();
        $this->postFields(
            self::LETTER + [
                'utm_medium' => '(none)',
                'user_agent' => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
            ],
        );
        $this->service(ClassicCheckout::class)->saveSource($order);
        $rows = self::sourceRows($order);
        self::assertSame(
            ['utm', 'letter', 'Mobile'],
            [$rows['source_type'] ?? null, $rows['utm_source'] ?? null, $rows['device_type'] ?? null],
        );
        self::assertArrayNotHasKey('utm_medium', $rows);
    }

    #[TestDox('Quotes in a source are saved without slashes')]
    public function testQuotes(): void
    {
        $order = $this->order();
        $this->postFields(['utm_source' => "o'neill"]);
        $this->service(ClassicCheckout::class)->saveSource($order);
        self::assertSame("o'neill", self::sourceRows($order)['utm_source'] ?? null);
    }

    #[TestDox('Without consent the checkout saves nothing')]
    public function testCheckoutNoConsent(): void
    {
        $_COOKIE = [];
        $order = $this->order();
        $this->postFields(self::LETTER);
        $this->service(ClassicCheckout::class)->saveSource($order);
        self::assertSame([], self::sourceRows($order));
    }

    #[TestDox('An order that is submitted again keeps its first source')]
    public function testAgain(): void
    {
        $order = $this->order();
        $writer = $this->service(SourceWriter::class);
        $writer->write($order, self::LETTER);
        $writer->write($order, ['source_type' => 'typein', 'utm_source' => '(direct)']);
        self::assertSame(self::LETTER, self::sourceRows($order));
    }

    #[TestDox('Known values are written, unknown ones are not')]
    public function testWrite(): void
    {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, [
            'utm_source' => 'letter',
            'utm_medium' => '',
            'utm_term' => '(none)',
        ]);
        self::assertSame(['utm_source' => 'letter'], self::sourceRows($order));
    }

    #[TestDox('Writing a value again updates its row')]
    public function testUpdate(): void
    {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, ['utm_source' => 'letter']);
        $this->service(OrderMeta::class)->write($order, ['utm_source' => 'poster']);
        self::assertSame('poster', self::sourceRows($order)['utm_source']);
        self::assertCount(
            1,
            array_keys(array_column(self::metaRows($order), 0), '_wc_order_attribution_utm_source', true),
        );
    }

    #[TestDox('Deleting removes all attribution fields and nothing else')]
    public function testDelete(): void
    {
        $order = $this->order();
        $order->update_meta_data('_wc_order_attribution_utm_source', 'letter');
        $order->update_meta_data('_wc_order_attribution_of_an_old_version', 'x');
        $order->update_meta_data('_other', 'kept');
        $order->save();
        $this->service(OrderMeta::class)->delete($order);
        self::assertSame([], self::sourceRows($order));
        self::assertContains(['_other', 'kept'], self::metaRows($order));
    }

    #[TestDox('An order without a source has none')]
    public function testHas(): void
    {
        $meta = $this->service(OrderMeta::class);
        $order = $this->order();
        self::assertFalse($meta->has($order));
        $meta->write($order, ['utm_source' => 'letter']);
        self::assertSame(
            [true, true, false],
            [$meta->has($order), $meta->has($order, ['utm_source' => '']), $meta->has($order, ['utm_medium' => ''])],
        );
    }

    /** @return array<string, array{string, string}> */
    public static function agents(): array
    {
        return [
            'no agent' => ['', ''],
            'iPad' => ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', 'Tablet'],
            'Android tablet' => ['Mozilla/5.0 (Linux; Android 13; SM-X700) Safari/537.36', 'Tablet'],
            'Android phone' => ['Mozilla/5.0 (Linux; Android 13; Pixel 7) Mobile Safari/537.36', 'Mobile'],
            'iPhone' => ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'Mobile'],
            'Windows' => ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Desktop'],
        ];
    }

    #[DataProvider('agents')]
    #[TestDox('Names the device: $_dataset')]
    public function testDevice(string $agent, string $device): void
    {
        self::assertSame($device, OrderMeta::deviceType($agent));
    }

    #[TestDox('Before WooCommerce reads the request its fields are sanitized')]
    public function testRequest(): void
    {
        $this->postFields(['utm_source' => "<b>o'neill</b>", 'utm_medium' => '(none)']);
        $_POST['other'] = 'kept';
        $this->service(RequestSanitizer::class)->sanitizeForOrder($this->order());
        self::assertSame(['other' => 'kept', 'wc_order_attribution_utm_source' => "o\\'neill"], $_POST);
    }

    #[TestDox('Without consent WooCommerce finds no field, and the order loses its source')]
    public function testRequestNoConsent(): void
    {
        $_COOKIE = [];
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, self::LETTER);
        $this->postFields(self::LETTER);
        $this->service(RequestSanitizer::class)->sanitizeForOrder($order);
        self::assertSame([[], []], [$_POST, self::sourceRows($order)]);
    }

    #[TestDox('WooCommerce finds no field for an order that has a source')]
    public function testRequestAgain(): void
    {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, self::LETTER);
        $this->postFields(['utm_source' => 'poster']);
        $this->service(RequestSanitizer::class)->sanitizeForOrder($order);
        self::assertSame([[], self::LETTER], [$_POST, self::sourceRows($order)]);
    }

    /** @return array<string, array{array<string, string>, bool}> */
    public static function registrations(): array
    {
        return [
            'the account page' => [['email' => 'a@example.org', 'woocommerce-register-nonce' => 'x'], true],
            'the checkout' => [['woocommerce-process-checkout-nonce' => 'x'], true],
            'another form' => [['email' => 'a@example.org'], false],
        ];
    }

    /** @param array<string, string> $form */
    #[DataProvider('registrations')]
    #[TestDox('A customer who registers gets the source: $_dataset')]
    public function testRegistration(array $form, bool $isSaved): void
    {
        $user = $this->user('customer');
        $_POST = $form;
        $this->postFields(self::LETTER);
        $this->service(Registration::class)->saveSource($user);
        self::assertSame($isSaved ? 'letter' : '', get_user_meta($user, '_wc_order_attribution_utm_source', true));
    }

    #[TestDox('A customer who registers without consent gets no source')]
    public function testRegistrationNoConsent(): void
    {
        $_COOKIE = [];
        $user = $this->user('customer');
        $_POST = ['woocommerce-process-checkout-nonce' => 'x'];
        $this->postFields(self::LETTER);
        $this->service(Registration::class)->saveSource($user);
        self::assertSame('', get_user_meta($user, '_wc_order_attribution_utm_source', true));
    }

    #[TestDox('The meta box escapes values and shows the origin')]
    public function testMetaBox(): void
    {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, self::LETTER + ['utm_campaign' => '<script>x</script>']);
        ob_start();
        $this->service(SourceMetaBox::class)->printBox($order);
        $html = (string) ob_get_clean();
        self::assertStringContainsString('<strong>Source: Letter</strong>', $html);
        self::assertStringContainsString('&lt;script&gt;x', $html);
        self::assertStringNotContainsString('<script', $html);
    }

    #[TestDox('The column of the order list shows the escaped origin, other columns nothing')]
    public function testColumn(): void
    {
        $order = $this->order();
        $this->service(OrderMeta::class)->write($order, ['source_type' => 'utm', 'utm_source' => '<i>letter']);
        ob_start();
        $this->service(OriginColumn::class)->printOrigin('order_total', $order);
        $columns = $this->service(OriginColumn::class)->addColumn(['order_number' => 'Order']);
        self::assertIsArray($columns);
        $this->service(OriginColumn::class)->printOrigin(array_key_last($columns), $order->get_id());
        self::assertSame('Source: &lt;i&gt;letter', ob_get_clean());
    }

    /** @param array<string, string> $values */
    private function postFields(array $values): void
    {
        foreach ($values as $name => $value) {
            $_POST['wc_order_attribution_' . $name] = wp_slash($value);
        }
    }
}
