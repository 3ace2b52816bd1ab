<?php

namespace Automattic\WooCommerce\Blocks\Integrations;

/** Registry of the integrations of a block. */
class IntegrationRegistry
{
    /** @var array<string, IntegrationInterface> by name */
    protected $registered_integrations = [];

    public function initialize($registry_identifier = ''): void
    {
        do_action("woocommerce_blocks_{$registry_identifier}_registration", $this);
        foreach ($this->registered_integrations as $integration) {
            $integration->initialize();
        }
    }

    public function register(IntegrationInterface $integration): bool
    {
        $this->registered_integrations[$integration->get_name()] = $integration;

        return true;
    }

    public function get_registered($name): ?IntegrationInterface
    {
        return $this->registered_integrations[$name] ?? null;
    }

    public function get_all_registered_script_handles(): array
    {
        $handles = array_map(
            static fn(IntegrationInterface $one): array => $one->get_script_handles(),
            array_values($this->registered_integrations),
        );

        return array_merge([], ...$handles);
    }

    /** By integration name with the suffix `_data`. */
    public function get_all_registered_script_data(): array
    {
        $data = [];
        foreach ($this->registered_integrations as $name => $integration) {
            $data["{$name}_data"] = $integration->get_script_data();
        }

        return $data;
    }
}
