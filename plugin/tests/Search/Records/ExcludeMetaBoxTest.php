<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class ExcludeMetaBoxTest extends PluginTestCase
{
    private const FIELD = 'stallkeeper_search_exclude';

    #[TestDox('An editor excludes a post from the search')]
    public function testExcludes(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertSame('1', $this->save($this->post(), '1'));
    }

    #[TestDox('An editor takes the exclusion back')]
    public function testIncludes(): void
    {
        wp_set_current_user($this->user('editor'));
        $post = $this->post();
        update_post_meta($post, RecordFactory::EXCLUDED_META, '1');
        self::assertSame('', $this->save($post, null));
    }

    #[TestDox('A user who cannot edit the post changes nothing')]
    public function testCapability(): void
    {
        $post = $this->post();
        wp_set_current_user($this->user('subscriber'));
        self::assertSame('', $this->save($post, '1'));
    }

    #[TestDox('A form with the nonce of another post changes nothing')]
    public function testNonce(): void
    {
        wp_set_current_user($this->user('editor'));
        [$post, $other] = [$this->post(), $this->post()];
        self::assertSame('', $this->save($post, '1', wp_create_nonce(self::FIELD . $other)));
    }

    #[TestDox('A pattern, which is not searched, gets no meta')]
    public function testType(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertSame('', $this->save($this->post(['post_type' => 'wp_block']), '1'));
    }

    #[TestDox('A page, which searches link to, is excluded')]
    public function testPage(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertSame('1', $this->save($this->post(['post_type' => 'page']), '1'));
    }

    #[TestDox('A refused post stays refused, and an excluded one is refused')]
    public function testFilter(): void
    {
        $box = $this->service(ExcludeMetaBox::class);
        $post = get_post($this->post());
        self::assertInstanceOf(\WP_Post::class, $post);
        self::assertSame([true, false], [$box->excludePost(true, $post), $box->excludePost(false, $post)]);
        update_post_meta($post->ID, RecordFactory::EXCLUDED_META, '1');
        self::assertFalse($box->excludePost(true, $post));
    }

    #[TestDox('The button for a rebuild needs a capability')]
    public function testActionCapability(): void
    {
        self::assertSame(['403', false], $this->reindex('editor', true));
    }

    #[TestDox('The button for a rebuild needs a valid nonce')]
    public function testActionNonce(): void
    {
        self::assertSame(['403', false], $this->reindex('administrator', false));
    }

    #[TestDox('An administrator starts a rebuild and returns to the screen')]
    public function testAction(): void
    {
        self::assertSame(['redirect', true], $this->reindex('administrator', true));
    }

    private function save(int $post, ?string $value, ?string $nonce = null): mixed
    {
        $_POST =
            ['stallkeeper_search_exclude_nonce' => $nonce ?? wp_create_nonce(self::FIELD . $post)] +
            ($value === null ? [] : [self::FIELD => $value]);
        $this->service(ExcludeMetaBox::class)->saveChoice($post, get_post($post));

        return get_post_meta($post, RecordFactory::EXCLUDED_META, true);
    }

    /** @return array{string, bool} how the request ended, and whether a rebuild begins */
    private function reindex(string $role, bool $hasNonce): array
    {
        wp_set_current_user($this->user($role));
        $_POST = ['do' => IndexActions::REINDEX];
        $_REQUEST = ['_wpnonce' => $hasNonce ? wp_create_nonce(IndexActions::ACTION) : 'forged'];
        add_filter('wp_die_handler', static fn(): callable => static fn(): string => throw new RuntimeException('403'));
        add_filter('wp_redirect', static fn(): string => throw new RuntimeException('redirect'));
        $end = '';
        try {
            $this->service(IndexActions::class)->runAction();
        } catch (RuntimeException $error) {
            $end = $error->getMessage();
        }
        $states = $this->service(IndexStateStorage::class);

        return [$end, $states->isStale($states->fresh())];
    }
}
