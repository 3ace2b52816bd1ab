<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Site;

/** Creates the authors as users with random passwords. */
final class AuthorWriter
{
    /** @return array<string, int> user IDs by author key */
    public static function write(Site $site): array
    {
        $ids = [];
        foreach ($site->authors as $key => $author) {
            $existingId = username_exists($author->login);
            $id = is_int($existingId)
                ? $existingId
                : wp_insert_user([
                    'user_login' => $author->login,
                    'user_pass' => wp_generate_password(32),
                    'user_nicename' => $author->nicename,
                    'user_email' => $author->nicename . '@stallkeeper.example',
                    'display_name' => $author->name,
                    'nickname' => $author->name,
                    'description' => $author->biography,
                    'role' => $author->role,
                ]);
            if (!is_int($id)) {
                throw new ContentError("site.json: could not create the author \"$key\": " . $id->get_error_message());
            }
            $ids[$key] = $id;
        }

        return $ids;
    }
}
