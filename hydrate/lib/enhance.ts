/**
 * Runs an enhancer on each element. An error is logged and does not stop the enhancement of the next element.
 *
 * @param root element or document that contains the elements
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
