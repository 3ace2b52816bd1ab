import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The site asks its own web server. SiteHealthTest covers the other answers and the other tests. */

test('Site Health reports that the fast endpoint works, and that the index is private @js', async () => {
  for (const name of ['entry', 'privacy'])
    expect(
      await wp(
        `return stallkeeper_tools(\\Stallkeeper\\Tools\\BuiltInEngine\\Health\\EndpointTests::class)->${name}()->toArray('x');`,
      ),
    ).toMatchObject({ status: 'good' });
});
