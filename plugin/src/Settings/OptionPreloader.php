<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Stallkeeper\Render\Http\RequestInput;

/**
 * Loads the options that are not autoloaded with a single query, before WooCommerce reads them.
 *
 * WordPress queries options that are not autoloaded or do not exist one by one or in small groups: 15 to 30 queries per
 * page with WooCommerce. This service records their names on page views. Later requests load all of them at once. A
 * site with a persistent object cache does not need it, so it does nothing there.
 *
 * Only names are stored, so values are always current. Creating the missing options would change data of other plugins,
 * and a fixed list of names would be wrong after an update of WooCommerce.
 */
final class OptionPreloader
{
    /** Autoloaded: {since: Unix time, names: list of option names}. */
    private const OPTION = 'stallkeeper_preloaded_options';

    private const MAX_NAMES = 100;

    /** After this time the list starts empty again, so that it does not keep options of removed plugins. */
    private const MAX_AGE_SECONDS = DAY_IN_SECONDS;

    /**
     * Excludes names with digits, which often belong to one post, product, term or visitor, and locks such as the
     * transient `doing_cron`, which must be read when they are needed.
     */
    private const NAME = '/^(?!.*(?:(?<!b)lock|doing))[a-z_-]{1,191}$/i';

    /** Regular expression for the start of WordPress's queries for one option or a few options, up to the names. */
    private string $queryStart = '';

    /** @var array<string, true> names of options that this request has queried separately */
    private array $queried = [];

    public function __construct(private readonly RequestInput $input) {}

    /**
     * Loads the recorded options. Does nothing in requests that may change options, because they need the current
     * values.
     */
    public function start(): void
    {
        if (
            wp_using_ext_object_cache() ||
            is_admin() ||
            wp_doing_cron() ||
            !in_array($this->input->server()->text('REQUEST_METHOD'), ['GET', 'HEAD'], true)
        ) {
            return;
        }
        /** @var \wpdb $wpdb */
        global $wpdb;
        $this->queryStart =
            '/^SELECT (?:option_name, )?option_value FROM ' .
            preg_quote($wpdb->options, '/') .
            ' WHERE option_name (?:=|IN) /';
        wp_prime_option_caches($this->saved()['names']);
        add_filter('query', [$this, 'collectNames']);
        // WooCommerce reads options on `shutdown`, too.
        add_action('shutdown', [$this, 'saveNames'], PHP_INT_MAX);
    }

    /**
     * Hook: `query`.
     *
     * @param  mixed $query SQL
     * @return mixed the unchanged value
     */
    public function collectNames(mixed $query): mixed
    {
        if (!is_string($query) || preg_match($this->queryStart, $query) !== 1) {
            return $query;
        }
        preg_match_all("/'([^']*)'/", $query, $values);
        foreach ($values[1] as $name) {
            if (preg_match(self::NAME, $name) === 1) {
                $this->queried[$name] = true;
            }
        }

        return $query;
    }

    /** Hook: `shutdown`. Writes only after page views that have queried more options separately. */
    public function saveNames(): void
    {
        if (did_action('template_redirect') === 0) {
            return;
        }
        ['since' => $since, 'names' => $names] = $this->saved();
        $all = array_slice(array_unique([...$names, ...array_keys($this->queried)]), 0, self::MAX_NAMES);
        if (count($all) > count($names)) {
            update_option(self::OPTION, ['since' => $since, 'names' => $all], true);
        }
    }

    /** @return array{since: int, names: list<string>} */
    private function saved(): array
    {
        $saved = get_option(self::OPTION);
        $saved = is_array($saved) ? $saved : [];
        $since = is_int($saved['since'] ?? null) ? $saved['since'] : 0;
        if ($since <= time() - self::MAX_AGE_SECONDS) {
            return ['since' => time(), 'names' => []];
        }

        return [
            'since' => $since,
            'names' => array_values(
                array_filter(is_array($saved['names'] ?? null) ? $saved['names'] : [], is_string(...)),
            ),
        ];
    }
}
