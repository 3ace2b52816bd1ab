/** Directories of classes that use each other in one direction only. */
const DIRECTORIES = /^(theme\/inc|plugin\/src|php-render\/src|php-search\/src)\//;

/**
 * @param {Record<string, { declares: string[], uses: [string, string, number][] }>} names by file
 * @returns {string[]} one sentence for each group of classes that need each other, with the shortest cycle through the first
 */
export function classCycles(names) {
  const files = Object.keys(names).filter((file) => DIRECTORIES.test(file));
  const home = new Map(files.flatMap((file) => names[file].declares.map((name) => [name, file])));
  const graph = new Map(files.map((file) => [file, usesOf(names[file], file, home)]));
  const seen = new Set();
  return files.flatMap((file) => {
    const cycle = seen.has(file) ? null : shortestCycle(graph, file);
    if (cycle === null) return [];
    groupOf(graph, file).forEach((one) => seen.add(one));
    return [sentence(cycle, graph, names)];
  });
}

/** Files that a file uses, with the line of the first use. */
function usesOf({ uses }, file, home) {
  const found = new Map();
  for (const [kind, name, line] of uses) {
    const used = home.get(name);
    if (kind === 'class' && used !== undefined && used !== file && !found.has(used)) found.set(used, line);
  }
  return found;
}

/** @returns {string[] | null} the files of the shortest cycle through this file, which is the first; null without one */
function shortestCycle(graph, start) {
  const from = new Map([[start, null]]);
  for (const file of from.keys())
    for (const used of graph.get(file).keys()) {
      if (used === start) return pathTo(file, from);
      if (!from.has(used)) from.set(used, file);
    }
  return null;
}

function pathTo(file, from) {
  const path = [];
  for (let one = file; one !== null; one = from.get(one)) path.unshift(one);
  return path;
}

/** Files that use this one and that it uses, directly or through others. */
function groupOf(graph, file) {
  const reach = (start) => {
    const reached = new Set([start]);
    for (const one of reached) for (const used of graph.get(one).keys()) reached.add(used);
    return reached;
  };
  return [...reach(file)].filter((one) => reach(one).has(file));
}

function sentence(cycle, graph, names) {
  const [first, second = first] = cycle;
  const titles = [...cycle, first].map(
    (file) => names[file].declares.find((name) => name.includes('\\')) ?? file,
  );
  return `${first}:${graph.get(first).get(second)} is part of a cycle: ${titles.join(' uses ')}.`;
}
