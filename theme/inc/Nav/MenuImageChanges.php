<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

/** Invalidates the stored menus after a change of a submenu's layout or of an image. */
final class MenuImageChanges
{
    public function __construct(private readonly StoredMenus $menus) {}

    /** Hooks: `added_post_meta`, `updated_post_meta`, `deleted_post_meta`. */
    public function forgetForPost(mixed $metaIds, mixed $id, mixed $key): void
    {
        if (!in_array($key, [SubmenuField::META, MenuImages::KEYS['post_type'], '_wp_attachment_metadata'], true)) {
            return;
        }
        // Without an ID, an image was deleted, and with it the metadata of all posts that had it.
        is_numeric($id) && (int) $id > 0 ? $this->menus->forgetPost($id) : $this->menus->forget();
    }

    /** Hooks: `added_term_meta`, `updated_term_meta`, `deleted_term_meta`. */
    public function forgetForTerm(mixed $metaIds, mixed $id, mixed $key): void
    {
        if ($key === MenuImages::KEYS['taxonomy']) {
            $this->menus->forget();
        }
    }
}
