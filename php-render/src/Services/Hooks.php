<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use Closure;

/**
 * Callbacks of the features of a package.
 *
 * A service is created when the first of its hooks fires, so that most pages do not load it. It is also created when
 * a shop requests it, and then has its callbacks at once, so that they can be removed.
 *
 * The callbacks of a service are added late: after those of WordPress and other plugins with the same hook and
 * priority. Where the order matters, use another priority and say why.
 */
final class Hooks
{
    /** @var array<class-string, list<array{string, string, int, int}>> see callbacks() */
    private array $callbacks = [];

    /** @var array<string, list<class-string>> services by the hook that creates them */
    private array $services = [];

    /** @var array<class-string, object>|null services that start() has created so far; null outside of start() */
    private ?array $created = null;

    /**
     * @param Closure(string, callable, int, int): mixed $register WordPress's add_filter()
     */
    public function __construct(private readonly Container $container, private readonly Closure $register) {}

    /**
     * Adds a callback of a service, with the parameters of WordPress's add_action() and add_filter().
     *
     * @param array{class-string, string} $callback class and public method
     */
    public function add(string $hook, array $callback, int $priority = 10, int $arguments = 1): void
    {
        $this->addIfCreated($hook, $callback, $priority, $arguments);
        $this->services[$hook][] = $callback[0];
    }

    /**
     * Adds a callback to a hook that does not create the service: it is called only if another hook has created the
     * service before.
     *
     * @param array{class-string, string} $callback as in add()
     */
    public function addIfCreated(string $hook, array $callback, int $priority = 10, int $arguments = 1): void
    {
        [$service, $method] = $callback;
        if (!isset($this->callbacks[$service])) {
            $this->container->whenCreated($service, fn(object $created) => $this->handleCreated($service, $created));
        }
        $this->callbacks[$service][] = [$hook, $method, $priority, $arguments];
    }

    /** @return list<string> hooks that create services; call start() when one of them fires, before its callbacks */
    public function names(): array
    {
        return array_keys($this->services);
    }

    /** Creates the services of a hook. Their callbacks have the order of add(), whichever service needs another one. */
    public function start(string $hook): void
    {
        // Creating a service may fire another hook.
        $outer = $this->created;
        $this->created = [];
        try {
            array_map($this->container->get(...), $this->services[$hook] ?? []);
            /** @var array<class-string, object> $created filled by handleCreated() */
            $created = $this->created;
            foreach ($created === [] ? [] : array_keys($this->callbacks) as $service) {
                if (isset($created[$service])) {
                    $this->register($service, $created[$service]);
                }
            }
        } finally {
            $this->created = $outer;
        }
    }

    /**
     * @return array<class-string, list<array{string, string, int, int}>> hook, method, priority and number of
     *     arguments, by service
     */
    public function callbacks(): array
    {
        return $this->callbacks;
    }

    /** @param class-string $service */
    private function handleCreated(string $service, object $created): void
    {
        if ($this->created === null) {
            $this->register($service, $created);
        } else {
            $this->created[$service] = $created;
        }
    }

    /** @param class-string $service */
    private function register(string $service, object $created): void
    {
        foreach ($this->callbacks[$service] as [$hook, $method, $priority, $arguments]) {
            /** @var callable $callback */
            $callback = [$created, $method];
            ($this->register)($hook, $callback, $priority, $arguments);
        }
    }
}
