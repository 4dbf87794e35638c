import { expect, test } from 'vitest';
import { shareOfEach, uploadText } from '#web/features/seller/products/upload.ts';

/** Two pictures of 100 and 300 bytes in a request with 50 bytes of text. */
const at = (sent: number) => ({ sizes: [100, 300], sent, total: 450 });

test('the text of a product is sent before its pictures, and the pictures one by one', () => {
  expect(shareOfEach(at(0))).toEqual([0, 0]);
  expect(shareOfEach(at(50))).toEqual([0, 0]);
  expect(shareOfEach(at(100))).toEqual([0.5, 0]);
  expect(shareOfEach(at(300))).toEqual([1, 0.5]);
  expect(shareOfEach(at(450))).toEqual([1, 1]);
});

test('the progress names the current picture, and says when only the reply of the store is missing', () => {
  expect(uploadText({ sizes: [100, 300], sent: 0, total: 0 })).toBe('Sending the product…');
  expect(uploadText(at(90))).toBe('Sending picture 1 of 2: 20%');
  expect(uploadText(at(300))).toBe('Sending picture 2 of 2: 66%');
  expect(uploadText(at(450))).toBe('All sent. The store is adding the product…');
  expect(uploadText({ sizes: [], sent: 20, total: 40 })).toBe('Sending: 50%');
});
