import { eachCase, fixture } from '../test/fixture';
import { priceProblem, rangeText, readPrice, type PriceFormat } from './priceFormat';

/** PHPUnit runs the same cases: PriceFormatTest of php-render. */
const { formats, ranges, problems } = fixture('search/price-format') as unknown as {
  formats: Record<string, PriceFormat>;
  ranges: { format: string; prices: [number | null, number | null]; text: string }[];
  problems: { format: string; unread: string[]; text: string | null }[];
};

describe('prices are read as visitors type them', () =>
  eachCase<{ format: string; texts: string[] }, (number | null)[]>(
    'search/price-format',
    ({ format, texts }, expected) => {
      const read = texts.map((text) => [text, readPrice(formats[format]!, text)]);
      expect(read).toEqual(texts.map((text, i) => [text, expected[i]]));
    },
  ));

test.each(ranges)('the range $prices is written as $text', ({ format, prices: [min, max], text }) => {
  expect(rangeText(formats[format]!, min, max)).toBe(text);
});

test.each(problems)('texts that are not prices are named: $unread', ({ format, unread, text }) => {
  expect(priceProblem(formats[format]!, unread)).toBe(text);
});
