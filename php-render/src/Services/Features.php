<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use LogicException;

/**
 * Starts the features of a package. A feature is a service that registers its hooks in `addHooks()`. Each starts once.
 */
final class Features
{
    /** @var array<string, list<class-string>> features by the hook that starts them */
    private array $byHook = [];

    /** @var array<class-string, true> features that start when they are created */
    private array $known = [];

    public function __construct(private readonly Container $services) {}

    /**
     * Starts features when a hook fires, or as soon as they are created.
     *
     * @param array<string, list<class-string>> $byHook features by hook; the caller calls startOn() when a hook fires
     */
    public function startLater(array $byHook): void
    {
        foreach ($byHook as $hook => $features) {
            $this->byHook[$hook] = [...$this->byHook[$hook] ?? [], ...$features];
            array_walk($features, $this->startWhenCreated(...));
        }
    }

    /** @param list<class-string> $features started in this order */
    public function start(array $features): void
    {
        foreach ($features as $feature) {
            $this->startWhenCreated($feature);
            $this->services->get($feature);
        }
    }

    public function startOn(string $hook): void
    {
        $this->start($this->byHook[$hook] ?? []);
    }

    /** @return array<string, list<class-string>> features by the hook that starts them */
    public function byHook(): array
    {
        return $this->byHook;
    }

    /** @param class-string $feature its file is not loaded here */
    private function startWhenCreated(string $feature): void
    {
        if (!isset($this->known[$feature])) {
            $this->known[$feature] = true;
            $this->services->whenCreated($feature, self::addHooksOf(...));
        }
    }

    private static function addHooksOf(object $feature): void
    {
        if (!method_exists($feature, 'addHooks')) {
            throw new LogicException('The feature ' . $feature::class . ' has no method addHooks().');
        }
        $feature->addHooks();
    }
}
