<?php
/**
 * Hidden inputs that send an order's source with the classic checkout and the registration form.
 *
 * Data: fields: list of name and value. React updates the values while the page is open.
 *
 * @version 0.2.0
 */

defined('ABSPATH') || exit;
?>
<template data-shop-each--field="fields">
	<input type="hidden" data-shop-bind--name="field.name" data-shop-bind--value="field.value">
</template>
