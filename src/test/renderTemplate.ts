/* eslint-disable no-restricted-globals -- a helper of tests that run in jsdom */
import { act, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { compileTemplate } from '../template/compile';

export interface TemplateCase {
  source: string;
  data: Record<string, unknown>;
  /** HTML that PHP prints */
  page: string;
}

export interface Rendered {
  /** the HTML of every case */
  html: string[];
  /** everything that React reports: recovered errors, mismatches and other warnings */
  reports: string[];
}

/** The content of a `<template>` element. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Renders templates in the browser. */
export function renderInBrowser(cases: readonly TemplateCase[]): Rendered {
  const container = document.createElement('main');
  const reports = collectReports(() => act(() => createRoot(container).render(elementsOf(cases))));
  return { html: [...container.children].map(comparableHtml), reports };
}

/** Hydrates the pages that PHP printed. @returns also the elements of the page that React replaced */
export function hydrateInBrowser(cases: readonly TemplateCase[]): Rendered & { lost: string[] } {
  const container = document.createElement('main');
  container.innerHTML = cases.map(({ page }) => `<section>${page}</section>`).join('');
  const before = [...container.querySelectorAll('*')];
  const recovered: string[] = [];
  const onRecoverableError = (error: unknown) => recovered.push(String(error));
  const reports = collectReports(() =>
    act(() => void hydrateRoot(container, elementsOf(cases), { onRecoverableError })),
  );
  const lost = before.filter((element) => !container.contains(element)).map(({ localName }) => localName);
  return { html: [...container.children].map(comparableHtml), reports: [...recovered, ...reports], lost };
}

/** The HTML of a page after parsing, for comparison with rendered HTML. */
export function pageHtml(page: string): string {
  const section = document.createElement('section');
  section.innerHTML = page;
  return comparableHtml(section);
}

const elementsOf = (cases: readonly TemplateCase[]): ReactNode =>
  cases.map(({ source, data }, index) =>
    createElement('section', { key: index }, compileTemplate(parseHtml(source))(data, { parts: {} })),
  );

/** The HTML with attributes in alphabetical order and serialized styles. */
function comparableHtml(section: Element): string {
  const copy = section.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll<HTMLElement>('*')) {
    if (element.hasAttribute('style')) element.setAttribute('style', element.style.cssText);
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const attribute of attributes) element.removeAttributeNode(attribute);
    for (const attribute of attributes) element.setAttributeNodeNS(attribute);
  }
  return copy.innerHTML;
}

/** jsdom does not know these elements of the HTML standard. */
const UNKNOWN_IN_JSDOM = /^The tag <%s> is unrecognized in this browser\..* (?:search)$/;

function collectReports(run: () => void): string[] {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    run();
    return spy.mock.calls
      .map((call) => call.map(String).join(' '))
      .filter((text) => !UNKNOWN_IN_JSDOM.test(text));
  } finally {
    spy.mockRestore();
  }
}
