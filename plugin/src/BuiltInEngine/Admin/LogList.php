<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Tools\Search\Indexing\IndexLog;

/** Prints the latest entries of the log of the search index. */
final class LogList
{
    private const SHOWN = 30;

    public function __construct(private readonly IndexLog $log) {}

    public function print(): void
    {
        echo '<h2>', esc_html__('Log', 'stallkeeper-tools'), '</h2>';
        $entries = array_slice($this->log->entries(), 0, self::SHOWN);
        if ($entries === []) {
            echo '<p>', esc_html__('No entries.', 'stallkeeper-tools'), '</p>';
            return;
        }
        $format = sprintf('%s %s', self::format('date_format'), self::format('time_format'));
        echo '<ul>';
        foreach ($entries as ['time' => $time, 'message' => $message]) {
            $when = wp_date($format, $time);
            printf(
                '<li><time datetime="%s">%s</time>: %s</li>',
                esc_attr(gmdate('c', $time)),
                esc_html(is_string($when) ? $when : ''),
                esc_html($message),
            );
        }
        echo '</ul>';
    }

    private static function format(string $option): string
    {
        $format = get_option($option);

        return is_string($format) ? $format : '';
    }
}
