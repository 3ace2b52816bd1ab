<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\OwnerMenu\QueryAction;

/** The screen _Stallkeeper, Redirects_: queries that lead to a page of this site instead of to results. */
final class RedirectsScreen
{
    public const SLUG = 'stallkeeper-redirects';

    /** Action of the nonce. */
    private const ACTION = 'stallkeeper_redirects';

    private ?RedirectForm $form = null;

    public function __construct(
        private readonly RedirectRules $rules,
        private readonly RedirectFields $fields,
        private readonly RequestInput $input,
    ) {}

    public static function address(string $query = ''): string
    {
        return OwnerMenu::address(self::SLUG, ['query' => $query]);
    }

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Redirects', 'stallkeeper-tools'),
                OwnerMenu::capability(),
                45,
                $this->printPage(...),
                $this->save(...),
                [
                    __(
                        'A redirect leads a search to a page of this site, such as a category, an offer or the page about shipping, instead of to results.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'It applies to searches for exactly these words, regardless of case, accents and punctuation, and works when a visitor submits the search.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /**
     * Hook: `stallkeeper_query_actions`.
     *
     * @return array<array-key, mixed>
     */
    public function addQueryAction(mixed $actions, mixed $query): array
    {
        $actions = is_array($actions) ? $actions : [];
        if (is_string($query) && current_user_can(OwnerMenu::capability())) {
            $actions[] = new QueryAction(
                self::address($query),
                __('Create redirect', 'stallkeeper-tools'),
                /* translators: %s: query of visitors */
                sprintf(__('Create redirect for “%s”', 'stallkeeper-tools'), $query),
            );
        }

        return $actions;
    }

    /** Saves or deletes a rule; with errors, the page shows the form again. */
    public function save(): void
    {
        $posted = $this->input->posted();
        if (!$posted->has('stallkeeper_redirects') || !current_user_can(OwnerMenu::capability())) {
            return;
        }
        check_admin_referer(self::ACTION);
        if ($posted->has('delete')) {
            $this->rules->delete($posted->text('delete', RedirectRules::MAX_QUERY));
            $this->leave('deleted');
        }
        $this->form = RedirectForm::submitted($posted, $this->rules);
        if ($this->form->errors === []) {
            $this->rules->save($this->form->query, $this->form->address, $this->form->replaced);
            $this->leave('saved');
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!current_user_can(OwnerMenu::capability())) {
            return;
        }
        $form = $this->form ?? RedirectForm::saved($this->input->query()->text('query'), $this->rules);
        $this->printDone($form);
        printf(
            '<p>%s</p>',
            esc_html__(
                'Visitors who search for exactly these words go to a page of the shop instead of the results.',
                'stallkeeper-tools',
            ),
        );
        echo '<form method="post" action="', esc_url(self::address()), '">';
        $this->printNonce();
        $this->fields->print($form);
        echo '</form><h2>', esc_html__('Queries with a redirect', 'stallkeeper-tools'), '</h2>';
        $this->printRules();
    }

    private function leave(string $done): never
    {
        wp_safe_redirect(add_query_arg('done', $done, self::address()));
        exit();
    }

    private function printDone(RedirectForm $form): void
    {
        $done = match ($this->input->query()->text('done')) {
            'saved' => __('Redirect saved. It applies to the next search.', 'stallkeeper-tools'),
            'deleted' => __('Redirect deleted.', 'stallkeeper-tools'),
            default => '',
        };
        if ($done !== '' && $form->errors === []) {
            printf('<div class="notice notice-success" role="status"><p>%s</p></div>', esc_html($done));
        }
    }

    private function printNonce(): void
    {
        // Two forms would repeat the ID of the field that wp_nonce_field() prints.
        printf(
            '<input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="stallkeeper_redirects" value="1">',
            esc_attr(wp_create_nonce(self::ACTION)),
        );
    }

    private function printRules(): void
    {
        $rules = $this->rules->all();
        if ($rules === []) {
            echo '<p>', esc_html__('None.', 'stallkeeper-tools'), '</p>';
            return;
        }
        echo '<form method="post" action="', esc_url(self::address()), '">';
        $this->printNonce();
        printf(
            '<table class="widefat striped" style="max-width: 50rem"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
            esc_html__('Query', 'stallkeeper-tools'),
            esc_html__('Address', 'stallkeeper-tools'),
            esc_html__('Actions', 'stallkeeper-tools'),
        );
        foreach ($rules as $rule) {
            printf(
                '<tr><th scope="row"><a href="%s" dir="auto">%s</a></th><td><a href="%s">%s</a></td><td><button class="button" name="delete" value="%2$s" aria-label="%s">%s</button></td></tr>',
                esc_url(self::address($rule['query'])),
                esc_html($rule['query']),
                esc_url($rule['address']),
                esc_html(rawurldecode($rule['address'])),
                /* translators: %s: query of visitors */
                esc_attr(sprintf(__('Delete the redirect of “%s”', 'stallkeeper-tools'), $rule['query'])),
                esc_html__('Delete', 'stallkeeper-tools'),
            );
        }
        echo '</tbody></table></form>';
    }
}
