<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Http\Input;
use Throwable;

/**
 * Stores the latest errors of the hosted provider for the settings screen: Unix time, class of the error, HTTP status
 * or 0, and its message without keys. Contains no address of a visitor.
 *
 * @phpstan-type Failure array{at: int, kind: string, status: int, message: string}
 */
final class ProviderErrors
{
    public const OPTION = 'stallkeeper_algolia_errors';

    private const MAX_ERRORS = 20;
    private const MAX_MESSAGE_LENGTH = 200;

    public function __construct(private readonly SettingsStorage $settings) {}

    /** @return list<Failure> newest first */
    public function all(): array
    {
        $all = [];
        foreach (array_filter(Input::fromArray(get_option(self::OPTION))->all(), is_array(...)) as $stored) {
            $one = Input::fromArray($stored);
            $all[] = [
                'at' => $one->number('at'),
                'kind' => $one->text('kind'),
                'status' => $one->number('status'),
                'message' => $one->text('message'),
            ];
        }

        return $all;
    }

    public function note(Throwable $error): void
    {
        $kind = substr($error::class, (int) strrpos('\\' . $error::class, '\\'));
        $failure = [
            'at' => time(),
            'kind' => $kind,
            'status' => (int) $error->getCode(),
            'message' => $this->withoutKeys($error->getMessage()),
        ];
        update_option(self::OPTION, array_slice([$failure, ...$this->all()], 0, self::MAX_ERRORS), false);
        error_log(
            "Stallkeeper: the hosted search failed, so the built-in engine was used: {$failure['kind']} {$failure['message']}",
        );
        /**
         * Fires after the hosted provider has failed to answer a search, and before other search results replace it.
         *
         * @param array{at: int, kind: string, status: int, message: string} $failure at: Unix time; kind: class name of
         *     the client's error without namespace; status: HTTP status or 0; message: text without keys
         */
        do_action('stallkeeper_search_error', $failure);
    }

    private function withoutKeys(string $message): string
    {
        $keys = array_filter(
            [$this->settings->current()->searchKey, $this->settings->writeKey()],
            static fn(string $key): bool => $key !== '',
        );

        return mb_substr(
            trim((string) preg_replace('/\s+/', ' ', wp_strip_all_tags(str_replace($keys, '…', $message)))),
            0,
            self::MAX_MESSAGE_LENGTH,
        );
    }
}
