<?php

declare(strict_types=1);

/**
 * Gives access to the data store of products.
 *
 * @mixin WC_Product_Data_Store_CPT
 */
class WC_Data_Store
{
    private readonly WC_Product_Data_Store_CPT $store;

    /** @throws Exception if there is no data store for the type */
    public function __construct(string $object_type)
    {
        if ($object_type !== 'product') {
            throw new Exception(__('Invalid data store.', 'stallkeeper-stand-in'));
        }
        $this->store = new WC_Product_Data_Store_CPT();
    }

    /** @throws Exception if there is no data store for the type */
    public static function load(string $object_type): self
    {
        return new self($object_type);
    }

    /** @param list<mixed> $parameters */
    public function __call(string $method, array $parameters): mixed
    {
        $callback = [$this->store, $method];

        return is_callable($callback) ? $callback(...$parameters) : null;
    }
}
