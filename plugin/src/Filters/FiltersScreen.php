<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Filters\ProductFilters;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;

/**
 * The screen _Stallkeeper, Product filters_, on which a shop selects, orders and renames the filters that visitors see.
 */
final class FiltersScreen
{
    public const SLUG = 'stallkeeper-product-filters';

    private const ACTION = 'stallkeeper_product_filters';

    private const CAPABILITY = 'manage_woocommerce';

    private ?FiltersForm $form = null;

    public function __construct(
        private readonly ProductFilterSettings $settings,
        private readonly ProductFilters $filters,
        private readonly FiltersTable $table,
        private readonly RequestInput $input,
    ) {}

    public static function address(): string
    {
        return OwnerMenu::address(self::SLUG);
    }

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Product filters', 'stallkeeper-tools'),
                current_user_can(self::CAPABILITY) ? self::CAPABILITY : 'manage_options',
                50,
                $this->printPage(...),
                $this->save(...),
                [
                    __(
                        'Select which filters visitors see in the shop and in search results, rename them and set their order.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Saves a submitted form; with errors, the page shows it again. */
    public function save(): void
    {
        $posted = $this->input->posted();
        if (!$posted->has('stallkeeper_filters')) {
            return;
        }
        check_admin_referer(self::ACTION);
        $this->form = FiltersForm::submitted($posted->at('filter'), $this->settings->all(), $this->titles());
        if ($this->form->errors === []) {
            $this->settings->save($this->form->choices);
            wp_safe_redirect(add_query_arg('saved', '1', self::address()));
            exit();
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        foreach ($this->form->errors ?? [] as $error) {
            printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html($error));
        }
        if ($this->form === null && $this->input->query()->has('saved')) {
            printf(
                '<div class="notice notice-success" role="status"><p>%s</p></div>',
                esc_html__('Filters saved. Cached pages show them when they expire.', 'stallkeeper-tools'),
            );
        }
        printf(
            '<p>%s</p>',
            esc_html__(
                'Visitors can filter search results and the lists of the shop. A filter is only shown if the list has products with such values.',
                'stallkeeper-tools',
            ),
        );
        printf(
            '<form method="post" action="%s"><input type="hidden" name="stallkeeper_filters" value="1">',
            esc_url(self::address()),
        );
        wp_nonce_field(self::ACTION);
        $this->table->print($this->form->choices ?? $this->settings->all(), $this->titles());
        printf(
            '<p><button class="button button-primary">%s</button></p></form>',
            esc_html__('Save filters', 'stallkeeper-tools'),
        );
    }

    /** @return array<string, string> default titles by key */
    private function titles(): array
    {
        return array_map(static fn(array $group): string => $group['title'], $this->filters->available()) + [
            ProductFilters::PRICE => __('Price', 'stallkeeper-tools'),
        ];
    }
}
