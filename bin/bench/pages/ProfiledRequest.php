<?php

// No strict types: WordPress calls callbacks without them.

/** Measures the callbacks of all hooks, and lists SQL queries and PHP files, for `npm run bench -- pages --profile`. */
final class ProfiledRequest
{
    /**
     * @var array<string, array{calls: int, ms: float, ownMs: float}> by callback; ms contains the callbacks inside of
     *     it, ownMs does not
     */
    private array $callbacks = [];

    /** @var list<float> time in ms of the callbacks inside of each running callback */
    private array $inside = [];

    public function start(): void
    {
        define('SAVEQUERIES', true);
        add_filter('all', $this->wrapCallbacks(...));
    }

    /**
     * Hook: `all`. Wraps the callbacks of a hook before it calls them. Their keys stay, so that they can be removed.
     */
    public function wrapCallbacks(string $hook): void
    {
        $registered = $GLOBALS['wp_filter'][$hook] ?? null;
        if (!($registered instanceof WP_Hook)) {
            return;
        }
        foreach ($registered->callbacks as &$ofPriority) {
            foreach ($ofPriority as &$callback) {
                if (!isset($callback['isMeasured'])) {
                    $callback['isMeasured'] = true;
                    $callback['function'] = $this->wrapped(
                        $callback['function'],
                        "$hook: " . self::name($callback['function']),
                    );
                }
            }
        }
    }

    /**
     * @return array{callbacks: array<string, array{calls: int, ms: float, ownMs: float}>, queries: list<string>,
     *     files: list<string>} queries: the functions that called them
     */
    public function result(): array
    {
        return [
            'callbacks' => $this->callbacks,
            'queries' => array_column($GLOBALS['wpdb']->queries ?? [], 2),
            'files' => get_included_files(),
        ];
    }

    private function wrapped(callable $function, string $name): Closure
    {
        return function (mixed ...$arguments) use ($function, $name): mixed {
            $this->inside[] = 0.0;
            $before = hrtime(true);
            try {
                return $function(...$arguments);
            } finally {
                $ms = (hrtime(true) - $before) / 1e6;
                $inside = array_pop($this->inside);
                if ($this->inside !== []) {
                    $this->inside[array_key_last($this->inside)] += $ms;
                }
                $sum = $this->callbacks[$name] ?? ['calls' => 0, 'ms' => 0.0, 'ownMs' => 0.0];
                $this->callbacks[$name] = [
                    'calls' => $sum['calls'] + 1,
                    'ms' => $sum['ms'] + $ms,
                    'ownMs' => $sum['ownMs'] + $ms - $inside,
                ];
            }
        };
    }

    private static function name(mixed $function): string
    {
        if (is_array($function)) {
            return (is_object($function[0]) ? $function[0]::class : $function[0]) . "::{$function[1]}";
        }
        if (!($function instanceof Closure)) {
            return is_string($function) ? $function : get_debug_type($function);
        }
        $closure = new ReflectionFunction($function);

        return basename((string) $closure->getFileName()) . ":{$closure->getStartLine()}";
    }
}
