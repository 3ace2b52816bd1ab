<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Listeners;

use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use WP_Post;

/**
 * Queues products whose displayed price changes although they do not: all of them after a change of a tax rate or a
 * price setting, and grouped products after a change of their children.
 */
final class PriceListener
{
    private bool $isQueued = false;

    private bool $isSent = false;

    public function __construct(
        private readonly IndexQueue $queue,
        private readonly SearchBackend $provider,
        private readonly PostDatabase $database,
        private readonly Products $products,
    ) {}

    /**
     * Hooks: `woocommerce_tax_rate_added`, `woocommerce_tax_rate_updated`, `woocommerce_tax_rate_deleted`. A request
     * changes many rates, so it queues the products once.
     */
    public function queueAll(): void
    {
        if (!$this->isQueued) {
            $this->isQueued = true;
            $this->queue->pushFound($this->published());
        }
    }

    /**
     * Hooks: `add_option_{$option}` and `update_option_{$option}` of RecordFingerprint::PRICE_OPTIONS. The built-in
     * index is rebuilt anyway, because its fingerprint contains them, so this queues the products for the hosted
     * provider only.
     */
    public function sendAll(): void
    {
        if (!$this->isSent) {
            $this->isSent = true;
            try {
                foreach ($this->published() as $ids) {
                    $this->provider->queueChanges($ids);
                }
            } catch (DatabaseError $error) {
                error_log('Stallkeeper: products cannot be queued for the hosted provider: ' . $error->getMessage());
            }
        }
    }

    /** @return iterable<list<int>> ids of published products */
    private function published(): iterable
    {
        $after = 0;
        if (!$this->products->areIndexed()) {
            return;
        }
        do {
            $ids = $this->database->ids(
                "SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
                [$this->database->connection()->posts, Products::TYPE, $after, PostDatabase::CHUNK],
            );
            yield $ids;
            $after = $ids === [] ? 0 : max($ids);
        } while (count($ids) === PostDatabase::CHUNK);
    }

    /** Hook: `woocommerce_update_product`. The price of a grouped product is the range of its children's prices. */
    public function queueGroups(mixed $id): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $this->queue->pushFound($this->groupsOf($id));
    }

    /**
     * Hook: `transition_post_status`. A child that is not published, such as one in the trash, does not count for the
     * price.
     */
    public function queueGroupsAfterTransition(mixed $new, mixed $old, mixed $post): void
    {
        if ($new !== $old && $post instanceof WP_Post && $post->post_type === Products::TYPE) {
            $this->queueGroups($post->ID);
        }
    }

    /** Hook: `after_delete_post`. */
    public function queueGroupsAfterDeletion(mixed $id, mixed $post): void
    {
        if ($post instanceof WP_Post && $post->post_type === Products::TYPE) {
            $this->queueGroups($id);
        }
    }

    /** @return iterable<list<int>> */
    private function groupsOf(int $product): iterable
    {
        yield $this->database->ids('SELECT post_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT %d', [
            $this->database->connection()->postmeta,
            '_children',
            "%;i:$product;%",
            PostDatabase::CHUNK,
        ]);
    }
}
