<?php

class WC_Data_Exception extends Exception
{
    protected $error_code;

    public function __construct($code, $message)
    {
        $this->error_code = $code;
        parent::__construct($message, 400);
    }
}
