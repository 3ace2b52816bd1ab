<?php

/**
 * Plugin Name: WordPress Importer (test double)
 *
 * The plugin’s main file loads its classes only on the screens of Tools > Import.
 */

declare(strict_types=1);
