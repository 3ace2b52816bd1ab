import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { LicenseNotices } from './bin/lib/license-notices.mjs';
import { ModuleReplacements } from './bin/lib/module-replacements.mjs';
import { sharedReact, sharedReactUrl } from './bin/lib/shared-react.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The same compiler that translates TypeScript. Its output is smaller than Terser's. */
const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3 }, mangle: true },
  }),
];

const shared = {
  mode: 'production',
  devtool: false,
  context: at('.'),
  performance: false,
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@stallkeeper/source-lists': at('./php-render/src/OrderSource/lists.json'),
      '@stallkeeper/source-clicks': `${at('./php-render/src/OrderSource/lists.json')}?clicks`,
    },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: 'swc-loader' },
      {
        test: /OrderSource\/lists\.json$/,
        resourceQuery: /clicks/,
        type: 'json',
        parser: { parse: (text) => JSON.parse(text).clicks },
      },
      { test: /node_modules\/sourcebuster\//, use: at('./bin/lib/sourcebuster-loader.cjs') },
    ],
  },
};

/**
 * ES modules of one package, found by WordPress through `modules.asset.php` next to them.
 * @param {'theme'|'plugin'} name @param {Record<string, string>} entry @param {RegExp} keep other files of its build directory
 */
const modules = (name, entry, keep) => ({
  ...shared,
  name: `${name}-modules`,
  entry,
  externals: [sharedReact()],
  experiments: { outputModule: true },
  target: ['web', 'es2022'],
  output: {
    path: at(`./${name}/build`),
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].js',
    // Chunks that an entry fetches by itself are not in WordPress's import map, which carries the entries' versions.
    chunkFilename: '[name].js?ver=[contenthash:8]',
    clean: { keep },
  },
  optimization: {
    splitChunks: false,
    runtimeChunk: false,
    minimizer,
  },
  plugins: [
    new ModuleReplacements(`${name}-modules`),
    new LicenseNotices('modules'),
    new webpack.DefinePlugin({ SHARED_REACT: JSON.stringify(sharedReactUrl()) }),
    new DependencyExtractionWebpackPlugin({
      // One file for all modules, because each file that PHP loads costs time.
      combineAssets: true,
      combinedOutputFile: 'modules.asset.php',
      // The package's defaults refuse `react` in a script module. WordPress has none, so the plugin has its own.
      useDefaults: false,
      // Our own islands are found through WordPress's import map, which carries their versions.
      requestToExternalModule: (request) => {
        if (request.startsWith('@stallkeeper/') && !request.startsWith('@stallkeeper/source-')) {
          return `import ${request}`;
        }
        return request === '@wordpress/interactivity' ? `module ${request}` : undefined;
      },
    }),
  ],
});

/** The bundles of a package and their entry files, which have the same names. @param {'theme'|'plugin'|'admin'} directory @param {...string} names */
const entries = (directory, ...names) =>
  Object.fromEntries(names.map((name) => [name, `./hydrate/entries/${directory}/${name}.ts`]));

const themeModules = modules(
  'theme',
  entries(
    'theme',
    'nav',
    'shop',
    'product',
    'cart',
    'checkout',
    'block-checkout',
    'slider',
    'slider-engine',
    'countdown',
    'device-lists',
  ),
  /^(theme|shop|product-page|cart|cart-drawer|purchase|account|front|comments|widgets|device-lists|lightbox|quick-add|mega-menu|layout|slider|shop-blocks)\.css$|^css\.[\w-]+\.js$|^customizer|^scripts\.LICENSE/,
);

const pluginModules = modules(
  'plugin',
  entries(
    'plugin',
    'react',
    'search',
    'instant-search',
    'suggestions',
    'suggestions-panel',
    'late-widget',
    'product-filters',
    'search-report',
    'order-source-collect',
    'order-source-referrer',
    'order-source-elements',
    'order-source-fields',
  ),
  /^(tools|filters)(-unlayered)?\.css$|^results\.css$|^owner-menu\.css$|^css\.[\w-]+\.js$|^consent-|^order-source-(?:block|analytics)|^swatch-fields|^pinned-results|^redirects|^blocks\.|^scripts\.LICENSE/,
);

