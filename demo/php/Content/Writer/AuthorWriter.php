<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;

/** Creates the users of the shop with random passwords; an administrator can set one. */
final class AuthorWriter
{
    /** @return array<string, int> user ids under the keys that headers use */
    public static function write(Site $site): array
    {
        $ids = [];
        foreach ($site->authors as $key => $author) {
            $found = username_exists($author->login);
            $id = is_int($found) ? $found : wp_insert_user([
                'user_login' => $author->login,
                'user_pass' => wp_generate_password(32),
                'user_nicename' => $author->nicename,
                'user_email' => $author->nicename . '@stallkeeper.example',
                'display_name' => $author->name,
                'nickname' => $author->name,
                'description' => $author->about,
                'role' => $author->role,
            ]);
            if (!is_int($id)) {
                throw new ContentError("site.json: the author \"$key\" was refused: " . $id->get_error_message());
            }
            $ids[$key] = $id;
        }

        return $ids;
    }
}
