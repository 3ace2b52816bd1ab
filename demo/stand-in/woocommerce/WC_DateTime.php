<?php

declare(strict_types=1);

/** Date and time in the time zone of the site. */
class WC_DateTime extends DateTime
{
    public function __toString(): string
    {
        return $this->format(DATE_ATOM);
    }

    /** @param string $format */
    public function date($format): string
    {
        return $this->format($format);
    }

    /** @param string $format */
    public function date_i18n($format = 'Y-m-d'): string
    {
        return (string) wp_date($format, $this->getTimestamp(), wp_timezone());
    }
}