/** Stylesheets of one package. @param {'theme'|'plugin'} name @param {Record<string, string>} entry */
const styles = (name, entry) => ({
  ...shared,
  name: `${name}-styles`,
  entry,
  output: { path: at(`./${name}/build`), filename: 'css.[name].js' },
  module: {
    rules: [
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
      },
    ],
  },
  optimization: {
    // The minimizer also compiles custom media queries, so development builds need it, too.
    minimize: true,
    minimizer: [
      new CssMinimizerPlugin({
        minify: CssMinimizerPlugin.lightningCssMinify,
        minimizerOptions: {
          drafts: { customMedia: true },
          // Safari 16.5 to 17.4 and Chrome 112 to 122 know everything else that the styles need.
          include: Features.CustomMediaQueries | Features.LightDark,
        },
      }),
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
});

const themeStyles = styles('theme', {
  theme: './theme/assets/css/theme.css',
  shop: './theme/assets/css/shop.css',
  cart: './theme/assets/css/cart.css',
  'cart-drawer': './theme/assets/css/cart-drawer.css',
  purchase: './theme/assets/css/purchase.css',
  account: './theme/assets/css/account.css',
  'product-page': './theme/assets/css/product-page.css',
  front: './theme/assets/css/front.css',
  comments: './theme/assets/css/comments.css',
  widgets: './theme/assets/css/widgets.css',
  'device-lists': './theme/assets/css/device-lists.css',
  lightbox: './theme/assets/css/lightbox.css',
  'quick-add': './theme/assets/css/quick-add.css',
  'mega-menu': './theme/assets/css/mega-menu.css',
  layout: './theme/assets/css/layout.css',
  slider: './theme/assets/css/slider.css',
  'shop-blocks': './theme/assets/css/shop-blocks.css',
});

const pluginStyles = styles('plugin', {
  tools: './plugin/assets/css/tools.css',
  'tools-unlayered': './plugin/assets/css/tools-unlayered.css',
  results: './plugin/assets/css/results.css',
  filters: './plugin/assets/css/filters.css',
  'filters-unlayered': './plugin/assets/css/filters-unlayered.css',
  'owner-menu': './plugin/assets/css/owner-menu.css',
});

/** Packages that WooCommerce provides as properties of its global `wc`, with the handles of their scripts. */
const WOOCOMMERCE = {
  '@woocommerce/blocks-checkout': { global: 'blocksCheckout', handle: 'wc-blocks-checkout' },
  '@woocommerce/components': { global: 'components', handle: 'wc-components' },
  '@woocommerce/csv-export': { global: 'csvExport', handle: 'wc-csv' },
  '@woocommerce/currency': { global: 'currency', handle: 'wc-currency' },
  '@woocommerce/date': { global: 'date', handle: 'wc-date' },
  '@woocommerce/settings': { global: 'wcSettings', handle: 'wc-settings' },
};

/** Scripts that other plugins' scripts depend on, or that use the block checkout's own React: no modules. */
const classics = {
  ...shared,
  name: 'classics',
  entry: {
    ...entries(
      'plugin',
      'consent-banner',
      'consent-plugin',
      'consent-mode',
      'order-source-block',
      'order-source-analytics',
      'redirects',
      'blocks',
    ),
    ...entries('admin', 'swatch-fields', 'pinned-results'),
  },
  target: ['web', 'es2022'],
  output: { path: at('./plugin/build'), filename: '[name].js' },
  optimization: { minimizer },
  plugins: [
    new LicenseNotices('scripts'),
    new DependencyExtractionWebpackPlugin({
      requestToExternal: (request) =>
        WOOCOMMERCE[request] ? ['wc', WOOCOMMERCE[request].global] : undefined,
      requestToHandle: (request) => WOOCOMMERCE[request]?.handle,
    }),
  ],
};

/** Scripts of the admin. */
const themeClassics = {
  ...classics,
  name: 'theme-classics',
  entry: entries('theme', 'customizer', 'customizer-preview'),
  output: { path: at('./theme/build'), filename: '[name].js' },
  plugins: [new LicenseNotices('scripts')],
};

export default [themeModules, pluginModules, classics, themeClassics, themeStyles, pluginStyles];
