<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Records\DatabaseError;

/** The screen _Stallkeeper, Demo content_: imports and removes the demo shop, one part of the work in each request. */
final class DemoContentScreen
{
    public const SLUG = 'stallkeeper-demo-content';

    private const CAPABILITIES = ['manage_options', 'import'];
    private const ACTION = 'stallkeeper_demo_content';
    private const IMPORT = 'import';
    private const REMOVE = 'remove';

    private ?string $problem = null;

    /** Whether the browser requests the next part of the work automatically. */
    private bool $isRefreshed = false;

    /** Result of a removal in this request. */
    private ?DemoState $removed = null;

    public function __construct(
        private readonly DemoImport $import,
        private readonly DemoRemoval $removal,
        private readonly DemoContentParts $parts,
        private readonly RequestInput $input,
    ) {}

    public static function isAllowed(): bool
    {
        return current_user_can(self::CAPABILITIES[0]) && current_user_can(self::CAPABILITIES[1]);
    }

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Demo content', 'stallkeeper-tools'),
                self::CAPABILITIES[0],
                110,
                $this->printPage(...),
                $this->work(...),
                [
                    __(
                        'The import adds content and sets what you have not set yet: the front page, its sections and the places of the menus. It changes and deletes nothing of yours.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'The removal deletes what the import has added, with the files of the pictures, and restores the settings. Content that you have edited, that customers have commented on, or that your own content uses, stays.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'The files are in the plugin’s directory demo-content. You can also import posts.xml and products.csv in Tools > Import, without pictures; this screen does not remove such content.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Starts or continues the import or the removal, before output. */
    public function work(): void
    {
        $posted = $this->input->posted()->text('do', 20);
        $do = $posted !== '' ? $posted : $this->input->query()->text('do', 20);
        if (!in_array($do, [self::IMPORT, self::REMOVE], true)) {
            return;
        }
        if (!self::isAllowed()) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        if ($do === self::REMOVE && $posted !== '' && $this->input->posted()->text('confirm') !== '1') {
            $this->problem = __('Nothing was removed. Check the box to confirm it.', 'stallkeeper-tools');

            return;
        }
        try {
            if ($do === self::IMPORT) {
                $this->import->run();
            } else {
                $this->removed = $this->removal->run();
            }
        } catch (DemoError $error) {
            $this->problem = $error->getMessage();
            // @phpstan-ignore catch.neverThrown (the function that the lock calls throws it)
        } catch (DatabaseError) {
            $this->problem = self::unreadable();
        }
        if ($this->problem === null && $this->next() !== '' && !headers_sent()) {
            $this->isRefreshed = true;
            header('Refresh: 1; url=' . $this->address($this->next()));
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!self::isAllowed()) {
            printf('<p>%s</p>', esc_html__('Sorry, you are not allowed to import content.', 'stallkeeper-tools'));

            return;
        }
        $phase = DemoState::load()->phase;
        $next = $this->next();
        $percent = $this->percent();
        $this->parts->printResult($this->problem, $this->removed);
        if ($next !== '') {
            $this->parts->printProgress($phase, $percent, $this->address($next), $this->isRefreshed);
        } elseif ($phase === DemoPhase::Imported) {
            $this->parts->printImported();
        }
        $this->parts->printContents();
        if ($next === '') {
            $this->printForm(
                self::IMPORT,
                '',
                $phase === DemoPhase::Imported
                    ? __('Import what is missing', 'stallkeeper-tools')
                    : __('Import demo content', 'stallkeeper-tools'),
                $this->import->isPossible(),
            );
        }
        if (in_array($phase, [DemoPhase::Imported, ...DemoPhase::steps()], true)) {
            printf('<h2>%s</h2>', esc_html__('Remove the demo content', 'stallkeeper-tools'));
            $this->printForm(
                self::REMOVE,
                __('Yes, delete the demo content. This cannot be undone.', 'stallkeeper-tools'),
                __('Remove demo content', 'stallkeeper-tools'),
                true,
            );
        }
    }

    private function percent(): int
    {
        try {
            return $this->import->progress();
        } catch (DatabaseError) {
            $this->problem ??= self::unreadable();

            return 0;
        }
    }

    private static function unreadable(): string
    {
        return __(
            'The database could not be read, so the work has stopped. Nothing is lost: continue in a minute.',
            'stallkeeper-tools',
        );
    }

    /** @return string what the next request does; empty if nothing is unfinished */
    private function next(): string
    {
        $phase = DemoState::load()->phase;

        return match (true) {
            $phase->isImporting() => self::IMPORT,
            $phase === DemoPhase::Removing => self::REMOVE,
            default => '',
        };
    }

    private function address(string $do): string
    {
        return add_query_arg('_wpnonce', wp_create_nonce(self::ACTION), OwnerMenu::address(self::SLUG, ['do' => $do]));
    }

    /** @param string $confirmation text of a checkbox; empty for none */
    private function printForm(string $do, string $confirmation, string $button, bool $isPossible): void
    {
        printf(
            '<form method="post" action="%s"><input type="hidden" name="do" value="%s">',
            esc_url(OwnerMenu::address(self::SLUG)),
            esc_attr($do),
        );
        wp_nonce_field(self::ACTION, '_wpnonce', false);
        if ($confirmation !== '') {
            printf(
                '<p><label><input type="checkbox" name="confirm" value="1" required> %s</label></p>',
                esc_html($confirmation),
            );
        }
        printf(
            '<p><button class="button%s"%s>%s</button></p></form>',
            $do === self::IMPORT ? ' button-primary' : '',
            $isPossible ? '' : ' disabled',
            esc_html($button),
        );
    }
}
