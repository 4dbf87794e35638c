import { describe, expect, test } from 'vitest';
import type { MailKind } from '#backend/db/mail-tables.ts';
import { writeHtml, writeText, type MailContent } from '#backend/features/shop/mail/mail-layout.ts';
import { emailChangeContent, invitationContent, resetContent } from '#backend/features/shop/mail/account-mail-texts.ts';
import { orderContent, type Confirmation, type MailWords } from '#backend/features/shop/mail/mail-texts.ts';
import type { OrderMailData } from '#backend/features/orders/order-mails.ts';

const words: MailWords = {
  shopName: 'Fern',
  shopUrl: 'https://shop.example',
  contact: 'hello@shop.example',
  shopAddress: ['Market 1', '10115 Berlin'],
  amountText: (cents, currency) => `${(cents / 100).toFixed(2)} ${currency}`,
  sizeText: (text) => text,
  momentText: (at) => `moment ${at}`,
  periodText: (start, end) => `${start} to ${end}`,
};
const data: OrderMailData = {
  number: 1001,
  orderedAt: 5,
  currency: 'eur',
  payment: 'CASH',
  address: ['Ada Green', '1 Garden Row'],
  phone: '555',
  lines: [
    { name: 'Milk', sizeText: '1 l', quantity: 2, cents: 400 },
    { name: 'Figs', sizeText: null, quantity: 1, cents: 150 },
  ],
  sums: [
    { label: 'Subtotal', cents: 550 },
    { label: 'Tax', cents: 0 },
    { label: 'Delivery', cents: 390 },
  ],
  totalCents: 940,
};
const delivery = { kind: 'DELIVERY' as const, start: 9, end: 11 };
const pickup = { kind: 'PICKUP' as const, start: 9, end: 11 };

function contentOf(
  kind: Exclude<
    MailKind,
    'EMAIL_CHANGED' | 'FAULT_FOR_SHOP' | 'NEWSLETTER_CONFIRM' | 'PASSWORD_RESET' | `WITHDRAWAL_${string}`
  >,
  more: Partial<OrderMailData> = {},
  {
    confirmation = { isConfirmed: true },
    shopAddress = words.shopAddress,
  }: { confirmation?: Confirmation; shopAddress?: string[] } = {},
) {
  return orderContent(kind, { ...data, ...more }, confirmation, { ...words, shopAddress });
}
const factsOf = (content: ReturnType<typeof contentOf>) =>
  (content.facts ?? []).map(({ heading, lines }) => [heading, ...lines]);

