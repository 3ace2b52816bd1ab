/** Comments that React writes around the content of a Suspense boundary. `Printer` of PHP prints the same. */
const BOUNDARY_START = '$';
const BOUNDARY_END = '/$';

/**
 * Whether a page still has the comments that mark boundaries. Some minifiers remove comments; React must not look for them
 * then.
 */
export function hasBoundaryMarks(root: Node): boolean {
  return [...root.childNodes].some(
    (node) =>
      (node.nodeType === 8 && (node.nodeValue === BOUNDARY_START || node.nodeValue === BOUNDARY_END)) ||
      hasBoundaryMarks(node),
  );
}
