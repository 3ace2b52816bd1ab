<?php

class WC_Product_Simple extends WC_Product
{
    private function canBeAdded(): bool
    {
        return $this->is_purchasable() && $this->is_in_stock();
    }

    public function add_to_cart_url(): string
    {
        return $this->canBeAdded()
            ? remove_query_arg(
                'added-to-cart',
                add_query_arg('add-to-cart', $this->id, is_404() ? $this->get_permalink() : ''),
            )
            : $this->get_permalink();
    }

    public function add_to_cart_text(): string
    {
        return $this->canBeAdded() ? 'Add to cart' : parent::add_to_cart_text();
    }

    public function add_to_cart_description(): string
    {
        return $this->canBeAdded()
            ? sprintf('Add to cart: “%s”', $this->get_name())
            : parent::add_to_cart_description();
    }
}