describe('mails about placed orders', () => {
  test('the mail about a placed order has its lines, the sums that are not zero, and the total as the last one', () => {
    const content = contentOf('ORDER_PLACED');
    expect(content).toMatchObject({
      subject: 'Order No. 1001: we have your order',
      heading: 'Thank you for your order',
      lines: [
        ['2 × Milk, 1 l', '4.00 eur'],
        ['1 × Figs', '1.50 eur'],
      ],
      sums: [
        ['Subtotal', '5.50 eur'],
        ['Delivery', '3.90 eur'],
        ['Total', '9.40 eur'],
      ],
      button: { text: 'See your orders', url: 'https://shop.example/my-orders' },
    });
    expect(content.small).toBeUndefined();
  });

  test('the mail about a placed order says which mail follows: out for delivery, or ready to collect', () => {
    const said = (slot: OrderMailData['slot']) => contentOf('ORDER_PLACED', { slot }).paragraphs;
    for (const slot of [undefined, null, delivery]) {
      expect(said(slot)).toEqual(['We have Order No. 1001 of moment 5, and tell you when it is out for delivery.']);
    }
    expect(said(pickup)).toEqual(['We have Order No. 1001 of moment 5, and tell you when it is ready to collect.']);
  });

  test('the mail to the shop names the total and leads to the orders of the seller', () => {
    expect(contentOf('ORDER_FOR_SHOP')).toMatchObject({
      subject: 'New Order No. 1001: 9.40 eur',
      heading: 'New Order No. 1001',
      paragraphs: ['Ordered moment 5.'],
      button: { text: 'Open the orders', url: 'https://shop.example/seller/orders' },
      lines: [['2 × Milk, 1 l', '4.00 eur'], expect.anything()],
      sums: [expect.anything(), expect.anything(), ['Total', '9.40 eur']],
    });
    expect(factsOf(contentOf('ORDER_FOR_SHOP', { email: 'ada@x.example' }))).toContainEqual([
      'Deliver to',
      'Ada Green',
      '1 Garden Row',
    ]);
  });

  test('a mail to an unconfirmed email leaves out name, address and phone, says why, and has the link that confirms it', () => {
    const confirmUrl = 'https://shop.example/confirm-email#a&b';
    const content = contentOf('ORDER_PLACED', {}, { confirmation: { isConfirmed: false, confirmUrl } });
    expect(factsOf(content)).toEqual([['Payment', 'In cash on delivery']]);
    expect(JSON.stringify(content)).not.toMatch(/Ada|Garden|555/);
    const reason = 'This mail leaves out name and address, because this email is not confirmed yet.';
    const small = `${reason} If you ordered here, confirm it by this link. If you did not order here, do nothing.`;
    expect(content).toMatchObject({ small, smallLink: { text: 'Confirm your email', url: confirmUrl } });
    expect(writeText(content, words)).toContain(`\n\n${small}\n\nConfirm your email:\n${confirmUrl}\n\n-- \n`);
    const html = writeHtml(content, words);
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/confirm-email#a&amp;b"[^>]*>Confirm your email<\/a>/);
    expect(html.indexOf('confirm-email')).toBeGreaterThan(html.indexOf('If you did not order here'));
  });

  test('a mail to an unconfirmed email, where there is no link, names the page for a new password', () => {
    const content = contentOf('ORDER_PLACED', {}, { confirmation: { isConfirmed: false, confirmUrl: null } });
    expect(content.small).toContain('ask for a new password at https://shop.example/reset-password');
    expect(writeText(content, words) + writeHtml(content, words)).not.toMatch(/confirm-email|Confirm your email/);
  });

  test('a mail to a confirmed email says nothing about a confirmation', () => {
    const content = contentOf('ORDER_PLACED');
    expect(writeText(content, words) + writeHtml(content, words)).not.toContain('confirm');
  });

  test('a mail to an unconfirmed email has the lines of the order', () => {
    const content = contentOf('ORDER_PLACED', {}, { confirmation: { isConfirmed: false, confirmUrl: null } });
    expect(factsOf(content)).toEqual([['Payment', 'In cash on delivery']]);
    expect(JSON.stringify(content)).not.toMatch(/Ada|Garden|555/);
    expect(content.small).toMatch(/^This mail leaves out name and address, because/);
    expect(content.lines).toHaveLength(2);
  });
});

describe('notes and wish', () => {
  const typed = {
    email: 'ada@x.example',
    noteToShop: 'Ripe bananas\nplease',
    noteToCourier: 'Ring twice',
    wish: 'SIMILAR_NOT_DEARER' as const,
    wishExceptions: ['Milk', 'Figs'],
  };
  const wishFact = [
    'If something is not there',
    'Replace it by a similar one, never by a dearer one',
    'Not for: Milk, Figs',
  ];
  const notes = [
    ['Note to the shop', 'Ripe bananas', 'please'],
    ['Note to the courier', 'Ring twice'],
  ];

  test('the mail to the shop has the wish, the notes, the time and how to reach the customer', () => {
    const facts = factsOf(contentOf('ORDER_FOR_SHOP', { ...typed, slot: delivery }));
    expect(facts.slice(0, 3)).toEqual([wishFact, ...notes]);
    expect(facts).toContainEqual(['Time of the delivery', '9 to 11']);
    expect(facts).toContainEqual(['Contact', 'ada@x.example', '555']);
  });

  test('the mail to the shopper has the wish and, to a confirmed email only, the notes', () => {
    const { email: _, ...own } = typed;
    expect(factsOf(contentOf('ORDER_PLACED', own)).slice(-3)).toEqual([wishFact, ...notes]);
    const confirmation = { isConfirmed: false as const, confirmUrl: null };
    const unconfirmed = contentOf('ORDER_PLACED', own, { confirmation });
    expect(factsOf(unconfirmed).at(-1)).toEqual(wishFact);
    expect(JSON.stringify(unconfirmed)).not.toMatch(/Ripe|Ring/);
    expect(factsOf(contentOf('ORDER_PLACED', { wish: 'NONE' })).at(-1)).toEqual([wishFact[0], 'Leave it out']);
  });
});

