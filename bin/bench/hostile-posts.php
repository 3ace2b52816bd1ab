<?php

/**
 * Creates one post of each kind that visitors must not see: `STALLKEEPER_SITE=folder php hostile-posts.php`.
 *
 * Prints a JSON list of `{kind, word, secret}`. Both words are in the post. Requests ask for `word`, which responses
 * repeat; `secret` is never sent, so a response that contains it comes from the post.
 */

declare(strict_types=1);

require __DIR__ . '/../../demo/php/boot.php';

$planted = [];
$plant = static function (string $kind, array $post) use (&$planted): int {
    [$word, $secret] = ['sought' . bin2hex(random_bytes(6)), 'secret' . bin2hex(random_bytes(6))];
    // WordPress lists the titles of posts with a password: theirs tells nothing.
    $title = $kind === 'password' ? 'Members only' : "$word $secret";
    $id = wp_insert_post(
        $post + [
            'post_title' => $title,
            'post_content' => "$word $secret",
            'post_author' => 1,
            'post_type' => 'post',
            'tags_input' => [$secret],
        ],
        true,
    );
    if (is_wp_error($id)) {
        throw new RuntimeException($id->get_error_message());
    }
    $planted[] = ['kind' => $kind, 'word' => $word, 'secret' => $secret];

    return $id;
};
foreach (['draft', 'private', 'pending', 'trash'] as $status) {
    $plant($status, ['post_status' => $status]);
}
$plant('future', ['post_status' => 'future', 'post_date' => gmdate('Y-m-d H:i:s', time() + YEAR_IN_SECONDS)]);
$plant('password', ['post_status' => 'publish', 'post_password' => 'x', 'tags_input' => []]);
if (function_exists('wc_get_product')) {
    $product = wc_get_product(
        $plant('hidden product', ['post_status' => 'publish', 'post_type' => 'product', 'tags_input' => []]),
    );
    $product->set_catalog_visibility('hidden');
    $product->save();
}
do_action('stallkeeper_reindex');
echo "\n", json_encode($planted), "\n";
