import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^licen[cs]e(\.md|\.txt)?$/i;

/**
 * Writes the licences of the npm packages in a build into one file beside it: the MIT License requires a copy of its notice, and
 * the minimizer keeps none.
 */
export class LicenseNotices {
  /** @param {string} name of the build; the file is NAME.LICENSE.txt */
  constructor(name) {
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicenseNotices', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'LicenseNotices', stage }, () => {
        const folders = packageFolders(compilation);
        if (folders.length === 0) return;
        const text = `${folders.map(noticeOf).join('\n\n----\n\n')}\n`;
        compilation.emitAsset(`${this.name}.LICENSE.txt`, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @returns {string[]} directories of the packages whose modules are in the build, sorted */
function packageFolders(compilation) {
  const files = [...compilation.modules].flatMap((module) =>
    [module, ...(module.modules ?? [])].map((one) => one.resource ?? ''),
  );
  return [...new Set(files.map((file) => PACKAGE.exec(file)?.[1]).filter(Boolean))].sort();
}

/** @param {string} folder of a package */
function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) ? readdirSync(folder).find((one) => LICENSE_FILE.test(one)) : undefined;
  const holder = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : mit(holder ?? `the authors of ${name}`);
  return `${name} ${version} (${license})\n\n${text}`;
}

/** The text of the licence, for packages that name it without a copy. @param {string} holder of the copyright */
const mit = (holder) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
