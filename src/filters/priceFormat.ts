/**
 * How the shop writes prices, and texts of the price filter. PHP prints it, see
 * `Stallkeeper\Render\Search\Filters\PriceFormat`.
 */
export interface PriceFormat {
  decimal: string;
  thousands: string;
  decimals: number;
  symbols: readonly string[];
  amount: string;
  texts: Record<'title' | 'range' | 'from' | 'upTo' | 'problem' | 'hint', string>;
}

const MAX_BYTES = 160;
const MAX_DIGITS = 9;
const SIGNS = /^(?:[a-z]{0,3}\p{Sc}[a-z]{0,3})\s?|\s?(?:[a-z]{0,3}\p{Sc}[a-z]{0,3})$/gu;
const DASH = /[.,]\s?[-–—]+$/u;
const PRICE = /^(?:([1-9]\d{0,2}(?=([ '.,]))(?:\2\d{2,3})*\2\d{3})|(\d+))(?:([.,])(\d{1,4}))?$/;

/**
 * Reads a price as visitors type it: removes currency signs and separators. Both languages pass the cases of
 * `php-render/fixtures/search/price-format.json`.
 *
 * @returns null if the text is not a price or could mean two
 */
export function readPrice(format: PriceFormat, text: string): number | null {
  const found = PRICE.exec(bare(format, text));
  if (found === null) return null;
  const [, grouped = '', separator, ungrouped, decimal] = found;
  let digits = ungrouped ?? grouped.replace(/\D/g, '');
  let decimals = found[5] ?? '';
  const isAmbiguous =
    separator !== undefined &&
    decimal === undefined &&
    separator === format.decimal &&
    grouped.split(separator).length === 2;
  if (isAmbiguous && format.decimals >= 3) [digits = '', decimals = ''] = grouped.split(separator);
  else if (isAmbiguous || (decimal !== undefined && decimal === separator)) return null;
  return digits.length > MAX_DIGITS || decimals.length > Math.max(2, format.decimals)
    ? null
    : Number(`${digits}.${decimals.slice(0, 2)}`);
}

/** The text for a selected range of prices. */
export function rangeText(format: PriceFormat, minPrice: number | null, maxPrice: number | null): string {
  const { range, from, upTo } = format.texts;
  const text = minPrice === null ? upTo : maxPrice === null ? from : range;
  return text
    .replace(/%s|%1\$s/g, () => writePrice(format, minPrice ?? maxPrice ?? 0))
    .replace('%2$s', () => writePrice(format, maxPrice ?? 0));
}

/** @returns message about texts that are not prices; null without such texts */
export function priceProblem(format: PriceFormat, unread: readonly string[]): string | null {
  const sentences = unread
    .filter((text) => text !== '')
    .map((text) => format.texts.problem.replaceAll('%s', () => text));
  return sentences.length === 0
    ? null
    : [...sentences, format.texts.hint.replaceAll('%s', () => priceText(format, 1000.5))].join(' ');
}

const writePrice = (format: PriceFormat, price: number): string =>
  format.amount.replaceAll('%s', () => priceText(format, price));

/** A price without its currency, as the shop writes it. */
export function priceText({ decimal, thousands }: PriceFormat, price: number): string {
  const rounded = Math.round(price * 100) / 100;
  const [whole = '', decimals] = Number.isInteger(rounded)
    ? [String(rounded)]
    : rounded.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  return decimals === undefined ? grouped : grouped + decimal + decimals;
}

/** The text in lower case without currency signs. */
function bare({ symbols }: PriceFormat, typed: string): string {
  if (new TextEncoder().encode(typed).length > MAX_BYTES) return '';
  let text = typed
    .toLowerCase()
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
  for (const symbol of symbols.map((one) => one.toLowerCase()).filter((one) => one !== '')) {
    if (text.startsWith(symbol)) text = text.slice(symbol.length).trimStart();
    else if (text.endsWith(symbol)) text = text.slice(0, -symbol.length).trimEnd();
  }
  return text.replace(SIGNS, '').replace(DASH, '').replaceAll('’', "'");
}
