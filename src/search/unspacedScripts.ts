/**
 * Scripts whose words are not separated by spaces, as a part of a character class, with the characters that they share
 * with others, such as ー. The PHP counterpart is `Stallkeeper\Render\Text\UnspacedScripts`.
 */
export const UNSPACED_LETTERS =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
