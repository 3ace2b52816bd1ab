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

    /** @return string names of the plugins, separated by commas; '' if none is active */
    public function names(): string
    {
        $active = array_filter(
            self::PLUGINS,
            static fn(array $declared): bool => array_filter($declared, self::isDeclared(...)) !== [],
        );

        return implode(', ', array_keys($active));
    }

    public function isActive(): bool
    {
        return $this->names() !== '';
    }

    private static function isDeclared(string $name): bool
    {
        return defined($name) || class_exists($name, false);
    }
}
