<?php

declare(strict_types=1);

/** A moment, told in the site's time zone. */
class WC_DateTime extends DateTime
{
    /** @return string */
    public function __toString()
    {
        return $this->format(DATE_ATOM);
    }

    /**
     * @param string $format
     * @return string
     */
    public function date($format)
    {
        return $this->format($format);
    }

    /**
     * @param string $format
     * @return string in the site's language
     */
    public function date_i18n($format = 'Y-m-d')
    {
        return (string) wp_date($format, $this->getTimestamp(), wp_timezone());
    }
}
