<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\OrderSource\Referrer;
use Stallkeeper\Tools\Tracking\Cacheability;
use Stallkeeper\Tools\Tracking\Choice;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\PageRequest;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Asks the visitor for consent, unless a consent plugin does. The two buttons submit a form, so they work without
 * JavaScript. The banner closes after the choice. The link in the footer jumps to it, which opens it again.
 */
final class ConsentBanner
{
    /** Fields of the form, see {@see ConsentRequest}. */
    public const FIELD = 'stallkeeper_consent';
    public const REFERRER = 'stallkeeper_referrer';

    private const ID = 'consent-bar';

    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly Consent $consent,
        private readonly Cacheability $cacheability,
        private readonly PageRequest $request,
        private readonly SelectionConsent $selections,
    ) {}

    /**
     * Hook: `template_redirect`. Makes the response private if the banner will show the visitor's choice or contain the
     * referrer.
     */
    public function decideHeaders(): void
    {
        if (!$this->isNeeded() || !$this->request->hasBody() || $this->cacheability->mayBeStored()) {
            return;
        }
        if ($this->consent->choice() !== null || $this->referrer() !== '') {
            CacheHeaders::makePrivate();
        }
    }

    private function isNeeded(): bool
    {
        return $this->settings->mode() === TrackingMode::Ask && !$this->consent->hasPlugin();
    }

    /** Hook: `stallkeeper_before_header`. */
    public function printBanner(): void
    {
        if (!$this->isNeeded()) {
            return;
        }
        // A page that a cache may store does not show the choice. There the script reads the cookie and closes the
        // banner.
        $isPrivate = CacheHeaders::isPrivate();
        ?>
<section class="consent-bar" id="<?php echo esc_attr(self::ID); ?>" tabindex="-1" aria-label="<?php esc_attr_e(
    'Tracking preferences',
    'stallkeeper-tools',
); ?>"<?php echo $isPrivate && $this->consent->choice() !== null ? ' data-chosen' : ''; ?>>
	<form class="consent-bar__form wrap" method="post">
		<p class="consent-bar__text"><?php echo wp_kses($this->text(), ['a' => ['href' => []]]); ?></p>
		<?php if ($isPrivate) {
      $this->printReferrer();
  } ?>
		<div class="consent-bar__choices">
			<?php foreach (
       [
           Choice::Allow->value => __('Allow', 'stallkeeper-tools'),
           Choice::Deny->value => __('Refuse', 'stallkeeper-tools'),
       ]
       as $choice => $label
   ) { ?>
				<button class="consent-bar__choice" name="<?php echo esc_attr(self::FIELD); ?>" value="<?php echo esc_attr(
    $choice,
); ?>"><?php echo esc_html($label); ?></button>
			<?php } ?>
		</div>
	</form>
</section>
		<?php
    }

    private function text(): string
    {
        $text =
            esc_html__(
                'May we store which site or advertisement brought you here? This shows us what leads to orders. The shop works without it.',
                'stallkeeper-tools',
            ) . rtrim(' ' . esc_html($this->selections->purpose()));
        $policy = get_the_privacy_policy_link();

        return $policy === '' ? $text : $text . ' ' . $policy;
    }

    /** Without JavaScript only this request knows the referrer, so the form sends it back with the choice. */
    private function printReferrer(): void
    {
        $referrer = $this->referrer();
        if ($referrer !== '') {
            printf('<input type="hidden" name="%s" value="%s">', esc_attr(self::REFERRER), esc_attr($referrer));
        }
    }

    /** @return string URL of the referring site without its query; '' if there is none or it is the shop itself */
    private function referrer(): string
    {
        return Referrer::shortened($this->request->referrer(), $this->settings->sourceSettings());
    }

    /** Hook: `stallkeeper_footer` and `stallkeeper_preferences_links`. */
    public function printLink(): void
    {
        if ($this->isNeeded()) {
            printf(
                '<p><a href="#%s">%s</a></p>',
                esc_attr(self::ID),
                esc_html__('Privacy choices', 'stallkeeper-tools'),
            );
        }
    }
}
