/**
 * Runs an enhancer on each element. If it fails, it logs the error and continues with the next element.
 * @param root contains the elements
 */
export function enhance(
  selector: string,
  enhancer: (element: HTMLElement) => void,
  root: ParentNode = document,
): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    try {
      enhancer(element);
    } catch (error) {
      console.error('Stallkeeper: the script could not enhance', element, error);
    }
  }
}
