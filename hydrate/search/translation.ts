/**
 * Removes the `<font>` wrappers of a browser's translator and keeps the translated text. With the wrappers, React would
 * report a hydration mismatch. The caller tells React not to compare texts.
 *
 * @param lang the language PHP wrote the page in
 * @returns whether the page is translated
 */
export function unwrapTranslation(root: HTMLElement, lang: string): boolean {
  const wrappers = [...root.querySelectorAll<HTMLElement>('font')].filter(
    (font) => font.parentElement?.closest('font') === null,
  );
  for (const font of wrappers) {
    font.replaceWith(font.textContent);
  }
  root.normalize();
  return wrappers.length > 0 || document.documentElement.lang.toLowerCase() !== lang.toLowerCase();
}
