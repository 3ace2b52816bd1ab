import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from './paths.mjs';

const INSTANTSEARCH = 'node_modules/instantsearch.js/es/';
const TINY_SLIDER = 'node_modules/tiny-slider/src/helpers/';

/**
 * Modules of packages that webpack replaces with modules of src/moduleReplacements/.
 *
 * @typedef {{build: string, module: string, replacement: string, reason: string}} Replacement  `build` is the name of the
 *   webpack configuration that requests the module
 * @type {Replacement[]}
 */
export const REPLACEMENTS = [
  {
    build: 'plugin-modules',
    module: `${INSTANTSEARCH}lib/routers/history.js`,
    replacement: 'router.ts',
    reason: 'Each widget has its own router. The default one and its parser cost 20 kB gzip.',
  },
  {
    build: 'plugin-modules',
    module: `${INSTANTSEARCH}middlewares/createMetadataMiddleware.js`,
    replacement: 'metadata.ts',
    reason: "Only the provider's crawler uses it. PHP renders the whole page.",
  },
  {
    build: 'plugin-modules',
    module: `${INSTANTSEARCH}middlewares/createInsightsMiddleware.js`,
    replacement: 'insights.ts',
    reason: 'It can load a script from another host and set a cookie without consent.',
  },
  {
    build: 'plugin-modules',
    module: 'node_modules/use-sync-external-store/shim/index.js',
    replacement: 'externalStore.ts',
    reason: 'React 18 and later export useSyncExternalStore.',
  },
  ...['calc', 'percentageLayout', 'has3DTransforms'].map((name) => ({
    build: 'theme-modules',
    module: `${TINY_SLIDER}${name}.js`,
    replacement: 'featureDetection.ts',
    reason: 'The test measures the page for each slider. All supported browsers have the feature.',
  })),
];

/** A webpack plugin that replaces modules. The build fails if a module does not exist or nothing requests it. */
export class ModuleReplacements {
  /**
   * @param {string} build name of the webpack configuration
   * @param {readonly Replacement[]} replacements
   * @param {(path: string) => string} fromRoot absolute path of a path in the repository
   */
  constructor(build, replacements = REPLACEMENTS, fromRoot = at) {
    this.replacements = replacements.filter((one) => one.build === build);
    this.fromRoot = fromRoot;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ModuleReplacements';
    const used = new Set();
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (request) => {
        const found = this.find(request.context, request.request);
        if (found === undefined) return;
        used.add(found);
        request.request = this.fromRoot(`src/moduleReplacements/${found.replacement}`);
      });
    });
    compiler.hooks.afterCompile.tap(name, (compilation) => {
      // A watched build only resolves changed files.
      if (compiler.watchMode) return;
      for (const one of this.replacements) {
        const problem = this.problem(one, used);
        if (problem !== null)
          compilation.errors.push(new Error(`${problem} Update bin/lib/module-replacements.mjs.`));
      }
    });
  }

  /** @returns {Replacement | undefined} the entry for a request, such as `./calc` or `package/file.js` */
  find(context, request) {
    const paths = request.startsWith('.')
      ? [resolve(context, request), resolve(context, `${request}.js`)]
      : [this.fromRoot(`node_modules/${request}`), this.fromRoot(`node_modules/${request}/index.js`)];
    return this.replacements.find(({ module }) => paths.includes(this.fromRoot(module)));
  }

  /** @returns {string | null} */
  problem(replacement, used) {
    const { module } = replacement;
    if (!existsSync(this.fromRoot(module))) return `The replaced module ${module} does not exist.`;
    return used.has(replacement) ? null : `The build does not request the replaced module ${module}.`;
  }
}