describe('the facts of an order mail', () => {
  test.each([
    ['CASH', undefined, 'In cash on delivery'],
    ['CASH', delivery, 'In cash on delivery'],
    ['CASH', pickup, 'In cash when you collect it'],
    ['ONLINE', pickup, 'Paid online'],
    ['TEST', delivery, 'Paid online (test payment: no real money was moved)'],
  ] as const)('an order paid by %s with the time %o has the facts %s', (payment, slot, text) => {
    expect(factsOf(contentOf('ORDER_PLACED', { payment, slot }))).toContainEqual(['Payment', text]);
  });

  test('a delivery has its time and where it goes; an order to collect has the place of the shop, if that is known', () => {
    expect(factsOf(contentOf('ORDER_PLACED', { slot: delivery }))).toEqual([
      ['Time of the delivery', '9 to 11'],
      ['Deliver to', 'Ada Green', '1 Garden Row', '555'],
      ['Payment', 'In cash on delivery'],
    ]);
    expect(factsOf(contentOf('ORDER_PLACED', { slot: pickup }))).toEqual([
      ['Time to collect it at the shop', '9 to 11'],
      ['Collect it at', 'Market 1', '10115 Berlin'],
      ['For', 'Ada Green', '1 Garden Row', '555'],
      ['Payment', 'In cash when you collect it'],
    ]);
    expect(factsOf(contentOf('ORDER_PLACED', { slot: pickup }, { shopAddress: [] }))[1]?.[0]).toBe('For');
  });

  test('the mail names each tax in the total that is above zero, with its rate and net amount', () => {
    const includedTaxes = [
      { name: 'A', basisPoints: 700, netCents: 100, taxCents: 7 },
      { name: 'B', basisPoints: 1950, netCents: 200, taxCents: 39 },
      { name: 'C', basisPoints: 0, netCents: 50, taxCents: 0 },
      { name: 'D', basisPoints: 0, netCents: 0, taxCents: 0 },
    ] as OrderMailData['includedTaxes'];
    expect(factsOf(contentOf('ORDER_PLACED', { includedTaxes })).at(-1)).toEqual([
      'Taxes in the total',
      'A 7 %: 0.07 eur, net 1.00 eur',
      'B 19.5 %: 0.39 eur, net 2.00 eur',
      'C 0 %: 0.00 eur, net 0.50 eur',
    ]);
    for (const none of [[], undefined, includedTaxes?.slice(3)]) {
      expect(factsOf(contentOf('ORDER_PLACED', { includedTaxes: none })).at(-1)?.[0]).toBe('Payment');
    }
  });
});

describe('the mail about a packed order', () => {
  test('the mail about a packed order names what is not as it was ordered, both totals, and what is refunded', () => {
    const content = contentOf('ORDER_SETTLED', {
      changes: ['Milk: 1 of 2.', 'Figs: not found, not charged.'],
      totalBeforeCents: 1200,
      refundCents: 260,
      payment: 'ONLINE',
      slot: delivery,
    });
    expect(content).toMatchObject({
      subject: 'Order No. 1001 is packed: 9.40 eur instead of 12.00 eur',
      heading: 'Your order is packed',
      paragraphs: [
        'Not everything is as you ordered it:',
        'Milk: 1 of 2.',
        'Figs: not found, not charged.',
        'The total is now 9.40 eur instead of 12.00 eur.',
        'We refund 2.60 eur. It goes back the way you paid; that can take some days.',
      ],
    });
    expect(factsOf(content)).toEqual([['Time of the delivery', '9 to 11']]);
    expect([content.lines, content.sums?.at(-1)]).toEqual([expect.any(Array), ['Total', '9.40 eur']]);
  });

  test('the mail about a weighed order that is right says so, with its weights and prices', () => {
    const weighed = [{ name: 'Gouda', grams: 555, cents: 748 }];
    const { paragraphs } = contentOf('ORDER_SETTLED', { weighed, changes: [], totalBeforeCents: 1000 });
    expect(paragraphs).toEqual([
      'Everything is as you ordered it. Weighed goods: Gouda 555 g → 7.48 eur.',
      'The total is now 9.40 eur instead of 10.00 eur.',
    ]);
    expect(contentOf('ORDER_SETTLED', { weighed, changes: ['Milk: 1 of 2.'] }).paragraphs.slice(0, 3)).toEqual([
      'Not everything is as you ordered it:',
      'Milk: 1 of 2.',
      'Weighed goods: Gouda 555 g → 7.48 eur.',
    ]);
  });

  test('the mail about a packed order with the same total says it once, and mentions no refund', () => {
    const same = { subject: 'Order No. 1001 is packed: 9.40 eur', paragraphs: ['The total is 9.40 eur.'] };
    expect(contentOf('ORDER_SETTLED')).toMatchObject(same);
    expect(contentOf('ORDER_SETTLED', { totalBeforeCents: 940, refundCents: 0, changes: [] })).toMatchObject(same);
  });
});

