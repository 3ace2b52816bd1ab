/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { compileTemplate } from './compile';

function tree(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

test('a part gets its props', () => {
  const render = compileTemplate(tree('<p><a data-part="page" href="/2">2</a></p>'));
  expect(renderToStaticMarkup(render({}, { parts: { page: { title: 'given' } } }))).toBe(
    '<p><a data-part="page" href="/2" title="given">2</a></p>',
  );
});

test("a value of Object's own prototype is not data", () => {
  const render = compileTemplate(tree('<p data-shop-text="constructor.name"></p>'));
  expect(renderToStaticMarkup(render({}, { parts: {} }))).toBe('<p></p>');
});
