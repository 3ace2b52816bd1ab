import { Refusal, type Index, type Synonym } from './types';

const MAX_SYNONYMS = 20;

/** Adds synonyms, or replaces all of them. */
export function saveSynonyms(index: Index, body: unknown, isReplaced: boolean): void {
  const synonyms = body as Synonym[];
  for (const { objectID, type, input, synonyms: words } of synonyms) {
    if (!objectID) throw new Refusal(400, 'Missing mandatory attribute `objectID`');
    if (type === 'oneWaySynonym' && !input) throw new Refusal(400, 'Missing mandatory attribute `input`');
    if (type === 'synonym' && words.length > MAX_SYNONYMS) throw new Refusal(400, 'Too many synonyms');
  }
  index.synonyms = [...(isReplaced ? [] : (index.synonyms ?? [])), ...synonyms];
}

/** Words that must match: without `optionalWords`, as long as another word is left. */
export function needed(index: Index, words: string[]): string[] {
  const optional = (index.settings.optionalWords ?? []) as string[];
  const rest = words.filter((word) => !optional.includes(word));
  return rest.length > 0 ? rest : words;
}

/** A word with its synonyms of one word and, with `ignorePlurals` for English, its other form. The word is first. */
export function alternatives(index: Index, word: string): string[] {
  const plurals = index.settings.ignorePlurals;
  const forms = Array.isArray(plurals) && plurals.includes('en') ? formsOf(word) : [];
  const found = (index.synonyms ?? []).flatMap(({ type, input, synonyms }) => {
    const from = type === 'synonym' ? synonyms : [input ?? ''];
    return from.some((one) => one.toLowerCase() === word) ? synonyms : [];
  });
  return [...new Set([word, ...forms, ...found.map((one) => one.toLowerCase())])];
}

const formsOf = (word: string): string[] =>
  /(?:x|ch|sh|ss)es$/.test(word)
    ? [word.slice(0, -2)]
    : word.endsWith('s')
      ? [word.slice(0, -1)]
      : [/(?:x|ch|sh|ss)$/.test(word) ? `${word}es` : `${word}s`];
