<?php

/** Date and time in the time zone of the site. */
class WC_DateTime extends DateTime
{
    public function date_i18n($format = 'Y-m-d'): string
    {
        return (string) wp_date($format, $this->getTimestamp());
    }
}
