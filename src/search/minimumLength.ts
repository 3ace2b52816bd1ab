import { UNSPACED_LETTERS } from './unspacedScripts';

/** In scripts without spaces and in Korean, one character can be a word. A digit or a punctuation mark cannot. */
const SINGLE_CHARACTER_WORD = new RegExp(`(?=\\p{L})[${UNSPACED_LETTERS}\\p{scx=Hangul}]`, 'u');

/** Whether a text is long enough for a search while the visitor types. */
export const meetsMinimumLength = (text: string, minCharacters: number): boolean =>
  Array.from(text).length >= minCharacters || SINGLE_CHARACTER_WORD.test(text);
