import type { APIRequestContext } from '@playwright/test';

/** Tests that only read the HTML of a page need no browser: they request it with the fixture `request`. */

/** Returns the HTML of a page without its `<template>` elements, which contain others. */
export function withoutTemplates(html: string): string {
  let depth = 0;
  return html
    .split(/(<\/?template\b[^>]*>)/)
    .filter((part) => {
      if (part.startsWith('<template')) depth++;
      else if (part.startsWith('</template')) depth--;
      else return depth === 0;
      return false;
    })
    .join('');
}

/** Requests a results page. @returns the number of results as the page says it, and the titles of the hits as HTML */
export async function resultsOf(
  request: APIRequestContext,
  path: string,
): Promise<{ summary: string; titles: string[] }> {
  const html = withoutTemplates(await (await request.get(path)).text());
  const [, summary = ''] = /class="instant-search__summary"[^>]*>\s*([^<]*?)\s*</.exec(html) ?? [];
  return { summary, titles: html.match(/class="hit__title\b[\s\S]*?<\/h\d>/g) ?? [] };
}
