/** In scripts without spaces and in Korean, one character can be a word. */
const SINGLE_CHARACTER_WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text is long enough for a search while the visitor types. */
export const meetsMinimumLength = (text: string, minCharacters: number): boolean =>
  Array.from(text).length >= minCharacters || SINGLE_CHARACTER_WORD.test(text);
