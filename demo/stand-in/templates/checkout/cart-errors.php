<?php /** Shown instead of the checkout form if the cart contains errors. */ ?>
<?php wc_print_notices() ?>
<p>There are some issues with the items in your cart. Please go back to the cart page
    and resolve these issues before checking out.</p>
<p><a class="button wc-backward" href="<?= esc_url(wc_get_cart_url()) ?>">Return to cart</a></p>
