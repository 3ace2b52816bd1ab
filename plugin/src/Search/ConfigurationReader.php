<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Tools\Api\ClientConfiguration;

/** Reads the configuration of the hosted provider. The composition root selects the class. */
interface ConfigurationReader
{
    public function current(): ClientConfiguration;

    /** @return list<string> base URLs that the site configures; empty if the provider's own hosts are used */
    public function hosts(): array;
}
