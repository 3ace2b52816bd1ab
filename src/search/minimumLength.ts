/** In scripts without spaces and in Korean, one character can be a word. */
const SINGLE_CHARACTER_WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** @returns whether to search for a text while it is being typed */
export const meetsMinimumLength = (text: string, minCharacters: number): boolean =>
  Array.from(text).length >= minCharacters || SINGLE_CHARACTER_WORD.test(text);
