<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

enum DemoPhase: string
{
    /** The site has no demo content. */
    case None = '';

    /** The steps of the import, in this order. */
    case Pictures = 'pictures';
    case Posts = 'posts';
    case Products = 'products';
    case Settings = 'settings';

    case Imported = 'imported';
    case Removing = 'removing';

    public function isImporting(): bool
    {
        return in_array($this, self::steps(), true);
    }

    /** @return non-empty-list<self> */
    public static function steps(): array
    {
        return [self::Pictures, self::Posts, self::Products, self::Settings];
    }
}
