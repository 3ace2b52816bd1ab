<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests;

/** Reads the shared test cases. PHPUnit and Jest use the same files. */
final class Fixture
{
    /** @return array<string, mixed> */
    public static function read(string $name): array
    {
        $data = json_decode((string) file_get_contents(dirname(__DIR__) . '/fixtures/' . $name . '.json'), true, 64, JSON_THROW_ON_ERROR);
        assert(is_array($data));
        /** @var array<string, mixed> $data */
        return $data;
    }

    /** @return array<string, array{mixed, mixed}> name of the case => input and expected result */
    public static function cases(string $name): array
    {
        $cases = [];
        /** @var list<array{name: string, input: mixed, expect: mixed}> $list */
        $list = self::read($name)['cases'];
        foreach ($list as $case) {
            $cases[$case['name']] = [$case['input'], $case['expect']];
        }
        return $cases;
    }
}
