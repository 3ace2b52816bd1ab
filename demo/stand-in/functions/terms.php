<?php

/** WooCommerce's own functions about the terms of products. */

declare(strict_types=1);
