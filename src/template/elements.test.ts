/** @jest-environment jsdom */
import { casesOf, elementNames } from '../test/elementCases';
import { hydrateInBrowser, pageHtml, renderInBrowser } from '../test/renderTemplate';

/** Only PHP prints `autofocus`: a browser focuses a field when it loads the page. */
const withoutAutofocus = (page: string): string => page.replace(/ autofocus=""/g, '');

describe.each(elementNames)('<%s>', (name) => {
  const cases = casesOf(name);

  test('the browser renders what PHP prints', () => {
    expect(renderInBrowser(cases)).toEqual({
      html: cases.map(({ page }) => pageHtml(withoutAutofocus(page))),
      reports: [],
    });
  });

  test('hydration keeps what PHP printed', () => {
    expect(hydrateInBrowser(cases)).toEqual({
      html: cases.map(({ page }) => pageHtml(page)),
      reports: [],
      lost: [],
    });
  });
});
