<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use DateTimeImmutable;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Assets\ScriptModule;

/**
 * Replaces a paragraph with the class `countdown` and a date, such as "2026-12-24 18:00", with the time that is left
 * and the date. After the date, the paragraph is not printed. Other text is not changed.
 *
 * The script keeps the time up to date, also on a cached page.
 */
final class Countdown
{
    private const CLASS_NAME = 'countdown';

    public function __construct(private readonly ScriptModule $scripts) {}

    /**
     * Hook: `render_block_core/paragraph`.
     *
     * @param mixed $block block from parse_blocks()
     */
    public function replaceDate(mixed $html, mixed $block): mixed
    {
        $classes = Input::fromArray($block)->at('attrs')->text('className');
        if (!is_string($html) || !in_array(self::CLASS_NAME, explode(' ', $classes), true)) {
            return $html;
        }
        $text = trim(wp_strip_all_tags($html));
        $end = DateTimeImmutable::createFromFormat('!Y-m-d H:i', $text, wp_timezone());
        if ($end === false || $end->format('Y-m-d H:i') !== $text) {
            return $html;
        }
        $seconds = $end->getTimestamp() - time();
        if ($seconds <= 0) {
            return '';
        }
        $this->scripts->enqueue('countdown');
        $date = wp_date($this->format(), $end->getTimestamp());

        return sprintf(
            '<p class="countdown" data-part="countdown" data-end="%d"><span class="countdown__left">%s</span> <span class="countdown__end">%s</span></p>',
            $end->getTimestamp(),
            esc_html(self::left($seconds)),
            /* translators: %s: date and time */
            esc_html(sprintf(__('until %s', 'stallkeeper'), (string) $date)),
        );
    }

    /** @param int $seconds at least 1 */
    private static function left(int $seconds): string
    {
        $minutes = (int) ceil($seconds / 60);
        [$days, $hours, $minutes] = [intdiv($minutes, 1440), intdiv($minutes % 1440, 60), $minutes % 60];
        $parts = [];
        if ($days > 0) {
            /* translators: %s: number of days */
            $parts[] = sprintf(_n('%s day', '%s days', $days, 'stallkeeper'), number_format_i18n($days));
        }
        if ($days > 0 || $hours > 0) {
            /* translators: %s: number of hours */
            $parts[] = sprintf(_n('%s hour', '%s hours', $hours, 'stallkeeper'), number_format_i18n($hours));
        }
        /* translators: %s: number of minutes */
        $parts[] = sprintf(_n('%s minute', '%s minutes', $minutes, 'stallkeeper'), number_format_i18n($minutes));

        return implode(' ', $parts);
    }

    private function format(): string
    {
        $date = get_option('date_format');
        $time = get_option('time_format');

        return (is_string($date) ? $date : 'Y-m-d') . ' ' . (is_string($time) ? $time : 'H:i');
    }
}
