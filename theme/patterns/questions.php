<?php
/**
 * Title: Questions and answers
 * Slug: stallkeeper/questions
 * Description: Questions that open their answers, without a script.
 * Categories: stallkeeper, text
 * Keywords: faq, help, accordion
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$questions = [
    [
        __('When does my order arrive?', 'stallkeeper'),
        __('Orders before noon leave the same day and take two to three working days.', 'stallkeeper'),
    ],
    [
        __('Can I send something back?', 'stallkeeper'),
        __('Yes, within 30 days. Write to us, and we send you a label.', 'stallkeeper'),
    ],
    [
        __('How can I pay?', 'stallkeeper'),
        __('By card, by bank transfer, or in cash when you collect your order.', 'stallkeeper'),
    ],
];
?>
<!-- wp:group {"className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Questions', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<?php foreach ($questions as [$question, $answer]) { ?><!-- wp:details -->
<details class="wp-block-details"><summary><?php echo esc_html($question); ?></summary><!-- wp:paragraph -->
<p><?php echo esc_html($answer); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<?php } ?></div>
<!-- /wp:group -->
<?php
