/** Runs an enhancer on every element; one that fails leaves its element as PHP sent it, and the next one still runs. */
export function enhance(selector: string, enhancer: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    try {
      enhancer(element);
    } catch (error) {
      console.error('Stallkeeper: the script could not enhance', element, error);
    }
  }
}
