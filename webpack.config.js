import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  mode: 'production',
  devtool: false,
  context: at('.'),
  performance: false,
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // The InstantSearch router needs two functions of qs; the whole of it would cost 18 kB gzip.
    alias: { qs$: at('./src/search/qs.ts') },
  },
  module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: 'swc-loader' }] },
};

/** The theme's scripts: ES modules, found by WordPress through the asset file beside each. */
const modules = {
  ...shared,
  name: 'modules',
  entry: {
    search: './hydrate/search.ts',
    nav: './hydrate/nav.ts',
    'instant-search': './hydrate/islands/instantSearch.ts',
    shop: './hydrate/shop.ts',
  },
  experiments: { outputModule: true },
  target: ['web', 'es2022'],
  output: {
    path: at('./theme/build'),
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].js',
    clean: { keep: /^(theme|editor|shop)\.css$|^css\./ },
  },
  optimization: { splitChunks: false, runtimeChunk: false },
  plugins: [
    new DependencyExtractionWebpackPlugin({
      // The package's own defaults refuse `react` in a script module: ours is bundled on purpose.
      useDefaults: false,
      // Our own islands are found through WordPress's import map, which carries their versions.
      requestToExternalModule: (request) => {
        if (request.startsWith('@stallkeeper/')) {
          return `import ${request}`;
        }
        return request === '@wordpress/interactivity' ? `module ${request}` : undefined;
      },
    }),
  ],
};

/** The theme's styles: one file, from theme/assets/css/index.css. */
const styles = {
  ...shared,
  name: 'styles',
  entry: { theme: './theme/assets/css/index.css', shop: './theme/assets/css/shop.css' },
  output: { path: at('./theme/build'), filename: 'css.[name].js' },
  module: {
    rules: [
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
      },
    ],
  },
  optimization: { minimizer: [new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })] },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
};

export default [modules, styles];
