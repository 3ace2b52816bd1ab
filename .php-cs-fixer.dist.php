<?php

declare(strict_types=1);

// Only rules about code: Prettier formats.
$finder = PhpCsFixer\Finder::create()
    ->in([
        __DIR__ . '/architecture',
        __DIR__ . '/php-render',
        __DIR__ . '/php-search',
        __DIR__ . '/theme/inc',
        __DIR__ . '/theme/tests',
        __DIR__ . '/plugin/src',
        __DIR__ . '/plugin/tests',
        __DIR__ . '/plugin/api',
        __DIR__ . '/demo',
    ])
    ->append([__DIR__ . '/theme/functions.php'])
    // Without strict types, like WooCommerce: its functions accept numbers as strings.
    ->notPath('#^stand-in/#')
    // Without strict types, see the file.
    ->notPath('#^wp-config\.php$#')
    ->name('*.php');

return (new PhpCsFixer\Config())
    ->setRiskyAllowed(true)
    ->setRules([
        '@PSR1' => true,
        'declare_strict_types' => true,
        'modifier_keywords' => true,
        'no_unused_imports' => true,
        'ordered_imports' => true,
        'strict_comparison' => true,
    ])
    ->setFinder($finder);
