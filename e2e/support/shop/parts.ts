import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { themeFile, wp } from '../wp';

const FIXTURES = fileURLToPath(new URL('../../fixtures/woocommerce-parts', import.meta.url));
const INVENTORY = fileURLToPath(new URL('../../../bin/lib/woocommerce-parts', import.meta.url));

/** A part of WooCommerce's pages that needs a style: a selector, and the rule of WooCommerce that says so. */
interface Part {
  part: string;
  rule: string;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The parts in bin/lib/woocommerce-parts/parts.json, without the decided exceptions. */
export function partsToStyle(): Part[] {
  const { parts } = json(join(INVENTORY, 'parts.json')) as { parts: Part[] };
  const exceptions = json(join(INVENTORY, 'exceptions.json')) as { parts: string[] }[];
  const without = new Set(exceptions.flatMap((one) => one.parts));
  return parts.filter(({ part }) => !without.has(part));
}

/** The classes that files of WooCommerce print, as the inventory knows them. */
function knownClasses(): Set<string> {
  const { printed } = json(join(INVENTORY, 'parts.json')) as {
    printed: Record<string, Record<string, string>>;
  };
  return new Set(
    Object.values(printed).flatMap((lists) => Object.values(lists).flatMap((names) => names.split(' '))),
  );
}

/** Shows the markup of all parts in a page, with the theme's stylesheets and without those of WooCommerce. */
export async function showParts(page: Page): Promise<void> {
  const placeholders = Object.entries(json(join(FIXTURES, 'placeholders.json')) as Record<string, string>);
  const html = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(FIXTURES, name), 'utf8'))
    .map((text) => placeholders.reduce((all, [name, value]) => all.replaceAll(name, value), text))
    .join('\n');
  const styles = [
    'theme',
    'shop',
    'shop-blocks',
    'slider',
    'product-page',
    'cart',
    'purchase',
    'account',
    'widgets',
  ].map((name) => readFileSync(themeFile(`build/${name}.css`), 'utf8'));
  await page.goto('/');
  await page.evaluate(
    ([markup, css]) => {
      document.querySelectorAll('link[rel=stylesheet], style').forEach((one) => one.remove());
      for (const text of css)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
      document.body.innerHTML = `<main class="main"><h1>Parts</h1><div class="wrap">${markup}</div></main>`;
      document.body.className = 'woocommerce-page';
    },
    [html, styles] as const,
  );
}

/**
 * Returns the parts that no rule of the theme's stylesheets styles. Rules for elements, such as `td`, do not count, nor do
 * rules of the layers for elements and layout, unless they name the class of the part. A rule for a state, such as
 * `.button.loading`, must name the state.
 */
export function partsWithoutRule(page: Page, parts: string[]): Promise<{ absent: string[]; bare: string[] }> {
  return page.evaluate((selectors) => {
    const ELEMENT_LAYERS = ['tokens', 'base', 'layout'];
    const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;
    /** A list of selectors, split at the commas outside of brackets. */
    const split = (list: string): string[] =>
      list.split(',').reduce<string[]>((all, piece) => {
        const last = all.at(-1);
        if (last !== undefined && isOpen(last)) all[all.length - 1] = `${last},${piece}`;
        else all.push(piece);
        return all;
      }, []);
    /** A selector without its `:not()`: what it excludes names nothing. */
    const withoutNot = (selector: string): string => {
      const [before, ...pieces] = selector.split(':not(');
      return pieces.reduce((text, piece) => {
        let end = 0;
        for (let depth = 1; depth > 0 && end < piece.length; end++)
          depth += piece[end] === '(' ? 1 : piece[end] === ')' ? -1 : 0;
        return text + piece.slice(end);
      }, before ?? '');
    };
    /** A selector that matches the element in each state and its pseudo-elements. */
    const anyState = (selector: string): string =>
      selector
        .replaceAll(':not(:hover)', '')
        .replace(/::?(before|after|marker|placeholder|selection|-webkit-[\w-]+)/g, '')
        .replace(/:(hover|focus|active|focus-visible|focus-within|checked|target|disabled)(?![\w-])/g, '');
    const isValid = (selector: string): boolean => {
      try {
        document.querySelector(selector);
        return true;
      } catch {
        return false;
      }
    };
    const rules: { names: string; layer: string; matches: string }[] = [];
    const collect = (list: CSSRuleList, layer: string, parent: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) {
          const own = parent ? rule.selectorText.replaceAll('&', `:is(${parent})`) : rule.selectorText;
          for (const selector of split(own)) {
            const names = withoutNot(selector);
            const matches = [anyState(selector), selector].find(isValid);
            if (/[.#[][a-z]/i.test(names) && matches !== undefined) rules.push({ names, layer, matches });
          }
          collect(rule.cssRules, layer, own);
        } else if (rule instanceof CSSGroupingRule)
          collect(rule.cssRules, rule instanceof CSSLayerBlockRule ? rule.name : layer, parent);
      }
    };
    for (const sheet of document.styleSheets) {
      if (sheet.href === null || sheet.href.includes('/themes/stallkeeper/')) collect(sheet.cssRules, '', '');
    }
    const isStyled = (element: Element, classes: string[]): boolean =>
      rules.some(({ names, layer, matches }) => {
        const isNamed = names.includes(`.${classes.at(-1)}`);
        const counts = classes.length > 1 ? isNamed : isNamed || !ELEMENT_LAYERS.includes(layer);
        return counts && element.matches(matches);
      });
    const absent: string[] = [];
    const bare: string[] = [];
    for (const part of selectors) {
      const elements = [...document.querySelectorAll(part)];
      const classes = (part.split(' ')[0] ?? '').split('.').filter(Boolean);
      if (elements.length === 0) absent.push(part);
      else if (!elements.some((element) => isStyled(element, classes))) bare.push(part);
    }
    return { absent, bare };
  }, parts);
}

interface Pages {
  customer: number;
  simple: number;
  guest: Record<string, string>;
  cart: Record<string, string>;
  account: Record<string, string>;
  blocks: string;
}

/** Fills a shop with real WooCommerce, see the file. */
export const seedParts = (): Promise<Pages> => wp<Pages>('return require $args;', join(FIXTURES, 'seed.php'));

/**
 * Returns the classes of WooCommerce in the page that no file prints that the inventory knows. The end of a class may come from
 * data, such as an ID.
 */
export async function unknownClasses(page: Page): Promise<string[]> {
  const known = knownClasses();
  const found = await page
    .locator('main *, aside *')
    .evaluateAll((elements) => [...new Set(elements.flatMap((element) => [...element.classList]))]);
  return found
    .filter((name) => /^(woocommerce|wc)[-_]/.test(name) && !/^wc-blocks?-/.test(name))
    .filter(
      (name) =>
        !Array.from(name).some(
          (_, i) => known.has(name.slice(0, i + 1)) && /[-_]|^.$/.test(name.slice(i, i + 2)),
        ),
    );
}
