<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/**
 * Asks the visitor, where no consent plugin does: two buttons of a form that needs no script. Once answered it is
 * closed; the link in the footer leads to it, and being led to opens it.
 */
final class ConsentBar
{
    private const ID = 'consent-bar';

    public function addHooks(): void
    {
        add_action('stallkeeper_before_header', $this->print(...));
        add_action('stallkeeper_footer', $this->printLink(...));
    }

    private static function isNeeded(): bool
    {
        return Config::mode() === 'ask' && !Consent::hasPlugin();
    }

    private function print(): void
    {
        if (!self::isNeeded()) {
            return;
        }
        $isPrivate = !Cacheability::mayBeStored();
        ?>
<section class="consent-bar" id="<?php echo esc_attr(self::ID); ?>" tabindex="-1" aria-label="<?php esc_attr_e('Your choice', 'stallkeeper'); ?>"<?php echo $isPrivate && Consent::choice() !== null ? ' data-chosen' : ''; ?>>
	<form class="consent-bar__form wrap" method="post">
		<p class="consent-bar__text"><?php echo wp_kses($this->text(), ['a' => ['href' => []]]); ?></p>
		<?php $this->printReferrer($isPrivate); ?>
		<div class="consent-bar__choices">
			<?php foreach (['allow' => __('Allow', 'stallkeeper'), 'deny' => __('Refuse', 'stallkeeper')] as $choice => $label) { ?>
				<button class="consent-bar__choice" name="<?php echo esc_attr(ConsentPost::FIELD); ?>" value="<?php echo esc_attr($choice); ?>"><?php echo esc_html($label); ?></button>
			<?php } ?>
		</div>
	</form>
</section>
		<?php
    }

    private function text(): string
    {
        $text = esc_html__('May we remember which advertisement or site led you here? It helps us to see what leads to an order. The shop works without it, too.', 'stallkeeper');
        $policy = get_the_privacy_policy_link();

        return $policy === '' ? $text : $text . ' ' . $policy;
    }

    /** Without a script the site that led here is known to this request only. In a page of a cache it would be somebody else's. */
    private function printReferrer(bool $isPrivate): void
    {
        $referrer = $_SERVER['HTTP_REFERER'] ?? '';
        if ($isPrivate && is_string($referrer) && $referrer !== '') {
            printf('<input type="hidden" name="%s" value="%s">', esc_attr(ConsentPost::REFERRER), esc_attr(wp_unslash($referrer)));
            Cacheability::markPrivate();
        }
    }

    private function printLink(): void
    {
        if (self::isNeeded()) {
            printf('<p><a href="#%s">%s</a></p>', esc_attr(self::ID), esc_html__('Privacy choices', 'stallkeeper'));
        }
    }
}
