/**
 * Makes of npm's sourcebuster, which reads the globals, a function of the page that it shall see, and leaves out what
 * offers it to other kinds of loaders. For webpack a loader, for Jest a transform.
 */
const BEGIN = '(function e(t,n,r)';
const END = '});';
/** It carries all its parts, and never has to look for one elsewhere. */
const ELSEWHERE = /if\(!t\[o\]\)\{.*?throw f\.code="MODULE_NOT_FOUND",f\}/;

function body(source) {
  const [from, to] = [source.indexOf(BEGIN), source.lastIndexOf(END)];
  if (from < 0 || to < from) throw new Error('This is not the sourcebuster that this project knows.');
  return `function (window, document, navigator) { return ${source.slice(from, to).replace(ELSEWHERE, '')}; }`;
}

module.exports = (source) => `export default ${body(source)}`;
module.exports.process = (source) => ({ code: `module.exports = ${body(source)}` });
