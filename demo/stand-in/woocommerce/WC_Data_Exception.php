<?php

declare(strict_types=1);

/** Thrown if a property value is invalid. */
class WC_Data_Exception extends Exception
{
    protected string $error_code;
    /** @var array<string, mixed> */
    protected $error_data;

    /** @param array<string, mixed> $data */
    public function __construct(string $code, string $message, int $http_status_code = 400, array $data = [])
    {
        $this->error_code = $code;
        $this->error_data = ['status' => $http_status_code, ...$data];
        parent::__construct($message, $http_status_code);
    }
}
