import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forget, publish, uniqueWord, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { pluginFile, siteFolder } from '../support/wp';

/** The example of docs/customizing.md in a child theme: a field of search records in the results, without a build. */
const DOCS = readFileSync(fileURLToPath(new URL('../../docs/customizing.md', import.meta.url)), 'utf8');
const SECTION = /## Show a field in search results\n([^]*?)\n## /.exec(DOCS)?.[1] ?? '';
const code = (language: string): string =>
  Array.from(
    SECTION.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``, 'g')),
    ([, text]) => text,
  ).join('\n');

const NAME = 'my-child-theme';

async function withChildTheme(run: () => Promise<void>): Promise<void> {
  const folder = join(siteFolder(), 'www/wp-content/themes', NAME);
  const template = join(folder, 'stallkeeper/search/hit.php');
  await mkdir(dirname(template), { recursive: true });
  await writeFile(join(folder, 'style.css'), '/*\nTheme Name: My child theme\nTemplate: stallkeeper\n*/');
  await writeFile(join(folder, 'functions.php'), `<?php\n${code('php')}\n`);
  await cp(pluginFile('templates/search/hit.php'), template);
  const own = await readFile(template, 'utf8');
  await writeFile(template, own.replace('\t</article>', `${code('html')}\n\t</article>`));
  try {
    await withPlugin(`add_filter('pre_option_stylesheet', static fn(): string => '${NAME}');`, run);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a child theme prints a field of its own, on the page and in the live results', async ({
  page,
  request,
}, { project }) => {
  const [first, second] = [uniqueWord('first'), uniqueWord('second')];
  await withChildTheme(async () => {
    try {
      await publish(first, { meta_input: { material: 'Copper & tin', made_for_a_test: '1' } });
      await publish(second, { meta_input: { material: 'Beech', made_for_a_test: '1' } });
      const html = await (await request.get(`/?s=${first}`)).text();
      expect(html).toContain('<span>Copper &amp; tin</span>');
      await page.goto(`/?s=${first}`);
      const hit = page.getByRole('main').locator('.hit');
      await expect(hit).toContainText('Material: Copper & tin');
      const box = page.getByRole('main').getByRole('searchbox');
      await box.fill(second);
      if (project.name === 'no-js') await box.press('Enter');
      await expect(hit).toContainText(second);
      await expect(hit).toContainText('Material: Beech');
    } finally {
      await forget();
    }
  });
});
