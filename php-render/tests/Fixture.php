<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests;

/** Reads the shared test cases. PHPUnit and Jest use the same files. */
final class Fixture
{
    /** @return array<string, mixed> */
    public static function read(string $name): array
    {
        $data = json_decode(
            (string) file_get_contents(dirname(__DIR__) . '/fixtures/' . $name . '.json'),
            true,
            64,
            JSON_THROW_ON_ERROR,
        );
        assert(is_array($data));
        /** @var array<string, mixed> $data */
        return $data;
    }

    /**
     * A case lists only what differs from the fixture's `expectDefaults`.
     *
     * @return array<string, array{mixed, mixed}> name of the case => input and expected result
     */
    public static function cases(string $name): array
    {
        $cases = [];
        /**
         * @var array{cases: list<array{name: string, input: mixed, expect: mixed}>, expectDefaults?: array<string,
         *     mixed>} $fixture
         */
        $fixture = self::read($name);
        $defaults = $fixture['expectDefaults'] ?? [];
        foreach ($fixture['cases'] as $case) {
            $expected = $case['expect'];
            $cases[$case['name']] = [
                $case['input'],
                $defaults !== [] && is_array($expected) ? array_replace($defaults, $expected) : $expected,
            ];
        }
        return $cases;
    }
}
