<?php

/**
 * Measures the time that the traffic source rules add to a request: reading both kinds of cookies, determining the
 * source and signing. Prints the median and the 95th percentile in milliseconds over all shared cases. Each measurement
 * starts with unread lists, like a request.
 */

declare(strict_types=1);

require dirname(__DIR__, 2) . '/vendor/autoload.php';

use Stallkeeper\Render\OrderSource\Cookies;
use Stallkeeper\Render\OrderSource\KnownSites;
use Stallkeeper\Render\OrderSource\PageView;
use Stallkeeper\Render\OrderSource\SignedCookie;
use Stallkeeper\Render\OrderSource\SourceFields;
use Stallkeeper\Render\OrderSource\SourceRules;
use Stallkeeper\Render\OrderSource\SourceSettings;

$cases = json_decode(
    (string) file_get_contents(dirname(__DIR__) . '/fixtures/order-source/rules.json'),
    true,
    32,
    JSON_THROW_ON_ERROR,
)['cases'];
$lists = new ReflectionProperty(KnownSites::class, 'lists');
$signed = new SignedCookie(str_repeat('k', 64), 'https://shop.example');
$times = [];
for ($round = 0; $round < 20; $round++) {
    foreach ($cases as $case) {
        $cookie = '';
        foreach ($case['input']['visits'] as $visit) {
            $lists->setValue(null, null);
            $began = hrtime(true);
            $rules = new SourceRules(SourceSettings::fromArray('shop.example', $case['input']['settings'] ?? []));
            Cookies::read(['sbjs_current' => 'typ=utm|||src=a', 'sbjs_session' => 'pgs=2|||cpg=x']);
            $memory = $rules->after(
                $signed->read($cookie),
                new PageView($visit['url'], $visit['referrer'] ?? '', 1_700_000_000),
            );
            SourceFields::values($memory, SourceFields::CORE + SourceFields::EXTRA, 1_700_000_000, 'Browser/1');
            $cookie = $signed->write($memory);
            $times[] = (hrtime(true) - $began) / 1e6;
        }
    }
}
sort($times);
printf(
    "%d requests: median %.3f ms, 95th %.3f ms (at most 0.2)\n",
    count($times),
    $times[intdiv(count($times), 2)],
    $times[(int) (count($times) * 0.95)],
);
