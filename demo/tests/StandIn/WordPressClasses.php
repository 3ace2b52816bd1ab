<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

/** Methods of the classes of WordPress and PHP. */
final class WordPressClasses
{
    private const STUBS = __DIR__ . '/../../../vendor/php-stubs/wordpress-stubs/wordpress-stubs.php';
    private string $stubs;

    public function __construct()
    {
        $this->stubs = (string) file_get_contents(self::STUBS);
    }

    /** @return list<string> empty for unknown classes */
    public function methods(string $class): array
    {
        if (class_exists($class, false) || interface_exists($class, false)) {
            return get_class_methods($class);
        }
        $start = strpos($this->stubs, "\n    class $class");
        if ($start === false) {
            return [];
        }
        $end = strpos($this->stubs, "\n    }\n", $start) ?: strlen($this->stubs);
        preg_match_all('/ function (\w+)\(/', substr($this->stubs, $start, $end - $start), $found);

        return $found[1];
    }
}
