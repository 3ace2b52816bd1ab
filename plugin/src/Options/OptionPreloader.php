<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Options;

use Stallkeeper\Render\Http\RequestInput;

/**
 * Loads all options that pages read one by one with a single query, before WooCommerce starts to read them.
 *
 * WordPress loads most options together. It queries the others one by one or in small groups, among them every option that
 * does not exist: 15 to 30 queries per page with WooCommerce. This service collects their names on page views and loads them
 * together from the next request on. An object cache makes it unnecessary, so it does nothing then.
 */
final class OptionPreloader
{
    /** Autoloaded: {since: Unix time, names: list of option names}. */
    private const OPTION = 'stallkeeper_preloaded_options';

    private const MAX_NAMES = 100;

    /** Then the list starts empty again, so that options of removed plugins disappear. */
    private const MAX_AGE_SECONDS = DAY_IN_SECONDS;

    /**
     * Names with digits belong to one post, product, term or visitor. Locks, such as the transient `doing_cron`, must be read
     * when they are needed.
     */
    private const NAME = '/^(?!.*(?:(?<!b)lock|doing))[a-z_-]{1,191}$/i';

    /** Regular expression for the start of WordPress's queries for one option or a few options, up to the names. */
    private string $queryStart = '';

    /** @var array<string, true> names of options that this request has queried separately */
    private array $queried = [];

    public function __construct(private readonly RequestInput $input) {}

    /** Loads the options of the earlier page views. Requests that may change options read them when they need them. */
    public function addHooks(): void
    {
        if (wp_using_ext_object_cache() || is_admin() || wp_doing_cron() || !in_array($this->input->server()->text('REQUEST_METHOD'), ['GET', 'HEAD'], true)) {
            return;
        }
        /** @var \wpdb $wpdb */
        global $wpdb;
        $this->queryStart = '/^SELECT (?:option_name, )?option_value FROM ' . preg_quote($wpdb->options, '/') . ' WHERE option_name (?:=|IN) /';
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

        return ['since' => $since, 'names' => array_values(array_filter(is_array($saved['names'] ?? null) ? $saved['names'] : [], is_string(...)))];
    }
}
