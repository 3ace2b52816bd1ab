import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** The examples of docs/customizing.md, by heading, run in a plugin of the shop. `@js`: they change the whole site. */
const DOCS = readFileSync(fileURLToPath(new URL('../../docs/customizing.md', import.meta.url)), 'utf8');
const EXAMPLES = new Map(
  Array.from(DOCS.matchAll(/^## (.+)$[^]*?```php\n([^]*?)\n```/gm), ([, heading, code]) => [heading, code]),
);

const example = (heading: string): string => {
  const code = EXAMPLES.get(heading);
  if (code === undefined || code.includes('\n'))
    throw new Error(`docs/customizing.md has no example of one line for "${heading}".`);
  return code;
};

test('the docs have seven examples @js', () => {
  expect([...EXAMPLES.keys()]).toEqual([
    'Remove a callback',
    'Replace a service',
    'Render a block in a theme',
    'Change a default',
    'Add a field to search records',
    'Show a field in search results',
    'Add a settings field',
  ]);
});

test('a shop removes a callback @js', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
  await page.goto('/');
  await expect(link).toHaveCount(1);
  await withPlugin(example('Remove a callback'), async () => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(link).toHaveCount(0);
  });
});

test('a shop replaces a service @js', async ({ page }) => {
  const post = await wp<number>(
    `return wp_insert_post(['post_title' => 'Answered by my provider', 'post_status' => 'publish']);`,
  );
  const backend = `add_action('stallkeeper_tools_services', static function () {
      class My_Backend implements Stallkeeper\\Tools\\Api\\SearchBackend {
        public function configuration(): Stallkeeper\\Tools\\Api\\BackendConfiguration {
          return new Stallkeeper\\Tools\\Api\\BackendConfiguration(true, 'TESTAPP', str_repeat('a', 32), 'shop');
        }
        public function browserClient(): Stallkeeper\\Tools\\Api\\BrowserClient {
          return new Stallkeeper\\Tools\\Api\\BrowserClient();
        }
        public function search(array $queries): Stallkeeper\\Tools\\Api\\SearchAnswers {
          return Stallkeeper\\Tools\\Api\\SearchAnswers::fromResponses(array_map(static fn() => ['hits' => [['objectID' => '${post}-0', 'post_title' => 'Answered by my provider', 'permalink' => '/']], 'nbHits' => 1, 'nbPages' => 1, 'page' => 0], $queries));
        }
        public function queueChanges(array $ids): void {}
      }
    }, 0);`;
  try {
    await withPlugin(`${backend}\n${example('Replace a service')}`, async () => {
      await page.goto('/?s=nothing-has-this-word');
      await expect(
        page.getByRole('article').getByRole('link', { name: 'Answered by my provider' }),
      ).toBeVisible();
    });
  } finally {
    await wp('wp_delete_post($args, true);', post);
  }
});

test('a theme renders a block @js', async ({ page }) => {
  const banner = (source: string) =>
    pageWith(`<!-- wp:stallkeeper/banner {"source":"${source}","count":2} /-->`);
  const [posts, products] = [await banner('posts'), await banner('products')];
  const theme = `function my_theme_banner($count) { return "<p>My banner with $count slides</p>"; }`;
  await withPlugin(`${theme}\n${example('Render a block in a theme')}`, async () => {
    await page.goto(posts);
    await expect(page.getByRole('main').getByText('My banner with 2 slides')).toBeVisible();
    await page.goto(products);
    await expect(page.getByRole('main').locator('.banner-slide').first()).toBeVisible();
    await expect(page.getByText('My banner')).toHaveCount(0);
  });
});

test('a shop changes a default @js', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.back-to-top')).toHaveCount(1);
  await withPlugin(example('Change a default'), async () => {
    await page.goto('/');
    await expect(page.locator('.back-to-top')).toHaveCount(0);
  });
});

test('a shop adds a field to search records @js', async () => {
  await withPlugin(example('Add a field to search records'), async () => {
    const subtitle = await wp<string>(
      `$id = wp_insert_post(['post_title' => 'With a subtitle', 'post_status' => 'publish', 'meta_input' => ['subtitle' => 'Boils water']]);
       $record = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Records\\RecordFactory::class)->build(get_post($id));
       wp_delete_post($id, true);
       return $record['subtitle'];`,
    );
    expect(subtitle).toBe('Boils water');
  });
});

test('a shop adds a settings field @js', async () => {
  await withPlugin(example('Add a settings field'), async () => {
    const control = await wp(
      `require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
       wp_set_current_user(get_user_by('login', 'admin')->ID);
       $customizer = new WP_Customize_Manager(); do_action('customize_register', $customizer);
       $control = $customizer->get_control('my_note');
       return [$control->section, $control->type, $control->label];`,
    );
    expect(control).toEqual(['stallkeeper_journal', 'text', 'Note']);
  });
});
