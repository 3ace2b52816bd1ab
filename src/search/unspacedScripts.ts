const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];

/** A part of a character class for the characters of a script, and those that it shares with others, such as ー. */
export const scriptLetters = (script: string): string => String.raw`\p{Script_Extensions=${script}}`;

/**
 * Scripts whose words are not separated by spaces, as a part of a character class. The PHP counterpart is
 * `Stallkeeper\Render\Text\UnspacedScripts`.
 */
export const UNSPACED_LETTERS = SCRIPTS.map(scriptLetters).join('');
