<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Stallkeeper\Search\Ranking\QueryRule;

/** The pinned and hidden results that apply today. This class has none; a feature replaces the service. */
class CurrentRules
{
    /** @return array<array-key, QueryRule> by QueryRules::key(), with those that another request has just saved */
    public function rules(): array
    {
        return [];
    }
}
