<?php

declare(strict_types=1);

/** A moment, told in the site's time zone. */
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
