<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

/** Comparison operator of a numeric filter. The values are also SQL operators. */
enum Operator: string
{
    case Equal = '=';
    case NotEqual = '!=';
    case Less = '<';
    case LessOrEqual = '<=';
    case Greater = '>';
    case GreaterOrEqual = '>=';
}
