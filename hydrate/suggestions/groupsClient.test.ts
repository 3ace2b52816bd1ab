import type { SuggestionsConfig } from '../../src/suggestions/suggestions';
import { createGroupsClient } from './groupsClient';

const CONFIG: SuggestionsConfig = {
  sources: [],
  params: {},
  minCharacters: 1,
  debounceMs: 0,
  announcements: [],
  kinds: {},
  all: {
    texts: { resultForms: ['%s'], resultIndex: '0', thousands: ',', about: '' },
    address: { path: '/', queryName: 's', pageName: 'paged' },
  },
  links: {
    url: 'http://shop.test/?rest_route=/stallkeeper/v1/links',
    titles: { page: 'Pages' },
    maxPerGroup: 3,
    countLabel: 'Results:',
  },
};
const GROUPS = [{ kind: 'page', links: [{ name: 'About', href: '/about/' }] }];

/** Mocks fetch() with a response that contains the groups. @returns the URLs of the requests */
function network(status = 200): string[] {
  const urls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    urls.push((url as URL).href);
    return Promise.resolve(Response.json({ groups: GROUPS }, { status }));
  });
  return urls;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('after a pause in typing, one request is sent for the last query', async () => {
  const urls = network();
  const client = createGroupsClient(CONFIG);
  const found = jest.fn();
  for (const query of ['a', 'ab', 'ab & c']) client.request(query, found);
  await jest.advanceTimersByTimeAsync(240);
  expect(urls).toEqual([]);
  await jest.advanceTimersByTimeAsync(20);
  expect(urls).toEqual(['http://shop.test/?rest_route=%2Fstallkeeper%2Fv1%2Flinks&query=ab+%26+c']);
  expect(found.mock.calls).toEqual([[[expect.objectContaining({ title: 'Pages' })]]]);
});

test('a response that arrives after the list was closed is ignored', async () => {
  network();
  const client = createGroupsClient(CONFIG);
  const found = jest.fn();
  client.request('about', found);
  jest.advanceTimersByTime(250);
  client.stop();
  await jest.advanceTimersByTimeAsync(100);
  expect(found).not.toHaveBeenCalled();
});

test('a failed request, and a page without links, change nothing', async () => {
  const urls = network(500);
  const found = jest.fn();
  createGroupsClient(CONFIG).request('about', found);
  createGroupsClient({ ...CONFIG, links: null }).request('about', found);
  await jest.advanceTimersByTimeAsync(300);
  expect(urls).toHaveLength(1);
  expect(found).not.toHaveBeenCalled();
});
