/**
 * Makes of npm's sourcebuster, which reads the globals, a function of the page that it shall see.
 * For webpack a loader, for Jest a transform.
 */
const wrap = (source) =>
  `module.exports = function (window, document, navigator) {
     var define, module = { exports: {} }, exports = module.exports;
     ${source}
     return module.exports;
   };`;

module.exports = wrap;
module.exports.process = (source) => ({ code: wrap(source) });
