<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/** What an address says about the campaign that led to it. The browser's twin is `src/attribution/campaign.ts`. */
final class Campaign
{
    /** Address parameter by the name that the value has in the cookies. */
    public const PARAMS = [
        'src' => 'utm_source',
        'mdm' => 'utm_medium',
        'cmp' => 'utm_campaign',
        'cnt' => 'utm_content',
        'trm' => 'utm_term',
        'id' => 'utm_id',
        'plt' => 'utm_source_platform',
        'fmt' => 'utm_creative_format',
        'tct' => 'utm_marketing_tactic',
    ];

    /**
     * @param string $query raw, without the question mark
     * @return array<string, string>|null the nine values, `(none)` where nothing is said; null where the address names no campaign
     */
    public static function of(string $query): ?array
    {
        $params = SafeText::params($query);
        $click = self::click($params);
        if ($click === null && array_intersect_key(array_flip(self::PARAMS), $params) === []) {
            return null;
        }
        $values = [];
        foreach (self::PARAMS as $key => $name) {
            $value = SafeText::clean(SafeText::decode($params[$name] ?? ''), SafeText::VALUE);
            $values[$key] = $value === '' ? $click[$key] ?? SafeText::NONE : $value;
        }
        return $values;
    }

    /**
     * @param array<string, string> $params
     * @return array{src: string, mdm: string, cmp: string}|null what an ad's click stands for
     */
    private static function click(array $params): ?array
    {
        foreach (KnownSites::all()['clicks'] as $name => [$source, $medium, $campaign]) {
            if (array_key_exists($name, $params)) {
                return ['src' => $source, 'mdm' => $medium, 'cmp' => $campaign];
            }
        }
        return null;
    }
}
