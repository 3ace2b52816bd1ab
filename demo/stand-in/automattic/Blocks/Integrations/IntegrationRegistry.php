<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Blocks\Integrations;

/** Registry of the integrations of a block. */
class IntegrationRegistry
{
    protected string $registry_identifier = '';
    /** @var array<string, IntegrationInterface> */
    protected $registered_integrations = [];

    public function initialize(string $registry_identifier = ''): void
    {
        $this->registry_identifier = $registry_identifier;
        do_action("woocommerce_blocks_{$registry_identifier}_registration", $this);
        foreach ($this->registered_integrations as $integration) {
            $integration->initialize();
        }
    }

    public function register(IntegrationInterface $integration): bool
    {
        if ($this->is_registered($integration->get_name())) {
            return false;
        }
        $this->registered_integrations[$integration->get_name()] = $integration;
        return true;
    }

    public function is_registered(string $name): bool
    {
        return isset($this->registered_integrations[$name]);
    }

    public function get_registered(string $name): ?IntegrationInterface
    {
        return $this->registered_integrations[$name] ?? null;
    }

    /** @return list<non-empty-string> */
    public function get_all_registered_script_handles(): array
    {
        return array_values(
            array_unique(
                array_filter(
                    array_merge(
                        [],
                        ...array_values(
                            array_map(
                                static fn(IntegrationInterface $one): array => $one->get_script_handles(),
                                $this->registered_integrations,
                            ),
                        ),
                    ),
                ),
            ),
        );
    }

    /** @return array<string, array<string, mixed>> by integration name with the suffix `_data` */
    public function get_all_registered_script_data(): array
    {
        $data = [];
        foreach ($this->registered_integrations as $name => $integration) {
            $data["{$name}_data"] = $integration->get_script_data();
        }
        return array_filter($data);
    }
}
