<?php

declare(strict_types=1);

// Templates are HTML first and are left as their editor wrote them.
$finder = PhpCsFixer\Finder::create()
    ->in([__DIR__ . '/php-render', __DIR__ . '/php-search', __DIR__ . '/theme/inc', __DIR__ . '/theme/tests', __DIR__ . '/plugin/src', __DIR__ . '/plugin/tests', __DIR__ . '/plugin/api', __DIR__ . '/demo'])
    ->append([__DIR__ . '/theme/functions.php'])
    ->notPath('#^stand-in/templates/#')
    // Without strict types, see the file.
    ->notPath('#^wp-config\.php$#')
    ->name('*.php');

return (new PhpCsFixer\Config())
    ->setRiskyAllowed(true)
    ->setRules([
        '@PER-CS' => true,
        'method_argument_space' => ['on_multiline' => 'ensure_fully_multiline', 'attribute_placement' => 'same_line'],
        'declare_strict_types' => true,
        'no_unused_imports' => true,
        'ordered_imports' => true,
        'strict_comparison' => true,
        'single_quote' => true,
    ])
    ->setFinder($finder);
