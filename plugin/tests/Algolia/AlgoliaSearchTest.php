<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\ApiKeyValidator;
use Stallkeeper\Tools\Algolia\CircuitBreaker;
use Stallkeeper\Tools\Algolia\Hosts;
use Stallkeeper\Tools\Algolia\ProviderErrors;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use WP_REST_Request;

/** A search widget that searches with the hosted provider. */
final class AlgoliaSearchTest extends AlgoliaTestCase
{
    /** A word that no other test has searched for: results are cached for the request. */
    private string $word = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->word = 'kettle' . bin2hex(random_bytes(4));
        // The provider's record has another title, which shows where a result is from.
        $id = $this->post(['post_title' => "Own $this->word"]);
        $this->endRequest();
        Provider::$indexes[self::INDEX] = [(string) $id => $this->record($id, ['post_title' => "Hosted $this->word"])];
        $this->newRequest();
    }

    #[TestDox('A widget shows the results of the provider')]
    public function testResults(): void
    {
        self::assertStringContainsString("Hosted $this->word", $this->widget());
        self::assertContains('POST /1/indexes/*/queries', Provider::$requests);
    }

    #[TestDox('The write key is not in the page')]
    public function testWriteKey(): void
    {
        self::assertStringNotContainsString(self::WRITE_KEY, $this->widget());
    }

    #[TestDox('A post that is no longer public is not shown')]
    public function testGone(): void
    {
        wp_update_post(['ID' => (int) array_key_first(Provider::$indexes[self::INDEX]), 'post_status' => 'private']);
        self::assertStringNotContainsString("Hosted $this->word", $this->widget());
    }

    #[TestDox('The results of an empty query are stored until the settings change')]
    public function testStored(): void
    {
        $this->widget('');
        $asked = count(Provider::$requests);
        do_action('stallkeeper_algolia_forget');
        $this->newRequest();
        $this->widget('');
        self::assertCount(2 * $asked, Provider::$requests);
        $this->newRequest();
        $this->widget('');
        self::assertCount(2 * $asked, Provider::$requests);
    }

    #[TestDox('If the provider fails, the built-in engine searches, and the provider gets no requests')]
    public function testFallback(): void
    {
        Provider::$status = 503;
        $html = $this->widget();
        self::assertStringContainsString("Own $this->word", $html);
        self::assertStringNotContainsString("Hosted $this->word", $html);
        self::assertSame('UnreachableException', stallkeeper_tools(ProviderErrors::class)->all()[0]['kind']);
        self::assertStringContainsString('the hosted search failed', $this->logged());
        Provider::$status = 200;
        $asked = count(Provider::$requests);
        self::assertStringContainsString("Own $this->word", $this->widget("$this->word "));
        self::assertCount($asked, Provider::$requests);
    }

    #[TestDox('An error message is stored without the keys')]
    public function testErrors(): void
    {
        $errors = stallkeeper_tools(ProviderErrors::class);
        foreach (range(1, 25) as $number) {
            $errors->note(
                new \RuntimeException(
                    "Failure $number of " . self::WRITE_KEY . ' and <b>' . str_repeat('a', 32) . '</b>',
                    500,
                ),
            );
        }
        self::assertCount(20, $errors->all());
        self::assertSame(
            ['RuntimeException', 500, 'Failure 25 of … and …'],
            [$errors->all()[0]['kind'], $errors->all()[0]['status'], $errors->all()[0]['message']],
        );
    }

    #[TestDox('A failed host is tried again after two minutes, by one request')]
    public function testBreaker(): void
    {
        $breaker = stallkeeper_tools(CircuitBreaker::class);
        self::assertFalse($breaker->isOpen('one.example'));
        $breaker->open('one.example');
        self::assertTrue($breaker->isOpen('one.example'));
        self::assertFalse($breaker->isOpen('two.example'));
        set_transient(CircuitBreaker::TRANSIENT, ['one.example' => time() - 1]);
        self::assertSame([false, true], [$breaker->isOpen('one.example'), $breaker->isOpen('one.example')]);
        $breaker->close('one.example');
        self::assertFalse($breaker->isOpen('one.example'));
    }

    #[TestDox('Of many failed hosts, those that failed last are remembered')]
    public function testManyFailedHosts(): void
    {
        $hosts = [];
        for ($number = 1; $number <= 20; $number++) {
            $hosts["host-$number.example"] = time() + 30 + $number;
        }
        set_transient(CircuitBreaker::TRANSIENT, $hosts);
        $breaker = stallkeeper_tools(CircuitBreaker::class);
        $breaker->open('new.example');
        self::assertSame(
            [true, true, false],
            array_map($breaker->isOpen(...), ['new.example', 'host-20.example', 'host-1.example']),
        );
    }

    /**
     * @return array<string, array{list<string>|null, bool, string}> rights of the key, whether it is refused, part of
     *     the message
     */
    public static function keys(): array
    {
        return [
            'search only' => [['search'], false, ''],
            'search and browse' => [['search', 'browse'], false, ''],
            'may write' => [['search', 'addObject'], true, 'addObject'],
            'may not search' => [['browse'], true, 'does not allow searching'],
            'unknown' => [null, true, 'rejects this combination of application ID and key'],
        ];
    }

    /** @param list<string>|null $rights */
    #[DataProvider('keys')]
    #[TestDox('The rights of a key decide whether it may be in the page: $_dataName')]
    public function testKey(?array $rights, bool $isRefused, string $message): void
    {
        $key = str_repeat('c', 32);
        Provider::$keys = $rights === null ? [] : [$key => $rights];
        $checked = stallkeeper_tools(ApiKeyValidator::class)->check('TESTAPP', $key);
        self::assertSame($isRefused, $checked['refused']);
        self::assertStringContainsString($message, $checked['text']);
    }

    #[TestDox('A key of the right format is accepted if the provider cannot be asked')]
    public function testFormat(): void
    {
        Provider::$status = 500;
        self::assertFalse(stallkeeper_tools(ApiKeyValidator::class)->check('TESTAPP', str_repeat('c', 32))['refused']);
        self::assertTrue(stallkeeper_tools(ApiKeyValidator::class)->check('TESTAPP', 'secret')['refused']);
        self::assertTrue(stallkeeper_tools(ApiKeyValidator::class)->check('TESTAPP', self::WRITE_KEY)['refused']);
    }

    #[TestDox('A filter replaces the hosts of the provider; only HTTPS and this machine are allowed')]
    public function testHosts(): void
    {
        add_filter(
            'stallkeeper_algolia_hosts',
            static fn(): array => [
                'https://search.example.org/',
                'http://search.example.org',
                'http://127.0.0.1:7700',
                'https://user:secret@example.org',
                'ftp://example.org',
                5,
            ],
        );
        self::assertSame(
            ['https://search.example.org', 'http://127.0.0.1:7700'],
            stallkeeper_tools(Hosts::class)->own(),
        );
        self::assertSame(
            ['https://search.example.org', 'http://127.0.0.1:7700'],
            array_values(stallkeeper_tools(Hosts::class)->writing('TESTAPP')),
        );
        remove_all_filters('stallkeeper_algolia_hosts');
        self::assertContains('https://testapp-dsn.algolia.net', stallkeeper_tools(Hosts::class)->reading('TESTAPP'));
    }

    #[TestDox('A widget that shows whole contents joins the parts of a long post')]
    public function testParts(): void
    {
        $id = (int) array_key_first(Provider::$indexes[self::INDEX]);
        $part = fn(int $number, string $text): array => $this->record($id, [
            'objectID' => $number === 0 ? (string) $id : "$id-$number",
            'content' => $text,
            'record_index' => $number,
            'record_count' => 2,
        ]);
        Provider::$indexes[self::INDEX] = [
            (string) $id => $part(0, 'First half. '),
            "$id-1" => $part(1, 'Second half.'),
        ];
        $html = $this->widget($this->word, ['data-display-post-content-radio' => 'full']);
        self::assertStringContainsString('First half.', $html);
        self::assertStringContainsString('Second half.', $html);
    }

    /**
     * @param array<string, mixed> $values
     *
     * @return array<string, mixed>
     */
    private function record(int $id, array $values): array
    {
        return $values + [
            'objectID' => (string) $id,
            'post_id' => $id,
            'post_title' => "Hosted $this->word",
            'permalink' => (string) get_permalink($id),
            'content' => 'Boils.',
            'post_type' => 'post',
        ];
    }

    /** @param array<string, string> $attributes */
    private function widget(?string $query = null, array $attributes = []): string
    {
        $request = new WP_REST_Request('GET', '/stallkeeper/v1/widget');
        $request->set_query_params([
            'path' => '/',
            'number' => 1,
            'query' => $query ?? $this->word,
            'attributes' => $attributes,
        ]);
        $response = rest_do_request($request);
        self::assertSame(200, $response->get_status());
        $data = $response->get_data();
        self::assertIsArray($data);
        self::assertIsString($data['html']);

        // Found words are marked.
        return str_replace(['<mark>', '</mark>', '<span>', '</span>'], '', $data['html']);
    }
}
