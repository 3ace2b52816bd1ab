<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Search\Http\ProviderResponse;
use Stallkeeper\Search\Index\MissingObjectIDError;
use UnexpectedValueException;

/** Validates provider responses. The Jest tests use the same fixtures. */
final class ProviderResponseTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function responses(): array
    {
        return Fixture::cases('search/provider-response');
    }

    /** @param array{response: mixed, count: int} $input */
    #[DataProvider('responses')]
    #[TestDox('Only responses with the documented types are accepted: $_dataset')]
    public function testTypes(array $input, string $expected): void
    {
        if ($expected !== 'taken') {
            $this->expectException(
                $expected === 'MissingObjectIDError' ? MissingObjectIDError::class : UnexpectedValueException::class,
            );
        }
        $results = ProviderResponse::results($input['response'], $input['count']);
        self::assertEquals(is_array($input['response']) ? $input['response']['results'] : null, $results);
    }

    #[TestDox('Texts are truncated to the length of an excerpt, and highlight tags stay balanced')]
    public function testShort(): void
    {
        $hit = static fn(string $text, string $marked): array => [
            'objectID' => '1-0',
            'content' => $text,
            'post_title' => 'One two three',
            '_highlightResult' => ['content' => ['value' => $marked, 'matchLevel' => 'full']],
        ];
        $question = [
            'truncateWords' => ['content' => 3, 'absent' => 1],
            'highlightPreTag' => '<b>',
            'highlightPostTag' => '</b>',
        ];

        self::assertEquals(
            [
                $hit('One two three', '<b>One</b> two <b>three</b>'),
                $hit('A b c', 'A b c'),
                $hit('A b c', '<b>A b c</b>'),
            ],
            ProviderResponse::shortened(
                [
                    'hits' => [
                        $hit('One two three four', '<b>One</b> two <b>three four</b> five'),
                        $hit('A b c', 'A b c'),
                        $hit('A b c d', '<b>A b c d</b>'),
                    ],
                ],
                $question,
            )['hits'],
        );
    }
}
