/**
 * A browser's translator wraps texts in `<font>` and changes the page's language. React would take that for a broken
 * page; so the wrappers go, the translated words stay, and React is told to keep the words it finds.
 *
 * @param lang the language PHP wrote the page in
 * @returns whether the page is translated
 */
export function settleTranslation(root: HTMLElement, lang: string): boolean {
  const wrappers = [...root.querySelectorAll<HTMLElement>('font')].filter(
    (font) => font.parentElement?.closest('font') === null,
  );
  for (const font of wrappers) {
    font.replaceWith(font.textContent);
  }
  root.normalize();
  return wrappers.length > 0 || document.documentElement.lang.toLowerCase() !== lang.toLowerCase();
}
