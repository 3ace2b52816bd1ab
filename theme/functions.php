<?php

/**
 * Stallkeeper: where the theme begins. Each class of inc/ adds its own hooks; this file lists them.
 */

declare(strict_types=1);

require_once __DIR__ . '/inc/autoload.php';
