<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

/** Finds active plugins that show their own list below search forms. Two lists would cover each other. */
final class OtherLiveSearch
{
    /**
     * Name of the plugin => names of constants or classes of its versions.
     *
     * @var array<string, list<string>>
     */
    private const PLUGINS = [
        'SearchWP Live Ajax Search' => ['SEARCHWP_LIVE_SEARCH_VERSION', 'SearchWP_Live_Search'],
        'FiboSearch' => ['DGWT_WCAS_VERSION', 'DGWT_WC_Ajax_Search'],
    ];

    /** @return list<string> names of the plugins, which are not translated */
    public function names(): array
    {
        return array_keys(
            array_filter(
                self::PLUGINS,
                static fn(array $marks): bool => array_filter($marks, self::isDeclared(...)) !== [],
            ),
        );
    }

    public function isActive(): bool
    {
        return $this->names() !== [];
    }

    private static function isDeclared(string $name): bool
    {
        return defined($name) || class_exists($name, false);
    }
}
