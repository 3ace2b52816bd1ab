/** @jest-environment jsdom */
import { parseHtml } from '../test/renderTemplate';
import { removeLayout } from './whiteSpace';

const html = (fragment: DocumentFragment): string => {
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
};

test.each([
  ['between elements', '<ul> <li>a</li>\n\t<li>b</li> </ul> ', '<ul><li>a</li><li>b</li></ul>'],
  ['beside a comment', '<ol> <!--$--> <li>a</li> <!--/$--> </ol>', '<ol><!--$--><li>a</li><!--/$--></ol>'],
  ['that is the text of an element stays', '<p><span> </span><b>a</b></p>', '<p><span> </span><b>a</b></p>'],
  ['beside words stays', '<p>a <b>b</b> c</p>', '<p>a <b>b</b> c</p>'],
  ['that does not break stays', '<p><b>b</b>\u00a0<i>c</i></p>', '<p><b>b</b>&nbsp;<i>c</i></p>'],
])('white space %s', (_, page, expected) => {
  const fragment = parseHtml(page);
  removeLayout(fragment);
  expect(html(fragment)).toBe(expected);
});
