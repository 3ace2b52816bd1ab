<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Http;

use PHPUnit\Framework\Attributes\BackupGlobals;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Http\RequestInput;

#[BackupGlobals(true)]
final class RequestInputTest extends TestCase
{
    protected function setUp(): void
    {
        $_GET = $_POST = $_COOKIE = $_REQUEST = [];
        $_SERVER['REQUEST_METHOD'] = 'GET';
    }

    public function testReadsTheCurrentValuesWithoutSlashes(): void
    {
        $input = new RequestInput();
        [$_GET, $_POST, $_COOKIE, $_REQUEST] = [
            ['a' => "\\'get"],
            ['a' => "\\'post"],
            ['a' => "\\'cookie"],
            ['a' => "\\'any"],
        ];
        $_SERVER['HTTP_USER_AGENT'] = "\\'agent";
        self::assertSame(
            ["'get", "'post", "'cookie", "'any"],
            [
                $input->query()->text('a'),
                $input->posted()->text('a'),
                $input->cookies()->text('a'),
                $input->any()->text('a'),
            ],
        );
        self::assertSame("'agent", $input->server()->text('HTTP_USER_AGENT'));
    }

    public function testARequestWithParametersIsNotPlain(): void
    {
        $input = new RequestInput();
        self::assertTrue($input->isPlain());
        $_GET = ['coupon' => 'a'];
        self::assertFalse($input->isPlain());
        [$_GET, $_POST] = [[], ['coupon' => 'a']];
        self::assertFalse($input->isPlain());
        [$_POST, $_SERVER['REQUEST_METHOD']] = [[], 'POST'];
        self::assertFalse($input->isPlain());
    }

    public function testTheStartIsANumberOrUnknown(): void
    {
        $input = new RequestInput();
        $_SERVER['REQUEST_TIME_FLOAT'] = 12.5;
        self::assertSame(12.5, $input->startedAt());
        $_SERVER['REQUEST_TIME_FLOAT'] = ['12.5'];
        self::assertSame(0.0, $input->startedAt());
    }

    public function testChangesWhatOtherCodeReads(): void
    {
        $input = new RequestInput();
        $input->setPosted('a', 'b');
        self::assertSame(['b', 'b'], [$_POST['a'] ?? null, $_REQUEST['a'] ?? null]);
        $input->removePosted('a');
        self::assertSame([[], []], [$_POST, $_REQUEST]);
    }

    public function testRemovesAParameterOnlyIfItIsAList(): void
    {
        [$_GET, $_POST, $_REQUEST] = [['route' => ['x']], ['route' => '/x'], ['route' => ['x']]];
        (new RequestInput())->removeList('route');
        self::assertSame([[], ['route' => '/x'], []], [$_GET, $_POST, $_REQUEST]);
    }
}
