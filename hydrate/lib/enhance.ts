/** Runs an enhancer on each element. If it fails, it logs the error and continues with the next element. */
export function enhance(selector: string, enhancer: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    try {
      enhancer(element);
    } catch (error) {
      console.error('Stallkeeper: the script could not enhance', element, error);
    }
  }
}
