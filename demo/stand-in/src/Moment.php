<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use DateTimeInterface;
use Exception;
use WC_DateTime;

/** Makes a moment of what setters are given. */
final class Moment
{
    public static function of(mixed $value): ?WC_DateTime
    {
        if ($value instanceof DateTimeInterface) {
            $value = $value->getTimestamp();
        }
        if ($value === null || $value === '' || !is_scalar($value)) {
            return null;
        }
        try {
            $date = is_numeric($value) ? new WC_DateTime("@{$value}") : new WC_DateTime((string) $value, wp_timezone());
        } catch (Exception) {
            return null;
        }
        $date->setTimezone(wp_timezone());
        return $date;
    }
}
