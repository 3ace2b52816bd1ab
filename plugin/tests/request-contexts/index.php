<?php

declare(strict_types=1);

use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Records\SiteVisibility;

/** @return array<string, mixed> what the hourly comparison finds, and what the scheduled work does with it */
return static function (): array {
    /** @var wpdb $wpdb */
    global $wpdb;
    $found = static function (string $query): array {
        stallkeeper_tools(BuiltInEngine::class)->forgetWithCaches();
        $result = stallkeeper_tools(BuiltInEngine::class)->search(['query' => $query, 'typoTolerance' => false]);

        return array_map(
            static fn(array $hit): array => [$hit['post_title'] ?? '', $hit['price_text'] ?? ''],
            $result->hits ?? [],
        );
    };
    $product = static function (string $name): int {
        $product = new WC_Product_Simple();
        $product->set_props(['name' => $name, 'status' => 'publish', 'regular_price' => '10']);

        return $product->save();
    };
    $deleted = $product('Larchwood bowl');
    stallkeeper_tools(FullRebuild::class)->now();
    // Tools that write to the database run no hooks.
    $wpdb->update($wpdb->posts, ['post_status' => 'draft'], ['ID' => $deleted]);
    $changed = $product('Larchwood plate');
    $wpdb->update($wpdb->posts, ['post_title' => 'Cedar plate'], ['ID' => $changed]);
    $queue = stallkeeper_tools(IndexQueue::class);
    $queue->deleteQueue();
    $before = $found('bowl');
    do_action(IndexScheduler::AUDIT);
    $waiting = $queue->queue()?->count();
    do_action(IndexScheduler::WORK);

    return [
        'is public' => stallkeeper_tools(SiteVisibility::class)->isPublic(),
        'before' => $before,
        'are waiting' => $waiting > 0,
        'left' => $queue->queue()?->count(),
        'bowl' => $found('bowl'),
        'plate' => $found('plate'),
    ];
};
