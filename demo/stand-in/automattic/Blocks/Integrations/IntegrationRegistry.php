<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Blocks\Integrations;

/** What a block's integrations register themselves with. */
class IntegrationRegistry
{
    /** @var string */
    protected $registry_identifier = '';
    /** @var array<string, IntegrationInterface> */
    protected $registered_integrations = [];

    /**
     * @param string $registry_identifier the block's name with `_block` behind it
     * @return void
     */
    public function initialize($registry_identifier = '')
    {
        $this->registry_identifier = $registry_identifier;
        do_action("woocommerce_blocks_{$registry_identifier}_registration", $this);
        foreach ($this->registered_integrations as $integration) {
            $integration->initialize();
        }
    }

    /** @return bool false for a name that is taken */
    public function register(IntegrationInterface $integration)
    {
        if ($this->is_registered($integration->get_name())) {
            return false;
        }
        $this->registered_integrations[$integration->get_name()] = $integration;
        return true;
    }

    /**
     * @param string $name
     * @return bool
     */
    public function is_registered($name)
    {
        return isset($this->registered_integrations[$name]);
    }

    /**
     * @param string $name
     * @return IntegrationInterface|null
     */
    public function get_registered($name)
    {
        return $this->registered_integrations[$name] ?? null;
    }

    /** @return list<non-empty-string> */
    public function get_all_registered_script_handles()
    {
        return array_values(array_unique(array_filter(array_merge([], ...array_values(array_map(static fn(IntegrationInterface $one): array => $one->get_script_handles(), $this->registered_integrations))))));
    }

    /** @return array<string, array<string, mixed>> by the integration's name with `_data` behind it */
    public function get_all_registered_script_data()
    {
        $data = [];
        foreach ($this->registered_integrations as $name => $integration) {
            $data["{$name}_data"] = $integration->get_script_data();
        }
        return array_filter($data);
    }
}
