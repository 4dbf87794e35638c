import { expect, test } from 'vitest';
import { shareOfEach, uploadWords } from '#web/features/seller/products/upload.ts';

/** Two pictures of 100 and 300 bytes, in a request with 50 bytes of words. */
const at = (sent: number) => ({ sizes: [100, 300], sent, total: 450 });

test('the words of a product leave before its pictures, and the pictures one after the other', () => {
  expect(shareOfEach(at(0))).toEqual([0, 0]);
  expect(shareOfEach(at(50))).toEqual([0, 0]);
  expect(shareOfEach(at(100))).toEqual([0.5, 0]);
  expect(shareOfEach(at(300))).toEqual([1, 0.5]);
  expect(shareOfEach(at(450))).toEqual([1, 1]);
});

test('an upload says which picture it is at, and when only the store is waited for', () => {
  expect(uploadWords({ sizes: [100, 300], sent: 0, total: 0 })).toBe('Sending the product…');
  expect(uploadWords(at(90))).toBe('Sending picture 1 of 2: 20 %');
  expect(uploadWords(at(300))).toBe('Sending picture 2 of 2: 66 %');
  expect(uploadWords(at(450))).toBe('All sent. The store is putting it on the shelf…');
  expect(uploadWords({ sizes: [], sent: 20, total: 40 })).toBe('Sending: 50 %');
});
