<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Services;

use Closure;
use LogicException;
use Psr\Container\ContainerInterface;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * Creates the services of one package on first use, each once per request.
 *
 * A service is any class. The parameters of its constructor are other services. Interfaces, and classes that need other
 * values, have a factory.
 */
final class Container implements ContainerInterface
{
    /** @var array<string, object> */
    private array $services;

    /** @var array<class-string, Closure(self): object> */
    private array $factories = [];

    /** @var array<class-string, list<Closure(object): mixed>> */
    private array $listeners = [];

    /** @var array<class-string, true> services whose constructor runs at the moment */
    private array $creating = [];

    public function __construct()
    {
        $this->services = [self::class => $this, ContainerInterface::class => $this];
    }

    /**
     * Defines how a service is created.
     *
     * @template T of object
     *
     * @param class-string<T> $class class or interface
     * @param Closure(self): T $create
     *
     * @throws LogicException if the service exists already, because its users keep the old one
     */
    public function set(string $class, Closure $create): void
    {
        if (isset($this->services[$class])) {
            throw new LogicException("The service $class is in use already.");
        }
        $this->factories[$class] = $create;
    }

    /**
     * Defines what happens when a service has been created; at once if it exists already.
     *
     * @template T of object
     *
     * @param class-string<T> $class
     * @param Closure(T): mixed $do
     */
    public function whenCreated(string $class, Closure $do): void
    {
        /** @var Closure(object): mixed $do */
        $this->listeners[$class][] = $do;
        if (isset($this->services[$class])) {
            $do($this->services[$class]);
        }
    }

    /** @return bool whether get() can create the service, unless its constructor fails */
    public function has(string $id): bool
    {
        return isset($this->services[$id]) || isset($this->factories[$id]) || class_exists($id);
    }

    /**
     * @template T of object
     *
     * @param class-string<T> $id
     *
     * @return T
     *
     * @throws LogicException if two services need each other, or a parameter of the constructor is not a service
     */
    public function get(string $id): object
    {
        if (!isset($this->services[$id])) {
            if (isset($this->creating[$id])) {
                throw new LogicException(
                    'Services need each other: ' . implode(', ', array_keys($this->creating)) . ", $id.",
                );
            }
            $this->creating[$id] = true;
            try {
                $this->services[$id] = isset($this->factories[$id]) ? $this->factories[$id]($this) : $this->create($id);
            } finally {
                unset($this->creating[$id]);
            }
            foreach ($this->listeners[$id] ?? [] as $do) {
                $do($this->services[$id]);
            }
        }
        /** @var T */
        return $this->services[$id];
    }

    /** @param class-string $class */
    private function create(string $class): object
    {
        if (!class_exists($class)) {
            throw new UnknownService("The service $class has neither a class nor a factory.");
        }
        $constructor = (new ReflectionClass($class))->getConstructor();

        return new $class(...array_map($this->argument(...), $constructor?->getParameters() ?? []));
    }

    private function argument(ReflectionParameter $parameter): object
    {
        $type = $parameter->getType();
        $name = $type instanceof ReflectionNamedType ? $type->getName() : '';
        if ($name === Lazy::class) {
            // Reads the argument without loading the attribute's class.
            $class = ($parameter->getAttributes(LazyService::class)[0] ?? null)?->getArguments()[0] ?? null;
            if (is_string($class)) {
                /** @var class-string $class */
                return new Lazy(fn(): object => $this->get($class));
            }
        }
        if (!class_exists($name) && !interface_exists($name)) {
            throw new LogicException(
                "The parameter \${$parameter->getName()} of {$parameter->getDeclaringClass()?->getName()} is not a service.",
            );
        }

        return $this->get($name);
    }
}