test.each([
  ['ORDER_READY', 'is ready to collect', 'Your order is ready to collect'],
  ['ORDER_OUT', 'is out for delivery', 'Your order is out for delivery'],
] as const)('the mail %s says what is left to pay', (kind, what, heading) => {
  expect(contentOf(kind)).toMatchObject({
    subject: `Order No. 1001 ${what}`,
    heading,
    paragraphs: ['Please have 9.40 eur ready: you pay in cash.'],
  });
  for (const payment of ['ONLINE', 'TEST'] as const) {
    expect(contentOf(kind, { payment }).paragraphs).toEqual(['It is paid; there is nothing more to do.']);
  }
  expect(factsOf(contentOf(kind)).at(-1)?.[0]).toBe('Payment');
});

describe('mails about cancelled orders', () => {
  const paragraphs = (more: Partial<OrderMailData>) => contentOf('ORDER_CANCELLED', more).paragraphs;

  test('the mail about an order that the shop cancelled says sorry, with the reason if there is one', () => {
    const sorry = 'We are sorry: we cancelled Order No. 1001.';
    expect(paragraphs({ cancelledBy: 'SELLER', reason: 'No milk' })).toEqual([
      sorry,
      'The shop writes: No milk',
      'There is nothing to pay.',
    ]);
    for (const reason of [null, undefined, '']) {
      expect(paragraphs({ cancelledBy: 'SELLER', reason })).toEqual([sorry, 'There is nothing to pay.']);
    }
    expect(contentOf('ORDER_CANCELLED')).toMatchObject({
      subject: 'Order No. 1001 is cancelled',
      heading: 'Your order is cancelled',
    });
  });

  test('the mail about an order that the shopper cancelled repeats no reason', () => {
    expect(paragraphs({ cancelledBy: 'SHOPPER', reason: 'Changed my mind' })).toEqual([
      'You cancelled Order No. 1001.',
      'There is nothing to pay.',
    ]);
  });

  test.each([
    ['CASH', 'We pay it back in cash.'],
    ['ONLINE', 'It goes back the way you paid; that can take some days.'],
    ['TEST', 'It was a test payment, so no real money is moved.'],
  ] as const)('the mail about a cancelled order says how the money of a payment %s comes back', (payment, way) => {
    expect(paragraphs({ cancelledBy: 'SHOPPER', payment, refundCents: 1 }).at(-1)).toBe(`We refund 0.01 eur. ${way}`);
    expect(paragraphs({ cancelledBy: 'SHOPPER', payment, refundCents: 0 }).at(-1)).toBe('There is nothing to pay.');
  });
});

test('the mail to the shop about an order that the shopper cancelled says what was ordered, and what goes back', () => {
  const content = contentOf('ORDER_CANCELLED_FOR_SHOP', {
    email: 'ada@x.example',
    reason: 'I am ill',
    refundCents: 940,
    slot: pickup,
  });
  expect(content).toMatchObject({
    subject: 'Order No. 1001 was cancelled by the customer: 9.40 eur',
    heading: 'Order No. 1001 was cancelled',
    paragraphs: [
      'The customer cancelled it. It was ordered moment 5. Do not pack it.',
      'The customer writes: I am ill',
      'The customer gets 9.40 eur back.',
    ],
    button: { text: 'Open the orders', url: 'https://shop.example/seller/orders' },
  });
  expect(factsOf(content)).toContainEqual(['Time to collect it at the shop', '9 to 11']);
  expect(factsOf(content)).toContainEqual(['Contact', 'ada@x.example', '555']);
  expect(contentOf('ORDER_CANCELLED_FOR_SHOP').paragraphs).toHaveLength(1);
});

