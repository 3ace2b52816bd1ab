<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Header;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Header\AccountLink;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** The link to the customer account in the header. */
final class AccountLinkTest extends ShopTestCase
{
    private int $page = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Mine', 'post_status' => 'publish']);
        update_option('woocommerce_myaccount_page_id', $this->page);
    }

    #[TestDox('Visitors get a link to the account page')]
    public function testVisitor(): void
    {
        wp_set_current_user(0);
        $html = self::shown();
        self::assertStringContainsString('href="' . esc_url((string) get_permalink($this->page)) . '"', $html);
        self::assertStringContainsString('>Account</span>', $html);
    }

    #[TestDox('The link of a customer has the customer’s name, as text')]
    public function testCustomer(): void
    {
        $user = wp_insert_user(['user_login' => 'ada' . wp_rand(), 'user_pass' => wp_generate_password()]);
        self::assertIsInt($user);
        update_user_meta($user, 'first_name', 'Ada & <b>Bo</b>');
        wp_set_current_user($user);
        $html = self::shown();
        self::assertStringContainsString('Account: </span>Ada &amp; &lt;b&gt;Bo&lt;/b&gt;</span>', $html);
        wp_set_current_user(0);
    }

    #[TestDox('There is no link without a published account page, or if the owner turns it off')]
    public function testNone(): void
    {
        wp_update_post(['ID' => $this->page, 'post_status' => 'draft']);
        $ofDraft = self::shown();
        update_option('woocommerce_myaccount_page_id', 0);
        $ofNone = self::shown();
        self::assertSame(['', ''], [$ofDraft, $ofNone]);
        wp_update_post(['ID' => $this->page, 'post_status' => 'publish']);
        update_option('woocommerce_myaccount_page_id', $this->page);
        $isShown = self::shown() !== '';
        set_theme_mod(DisplayOptions::PREFIX . DisplayOptions::ACCOUNT, false);
        self::assertSame([true, ''], [$isShown, self::shown()]);
    }

    private static function shown(): string
    {
        return self::printed(stallkeeper_theme(AccountLink::class)->printLink(...));
    }
}
