<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * Returns the values that are stored with an order. Each field has a name and a path to its value, such as `utm_source`
 * and `current.src`. WooCommerce uses the same format.
 */
final class SourceFields
{
    /** Fields of WooCommerce 9.0 and later. */
    public const CORE = [
        'source_type' => 'current.typ',
        'referrer' => 'current_add.rf',
        'utm_campaign' => 'current.cmp',
        'utm_source' => 'current.src',
        'utm_medium' => 'current.mdm',
        'utm_content' => 'current.cnt',
        'utm_id' => 'current.id',
        'utm_term' => 'current.trm',
        'utm_source_platform' => 'current.plt',
        'utm_creative_format' => 'current.fmt',
        'utm_marketing_tactic' => 'current.tct',
        'session_entry' => 'current_add.ep',
        'session_start_time' => 'current_add.fd',
        'session_pages' => 'session.pgs',
        'session_count' => 'udata.vst',
        'user_agent' => 'udata.uag',
    ];

    /** Additional fields of this theme. */
    public const EXTRA = [
        'session_page' => 'session.cpg',
        'promo_code' => 'promo.code',
        'first_source_type' => 'first.typ',
        'first_utm_source' => 'first.src',
        'first_utm_medium' => 'first.mdm',
        'first_utm_campaign' => 'first.cmp',
        'first_entry' => 'first_add.ep',
        'first_referrer' => 'first_add.rf',
        'first_time' => 'first_add.fd',
    ];

    /**
     * @param array<string, string> $fields field name => path
     * @param string $agent user agent, used when the stored source has none
     * @return array<string, string> field name => value; '' for unknown values
     */
    public static function values(StoredSource $memory, array $fields, int $now, string $agent): array
    {
        $isKnown = $memory->isKnown($now);
        $values = [];
        foreach ($fields as $name => $way) {
            [$part, $key] = explode('.', $way, 2) + [1 => ''];
            $value =
                $memory->part($part, $now)[$key] ??
                ($way === 'udata.uag' ? SafeText::clean($agent, SafeText::ADDRESS) : '');
            $values[$name] = $isKnown ? $value : '';
        }
        return $values;
    }
}
