<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** Reads campaign parameters from a URL. The JavaScript counterpart is `src/order-source/campaign.ts`. */
final class Campaign
{
    /** Name of the value in the cookies => URL parameter. */
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
     * Parameters that advertisements and newsletters add. They do not change a page; docs/examples/nginx.conf has the
     * same list.
     */
    private const ADDED = 'utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid|_gl|_ga|fbclid|msclkid|yclid|ymclid|ttclid|twclid|li_fat_id|ScCid|rdt_cid|epik|irclickid|mc_cid|mc_eid|igshid';

    /** @param string $name name of a URL parameter */
    public static function isAdded(string $name): bool
    {
        return preg_match('/^(?:amp;)*(?:' . self::ADDED . ')$/D', $name) === 1;
    }

    /**
     * @param string $query query string, encoded and without the question mark
     * @return array<string, string>|null the nine values, `(none)` for missing ones; null when the URL has no campaign
     * parameter
     */
    public static function parse(string $query): ?array
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
     * @return array{src: string, mdm: string, cmp: string}|null values for the click ID of an ad platform; null without
     *     one
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
