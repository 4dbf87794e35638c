import { expect, test } from 'vitest';
import { foldedText, withPlainDigits } from '#readers/folded-text.ts';

test('a text has the digits 0 to 9 whatever the script of its digits is', () => {
  expect(withPlainDigits('٣٤٥ ۳۴۵ ３４５ ३४५ 345')).toBe('345 345 345 345 345');
  // Mathematical digits stand in five rows without a gap between them.
  expect(withPlainDigits('𝟎𝟏𝟗 𝟘𝟙𝟡')).toBe('019 019');
});

test('a folded text has usual width, plain spaces and hyphens, and no invisible marks', () => {
  expect(foldedText('〒１００－０００１')).toBe('〒100-0001');
  expect(foldedText('(555)\u00a0123\u20114567')).toBe('(555) 123-4567');
  expect(foldedText('\u202a+49 30\u202c')).toBe('+49 30');
  expect(foldedText('١٫٥ و ١٬٠٠٠')).toBe('1.5 و 1,000');
});
