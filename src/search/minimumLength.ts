/** In scripts without spaces, and in Korean, one letter can be a word. */
const WORD_OF_ONE_LETTER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** @returns whether a text that is still being typed is worth a search */
export const isWorthAsking = (text: string, minCharacters: number): boolean =>
  Array.from(text).length >= minCharacters || WORD_OF_ONE_LETTER.test(text);
