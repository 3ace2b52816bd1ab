<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use Stallkeeper\Render\Http\RequestInput;

/** Redirects addresses of screens that were in other menus, so that bookmarks and links keep working. */
final class OldAddresses
{
    /** Keeps the method of the request, so that a form of an earlier version is still saved. */
    private const STATUS = 307;

    /** Files of the menus that had the screens. */
    private const FILES = ['edit.php', 'options-general.php', 'tools.php'];

    public function __construct(private readonly OwnerMenu $menu, private readonly RequestInput $input) {}

    /** Hook: `admin_menu`. WordPress checks afterwards whether the user may open the screen. */
    public function redirect(): void
    {
        $query = $this->input->query();
        if (!in_array($GLOBALS['pagenow'] ?? '', self::FILES, true) || !$this->menu->has($query->text('page'))) {
            return;
        }
        $kept = array_diff_key($query->all(), ['post_type' => '']);
        wp_safe_redirect(admin_url('admin.php?' . http_build_query($kept)), self::STATUS);
        exit();
    }
}
