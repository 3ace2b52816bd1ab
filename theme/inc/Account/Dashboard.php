<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

use Stallkeeper\Theme\Templates\TemplatePart;

/**
 * The first page of the account: the latest order, and a tile for each page of the account. They replace WooCommerce's
 * sentence with links to the same pages. What plugins print on this page stays.
 */
final class Dashboard
{
    private const TEMPLATE = 'myaccount/dashboard.php';

    /** Pages of the account without a tile. */
    private const WITHOUT_TILE = ['dashboard' => true, 'customer-logout' => true];

    /** Level of the output buffer with WooCommerce's sentences, 0 for none. */
    private int $buffer = 0;

    public function __construct(private readonly TemplatePart $parts, private readonly LatestOrder $latest) {}

    /** Hook: `woocommerce_before_template_part`; `woocommerce_account_content` creates this service before. */
    public function openIntroduction(mixed $template): void
    {
        if ($template === self::TEMPLATE && $this->buffer === 0) {
            ob_start();
            $this->buffer = ob_get_level();
        }
    }

    /** Hook: `woocommerce_after_template_part`. A template of a child theme may have no hook inside. */
    public function closeIntroduction(mixed $template): void
    {
        if ($template !== self::TEMPLATE) {
            return;
        }
        // A plugin may have left a buffer open inside.
        while ($this->buffer > 0 && ob_get_level() > $this->buffer) {
            ob_end_flush();
        }
        $this->printIntroduction();
        $this->buffer = 0;
    }

    /** Hook: `woocommerce_account_dashboard`, before all other callbacks. */
    public function printIntroduction(): void
    {
        if ($this->buffer === 0 || ob_get_level() !== $this->buffer) {
            return;
        }
        $this->buffer = 0;
        echo $this->withoutLinks((string) ob_get_clean());
    }

    /** Hook: `woocommerce_account_dashboard`. */
    public function print(): void
    {
        [$order, $count] = $this->latest->find(get_current_user_id());
        echo $this->parts->html('parts/account/dashboard', ['order' => $order, 'tiles' => $this->tiles($count)]);
    }

    /**
     * The pages of the account, those of plugins included.
     *
     * @param int $orders number of the customer's orders
     * @return list<array{title: string, url: string, text: string}> text: what the page contains, empty if unknown
     */
    public function tiles(int $orders): array
    {
        $texts = [
            'orders' =>
                $orders > 0
                    ? sprintf(
                        /* translators: %s: number of orders */
                        _n('%s order', '%s orders', $orders, 'stallkeeper'),
                        number_format_i18n($orders),
                    )
                    : __('No orders yet', 'stallkeeper'),
            'downloads' => __('Files that you have bought', 'stallkeeper'),
            'edit-address' => __('Where invoices and parcels go', 'stallkeeper'),
            'payment-methods' => __('Saved ways to pay', 'stallkeeper'),
            'edit-account' => __('Name, email address and password', 'stallkeeper'),
        ];
        $tiles = [];
        foreach (array_diff_key(wc_get_account_menu_items(), self::WITHOUT_TILE) as $page => $title) {
            $tiles[] = [
                'title' => is_string($title) ? $title : '',
                'url' => wc_get_account_endpoint_url((string) $page),
                'text' => $texts[$page] ?? '',
            ];
        }

        return array_values(array_filter($tiles, static fn(array $tile): bool => $tile['title'] !== ''));
    }

    /** Removes the paragraph that links to the pages which have tiles. */
    private function withoutLinks(string $html): string
    {
        $pages = array_map(static fn(string $page): string => 'href="' . esc_url(wc_get_endpoint_url($page)) . '"', [
            'orders',
            'edit-account',
        ]);

        return (string) preg_replace_callback(
            '~<p>(?:(?!</p>).)*+</p>\s*~s',
            static fn(array $match): string => array_filter(
                $pages,
                static fn(string $page): bool => !str_contains($match[0], $page),
            ) === []
                ? ''
                : $match[0],
            $html,
        );
    }
}
