<?php

declare(strict_types=1);

namespace Stallkeeper\Architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Classes that the packages may use. phpstan.pure.neon and phpstan.theme.neon run these rules. */
final class PackagesTest
{
    private const RENDER = 'Stallkeeper\Render';
    private const SEARCH = 'Stallkeeper\Search';
    private const SEARCH_HTTP = 'Stallkeeper\Search\Http';
    private const THEME = 'Stallkeeper\Theme';
    private const TOOLS = 'Stallkeeper\Tools';

    /** Parts of php-render that the theme uses. Url is a class. */
    private const SHARED_WITH_THEME = '~^Stallkeeper\\\\Render\\\\(Http|Nav|Services|Settings|Slider|Style|Url)(\\\\|$)~';

    public function testRenderIsPure(): Rule
    {
        return PHPat::rule()
            ->classes(self::code(self::RENDER))
            ->canOnlyDependOn()
            ->classes(self::code(self::RENDER), Selector::inNamespace('Psr\Container'))
            ->because('php-render uses PHP and the interface of PSR-11 only, neither WordPress nor a library');
    }

    public function testSearchIsPure(): Rule
    {
        return PHPat::rule()
            ->classes(self::code(self::SEARCH))
            ->canOnlyDependOn()
            ->classes(self::code(self::SEARCH), self::code(self::RENDER))
            ->because('php-search uses PHP and php-render only, neither WordPress nor a library');
    }

    public function testEngineDoesNotUseItsHttpInterface(): Rule
    {
        return PHPat::rule()
            ->classes(self::code(self::SEARCH))
            ->excluding(Selector::inNamespace(self::SEARCH_HTTP))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace(self::SEARCH_HTTP))
            ->because('the engine throws SearchException, and Http translates it to a status');
    }

    public function testTestsOfPurePackages(): Rule
    {
        return PHPat::rule()
            ->classes(self::tests(self::RENDER), self::tests(self::SEARCH))
            ->canOnlyDependOn()
            ->classes(
                Selector::inNamespace(self::RENDER),
                Selector::inNamespace(self::SEARCH),
                Selector::inNamespace('PHPUnit'),
            );
    }

    public function testThemeUsesSharedParts(): Rule
    {
        return PHPat::rule()
            ->classes(self::code(self::THEME))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Stallkeeper'))
            ->excluding(self::code(self::THEME), Selector::classname(self::SHARED_WITH_THEME, true))
            ->because('theme and plugin communicate through hooks, template overrides and documented functions');
    }

    public function testTestsOfTheme(): Rule
    {
        return PHPat::rule()
            ->classes(self::tests(self::THEME))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Stallkeeper'))
            ->excluding(
                Selector::inNamespace(self::THEME),
                Selector::classname(self::SHARED_WITH_THEME, true),
                self::tests(self::RENDER),
                self::tests(self::TOOLS),
            );
    }

    public function testPluginUsesPurePackages(): Rule
    {
        return PHPat::rule()
            ->classes(self::code(self::TOOLS))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Stallkeeper'))
            ->excluding(self::code(self::TOOLS), self::code(self::RENDER), self::code(self::SEARCH));
    }

    public function testTestsOfPlugin(): Rule
    {
        return PHPat::rule()
            ->classes(self::tests(self::TOOLS))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Stallkeeper'))
            ->excluding(
                Selector::inNamespace(self::TOOLS),
                Selector::inNamespace(self::RENDER),
                self::code(self::SEARCH),
            );
    }

    /** @param non-empty-string $package */
    private static function code(string $package): SelectorInterface
    {
        return Selector::AllOf(Selector::inNamespace($package), Selector::Not(self::tests($package)));
    }

    /** @param non-empty-string $package */
    private static function tests(string $package): SelectorInterface
    {
        return Selector::inNamespace("$package\\Tests");
    }
}
