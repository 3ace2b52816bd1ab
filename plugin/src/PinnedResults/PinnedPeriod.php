<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use DateTimeImmutable;
use Stallkeeper\Render\Http\Input;

/** The days on which a rule applies, in the time zone of the site. Both days count; without them, it always applies. */
final class PinnedPeriod
{
    /**
     * @param string $from first day as YYYY-MM-DD; '' for no limit
     * @param string $until last day; '' for no limit
     */
    public function __construct(public readonly string $from = '', public readonly string $until = '') {}

    /** @param Input $values with `from` and `until`; invalid days become '' */
    public static function fromInput(Input $values): self
    {
        $days = array_map(
            static fn(string $name): string => self::isDay($values->text($name, 10)) ? $values->text($name) : '',
            ['from', 'until'],
        );

        return new self(...$days);
    }

    /** @return string message about what the user has typed; '' if it is valid */
    public static function error(Input $typed): string
    {
        foreach (['from', 'until'] as $name) {
            if ($typed->text($name) !== '' && !self::isDay($typed->text($name))) {
                return __('Enter dates as year, month and day, such as 2026-12-24.', 'stallkeeper-tools');
            }
        }
        $period = self::fromInput($typed);

        return $period->from !== '' && $period->until !== '' && $period->until < $period->from
            ? __('The end date is before the start date.', 'stallkeeper-tools')
            : '';
    }

    public function isActive(): bool
    {
        return !$this->isPlanned() && !$this->hasEnded();
    }

    public function isPlanned(): bool
    {
        return $this->from > self::today();
    }

    public function hasEnded(): bool
    {
        return $this->until !== '' && $this->until < self::today();
    }

    /** @return int|null Unix time at which the rule starts or ends next; null for never */
    public function nextChange(): ?int
    {
        if ($this->isPlanned()) {
            return self::midnight($this->from);
        }

        return $this->until === '' || $this->hasEnded() ? null : self::midnight("$this->until +1 day");
    }

    private static function today(): string
    {
        return (string) wp_date('Y-m-d');
    }

    private static function midnight(string $day): int
    {
        return (new DateTimeImmutable($day, wp_timezone()))->getTimestamp();
    }

    private static function isDay(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts) === 1 &&
            checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
    }
}