describe('mails about a changed email', () => {
  const change = { newEmail: 'new@x.example', wasConfirmed: true };
  const unconfirmed = (confirmUrl: string | null) => ({ isConfirmed: false as const, confirmUrl });

  test('the old email reads the new one if it was confirmed, and what to do if somebody else changed it', () => {
    const content = emailChangeContent({ ...change, to: 'OLD' }, unconfirmed(null), words);
    expect(content.subject).toBe('The email of your account at Fern was changed');
    expect(content.paragraphs).toEqual([
      expect.stringContaining('Your account at Fern now has the email new@x.example.'),
      'If you did not change it, somebody else knows your password: write to us at once, hello@shop.example.',
    ]);
    const other = emailChangeContent({ ...change, to: 'OLD', wasConfirmed: false }, unconfirmed(null), words);
    expect(JSON.stringify(other)).not.toContain('new@x.example');
    expect(other.paragraphs[0]).toContain('now has another email');
  });

  test('the new email reads that an account has it, and has the link that confirms it', () => {
    const content = emailChangeContent({ ...change, to: 'NEW' }, unconfirmed('https://shop.example/c#t'), words);
    expect(content.paragraphs).toEqual([expect.stringContaining('An account at Fern now has this email.')]);
    expect(content.smallLink).toEqual({ text: 'Confirm your email', url: 'https://shop.example/c#t' });
    expect(content.small).toContain('If this is not your account, somebody typed your email: do nothing');
    const without = emailChangeContent({ ...change, to: 'NEW' }, unconfirmed(null), words);
    expect(without.smallLink).toBeUndefined();
    expect(without.small).toContain('If this is not your account');
  });
});

test('the mail about a refund names the amount, how it comes back, and why', () => {
  expect(contentOf('ORDER_REFUNDED', { refundCents: 150, reason: 'Two bruised' })).toMatchObject({
    subject: 'Order No. 1001: we refund 1.50 eur',
    heading: 'We refund 1.50 eur',
    paragraphs: ['This is for Order No. 1001. We pay it back in cash.', 'The shop writes: Two bruised'],
  });
  expect(contentOf('ORDER_REFUNDED', { refundCents: 150 }).paragraphs).toHaveLength(1);
});

describe('links to choose a password', () => {
  test('a link to choose a password for a new member of the team works for three days', () => {
    expect(invitationContent('pat@shop.example', 'TOKEN', words)).toEqual({
      subject: 'Your login to Fern',
      heading: 'Welcome to the team',
      paragraphs: [
        expect.stringMatching(/^You can now log in to .* of Fern, with pat@shop\.example .* once, for 3 days\.$/),
      ],
      button: { text: 'Choose a password', url: 'https://shop.example/reset-password#seller.TOKEN' },
      small: 'If the link is too old, ask for a new one at https://shop.example/seller: "Forgot your password?".',
    });
  });

  test.each([
    ['shopper', 'your account at Fern'],
    ['seller', "your login to the seller's pages of Fern"],
  ] as const)(
    'a link to choose a password for a %s who forgot it works for half an hour, and tells others to do nothing',
    (account, what) => {
      expect(resetContent(account, 'TOKEN', words)).toEqual({
        subject: 'A new password for Fern',
        heading: 'Choose a new password',
        paragraphs: [
          `Somebody, probably you, asked for a new password for ${what}. The link works once, for 30 minutes.`,
        ],
        button: { text: 'Choose a new password', url: `https://shop.example/reset-password#${account}.TOKEN` },
        small: 'If it was not you, do nothing: your password stays as it is.',
      });
    },
  );
});

test('no text of a mail is markup in its HTML, from a shopper or from the shop', () => {
  const row: [string, string] = ['<what>', '<much>'];
  const link = { text: '<link>', url: 'https://shop.example/"<url>' };
  const content: Required<MailContent> = {
    subject: '<subject>',
    heading: '<heading>',
    paragraphs: ['<paragraph>'],
    lines: [row],
    sums: [row],
    facts: [{ heading: '<fact>', lines: ['<line>'] }],
    documents: [{ heading: '<document>', text: '<text>' }],
    button: link,
    small: '<small>',
    smallLink: link,
  };
  const html = writeHtml(content, { shopName: '<shop>', shopUrl: 'https://shop.example/"<address>' });
  expect(
    html.match(
      /.{0,20}"?<(?:what|much|link|url|subject|heading|paragraph|fact|line|document|text|small|shop|address)>/g,
    ),
  ).toBeNull();
  expect(html.match(/&lt;(?:shop|heading)&gt;/g)).toEqual(expect.arrayContaining(['&lt;heading&gt;', '&lt;shop&gt;']));
});
