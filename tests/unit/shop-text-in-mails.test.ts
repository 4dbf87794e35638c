import { expect, test } from 'vitest';
import { htmlShopText, plainShopText } from '#backend/features/shop/mail/shop-text-layout.ts';

const text = [
  '## 1 Scope',
  'These terms hold for',
  'all orders.',
  '',
  '### 1.1 Deposit',
  '- <b>Deposit</b> is added',
  '- It is paid back',
  '',
  '3. third',
  '4) fourth',
  '',
  'See [withdrawal](/pages/returns), https://example.com/a?b=1&c. or [us](mailto:hello@shop.example).',
].join('\n');

test('a text of the shop has its headings, lists and links in the part of a mail without markup', () => {
  expect(plainShopText(text, 'https://shop.example/')).toBe(
    [
      '1 Scope',
      '=======',
      '',
      'These terms hold for',
      'all orders.',
      '',
      '1.1 Deposit',
      '-----------',
      '',
      '- <b>Deposit</b> is added',
      '- It is paid back',
      '',
      '3. third',
      '4. fourth',
      '',
      'See withdrawal (https://shop.example/pages/returns), https://example.com/a?b=1&c. or us (hello@shop.example).',
    ].join('\n'),
  );
});

test('a text of the shop has its headings, lists and links in the part of a mail in HTML, and no HTML of its own', () => {
  const html = htmlShopText(text, 'https://shop.example').replaceAll(/ style="[^"]*"/g, '');
  expect(html.split('\n')).toEqual([
    '<h3>1 Scope</h3>',
    '<p>These terms hold for<br>all orders.</p>',
    '<h4>1.1 Deposit</h4>',
    '<ul><li>&lt;b&gt;Deposit&lt;/b&gt; is added</li><li>It is paid back</li></ul>',
    '<ol start="3"><li>third</li><li>fourth</li></ol>',
    '<p>See <a href="https://shop.example/pages/returns">withdrawal</a>, <a href="https://example.com/a?b=1&amp;c">https://example.com/a?b=1&amp;c</a>. or <a href="mailto:hello@shop.example">us</a>.</p>',
  ]);
});
