/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { fixture } from '../test/fixture';
import { compileTemplate } from './compile';

interface Input {
  source: string;
  data: Record<string, unknown>;
}

const { cases } = fixture<Input, { page: string; shipped: string }>('template/pages');

function tree(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

describe('React draws from the shipped source what PHP finished', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, { input, expect: expected }) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToStaticMarkup(compileTemplate(tree(expected.shipped))(input.data, { parts: {} }));
    expect(tree(html).isEqualNode(tree(expected.page)) ? expected.page : html).toBe(expected.page);
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
});

test('a part gets its behaviour', () => {
  const render = compileTemplate(tree('<p><a data-part="page" href="/2">2</a></p>'));
  expect(renderToStaticMarkup(render({}, { parts: { page: { title: 'given' } } }))).toBe(
    '<p><a data-part="page" href="/2" title="given">2</a></p>',
  );
});

test("a value of Object's own prototype is not data", () => {
  const render = compileTemplate(tree('<p data-shop-text="constructor.name"></p>'));
  expect(renderToStaticMarkup(render({}, { parts: {} }))).toBe('<p></p>');
});
