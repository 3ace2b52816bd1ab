import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Files that WordPress, its directory or a person reads by their names. */
const KNOWN =
  /^(style\.css|theme\.json|screenshot\.png|readme\.txt|accessibility\.txt|LICENSE|languages\/.*|lib\/vendor\/.*\/LICENSE|(build|assets\/fonts)\/.*\.LICENSE\.txt|styles\/(colors|typography)\/[\w-]+\.json)$/;
const IS_CLASS = /^(inc|src|lib)\/(.*\/)?[A-Z]\w*\.php$/;
/** It names every class, see class-file.php. */
const CLASSES = 'build/classes.php';
const IS_TEXT = /\.(php|js|css|json)$/;

/**
 * @param {string} directory a package as shops install it
 * @returns {string[]} its classes, scripts, styles and pictures that no other file of it names
 */
export function unusedFiles(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
  const texts = files
    .filter((file) => IS_TEXT.test(file) && file !== CLASSES)
    .map((file) => ({ file, words: wordsOf(readFileSync(join(directory, file), 'utf8')) }));
  return files.filter((file) => {
    if (KNOWN.test(file) || (file.endsWith('.php') && !IS_CLASS.test(file))) return false;
    // A class is used by its name, a module or a picture also without its extension.
    const names = IS_CLASS.test(file) ? [stem(file)] : [basename(file)];
    if (/\.(js|svg)$/.test(file)) names.push(stem(file));
    return !texts.some((other) => other.file !== file && names.some((name) => other.words.has(name)));
  });
}

const stem = (file) => basename(file, extname(file));

/** Names of classes and files: `a/b.css` contains `b.css`. */
const wordsOf = (text) =>
  new Set(text.match(/[\w.-]+/g)?.flatMap((word) => [word, word.replace(/\.+$/, '')]));
