<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Stallkeeper\Render\Http\Input;

/** Log of the index for administrators: the latest 100 messages. Contains no keys and no search queries. */
final class IndexLog
{
    public const OPTION = 'stallkeeper_search_log';

    private const MAX_ENTRIES = 100;
    private const MAX_MESSAGE_LENGTH = 500;

    /** @param string $message a translated sentence */
    public function add(string $message): void
    {
        $entries = $this->entries();
        $message = mb_substr(wp_strip_all_tags($message), 0, self::MAX_MESSAGE_LENGTH);
        if ($entries !== [] && $entries[0]['message'] === $message) {
            // The same message again, for example while a host cannot be reached: keep only the latest time.
            array_shift($entries);
        }
        array_unshift($entries, ['time' => time(), 'message' => $message]);
        update_option(self::OPTION, array_slice($entries, 0, self::MAX_ENTRIES), false);
    }

    /** @return list<array{time: int, message: string}> newest first; time is a Unix time */
    public function entries(): array
    {
        $entries = [];
        foreach (Input::fromArray(get_option(self::OPTION))->all() as $stored) {
            $entry = Input::fromArray($stored);
            if ($entry->has('time', 'message')) {
                $entries[] = ['time' => $entry->number('time'), 'message' => $entry->text('message')];
            }
        }

        return $entries;
    }
}
