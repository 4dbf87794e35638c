import {
  access,
  backend,
  matrix,
  sessions,
  limits,
  manners,
  placing,
  repetition,
  race,
  cart,
  kill,
  stripe,
  sandbox,
  payments,
  catalogue,
  fuzz,
  hard,
  starting,
  backup,
  rules,
  config,
  everyAccess,
  everyPayment,
  malformed,
  killed,
  flicker,
} from './proof-names.ts';
import type { ReliabilityRow } from './reliability-row.ts';

/** People, orders and payments: R1 to R45. */
export const shopRows: Record<number, ReliabilityRow> = {
  1: {
    fault: 'userId names another user',
    proofs: { [matrix]: [everyAccess], [access]: ['any other userId is refused and never shows or changes anything'] },
  },
  2: {
    fault: 'another user’s address in an order',
    proofs: { [placing]: ['another shopper’s address cannot be ordered to'] },
  },
  3: {
    fault: 'shopper and seller sessions crossed',
    proofs: {
      [matrix]: [everyAccess],
      [access]: ['both roles live in one browser, and being refused as one does not end the other'],
    },
  },
  4: {
    fault: 'mass assignment',
    proofs: {
      [placing]: ['prices, totals, states and owners from the client are ignored'],
      [catalogue]: ['fields nobody asked for are not stored'],
    },
  },
  5: {
    fault: 'over-exposure',
    proofs: { [matrix]: [everyAccess], [sessions]: ['registering logs in and answers the whole user'] },
  },
  6: {
    fault: 'brute-force login',
    proofs: {
      [limits]: [
        'wrong passwords of one account count through every process, many at once too; then the right one waits',
      ],
      [manners]: ['after ten wrong passwords the account has to wait, the right one included, others do not'],
      [backend('account-attacks')]: [
        'is not locked for other addresses by wrong passwords from one',
        'takes so many wrong passwords from all addresses together, through every process and at once',
        'lets browsers in that have logged in before, counted alone, while all others wait',
        'is named once in the log while it is attacked, without its email and without addresses',
      ],
    },
  },
  7: {
    fault: 'enumeration by message or time',
    proofs: { [sessions]: ['a wrong password and an unknown email get the same words'] },
    because:
      'Equal time is by equal work, a hash against nobody’s; a test of the clock would be a test of the machine.',
  },
  8: {
    fault: 'registering a known email',
    proofs: {
      [sessions]: ['an email is taken once, whatever its case, even when two people register it at the same time'],
    },
  },
  9: {
    fault: 'session fixation',
    proofs: {
      [sessions]: [
        'login answers the whole user, ignores extra fields, and gives a new session id each time',
        'a login ends the session whose cookie came with it, whoever it is for; a refused login ends none',
      ],
    },
  },
  10: {
    fault: 'cookie used after logout',
    proofs: {
      [sessions]: [
        'logging out ends the session itself, not only the cookie',
        'the database holds no session id, only its hash',
      ],
    },
  },
  11: {
    fault: 'cookie flags',
    proofs: {
      [sessions]: ['the cookie is HttpOnly, Lax, for the whole site, and without Secure on plain http'],
      [manners]: ['cookies are Secure, and browsers are told to stay on https'],
    },
  },
  12: {
    fault: 'idle and absolute expiry',
    proofs: {
      [access]: [
        'a session goes idle after seven days unused, and ends after thirty whatever happens',
        'the seller’s session goes idle after twelve hours',
      ],
    },
  },
  13: {
    fault: 'forced logout from another site',
    proofs: {
      [sessions]: ['a page of another site cannot log anybody out'],
      [manners]: ['a page of another site cannot change anything'],
    },
  },
  14: {
    fault: 'CSRF by form',
    proofs: {
      [manners]: [
        'a body of type %s is refused with 415, so that no foreign form gets through',
        'a page of another site cannot change anything',
      ],
    },
  },
  15: {
    fault: 'default seller credentials',
    proofs: {
      [starting]: [
        'the first start stocks the shop and makes a seller login; the second finds both again',
        'every wrong variable is told at once',
      ],
    },
  },
  16: { fault: 'parallel sessions', proofs: { [sessions]: ['of more than 20 logins the oldest one ends'] } },
  17: {
    fault: 'price from the client',
    proofs: { [placing]: ['prices, totals, states and owners from the client are ignored'] },
  },
  18: {
    fault: 'price changed after it was seen',
    proofs: {
      [hard]: ['R18 what a product costs when the order is placed is what it costs, and stays so in the order'],
    },
  },
  19: {
    fault: 'double click and retry',
    proofs: {
      [race]: ['R19 R21 50 posts at once under each of 20 keys are 20 orders'],
      [repetition]: [
        'without a key, identical orders on their way at once are one, later ones are new',
        'without a key, identical orders through several processes are one too',
      ],
    },
  },
  20: { fault: 'key reused for another order', proofs: { [repetition]: ['a key sent with another order is refused'] } },
  21: { fault: 'key in use', proofs: { [race]: ['R19 R21 50 posts at once under each of 20 keys are 20 orders'] } },
  22: { fault: 'stock switched while ordering', proofs: { [race]: [flicker] } },
  23: {
    fault: 'product gone or out of stock',
    proofs: {
      [placing]: [
        'a product out of stock refuses the whole order by its name',
        'an order with %j is refused, nothing is written and the cart stays',
      ],
    },
  },
  24: {
    fault: 'duplicate lines',
    proofs: {
      [placing]: [
        'lines may say productId, and lines of one product are put together',
        'two lines that together pass 99 are refused by name',
      ],
    },
  },
  25: { fault: 'odd quantities', proofs: { [placing]: ['the quantity %j is refused'], [fuzz]: [malformed] } },
  26: {
    fault: 'empty, endless or overflowing orders',
    proofs: {
      [placing]: [
        'an order above a million is refused',
        'an order with %j is refused, nothing is written and the cart stays',
      ],
    },
  },
  27: {
    fault: 'cents lost by floats',
    proofs: {
      [rules]: ['R27 in 100 000 baskets no cent is lost between the lines, the tax and the total'],
      [placing]: ['one line of 19.99 comes to 20.38: no cent is lost to floating point'],
      [stripe]: ['the checkout carries every line, tax as its own line, and adds up to the order to the cent'],
    },
  },
  28: {
    fault: 'deadlocks and serialization failures',
    proofs: {
      [race]: [flicker],
      [repetition]: [
        'crossing baskets of many shoppers under a flickering stock all end as whole orders or refusals by name',
      ],
    },
  },
  29: {
    fault: 'late cart sync',
    proofs: { [cart]: ['a cart older than the last order is not saved and says so; one as new as the order is'] },
  },
  30: {
    fault: 'hostile cart keys',
    proofs: {
      [cart]: ['keys like __proto__ are just unknown products', 'thousands of unknown keys do no harm'],
      [fuzz]: [malformed],
    },
  },
  31: {
    fault: 'endless order lists',
    proofs: { [hard]: ['R31 a list shows the newest thousand orders and says when there are more'] },
  },
  32: {
    fault: 'gateway killed during an order',
    proofs: { [kill]: [killed] },
    because: 'The store’s half: an order without an answer, sent again under its key.',
  },
  33: {
    fault: 'backend killed during an order',
    proofs: {
      [kill]: [killed],
      [backup]: ['R33 a shop that runs is saved, killed, lost, restored, and shows the same as when it was saved'],
    },
  },
  34: {
    fault: 'forged webhook',
    proofs: {
      [payments]: [everyPayment],
      [stripe]: ['forged, unsigned, altered and old events are refused and change nothing'],
    },
  },
  35: {
    fault: 'replayed webhook',
    proofs: { [payments]: [everyPayment], [stripe]: ['an event counts once, also when it comes 20 times at once'] },
  },
  36: { fault: 'events out of order', proofs: { [payments]: [everyPayment] } },
  37: {
    fault: 'failed, then paid',
    proofs: { [payments]: [everyPayment], [stripe]: ['after %j the order is %s and %i are in the cart'] },
  },
  38: {
    fault: 'paid without coming back',
    proofs: { [stripe]: ['only the webhook makes the order paid, with no shopper around'] },
  },
  39: {
    fault: 'coming back without paying',
    proofs: {
      [sandbox]: [
        'Pay leads back to the loader, and only then the order is paid, listed, and the cart empty',
        'an order nobody came to pay for an hour expires; its cart stays, and its page says so',
      ],
    },
  },
  40: {
    fault: 'cancel',
    proofs: { [sandbox]: ['Cancel leads back to the cart, which is still full, and the page cannot be paid any more'] },
  },
  41: {
    fault: 'another amount, currency or order',
    proofs: {
      [stripe]: ['another amount or currency pays nothing'],
      [sandbox]: ['an event with another amount, currency or order is taken note of but pays nothing'],
    },
  },
  42: {
    fault: 'Stripe down',
    proofs: {
      [stripe]: ['while Stripe is down the shopper hears so, and the same key goes on with the same order later'],
    },
  },
  43: {
    fault: 'sandbox in production',
    proofs: {
      [sandbox]: [
        'only its owner can see or pay an order',
        'a form of another site cannot pay',
        'an address nobody was given leads nowhere',
        'Pay leads back to the loader, and only then the order is paid, listed, and the cart empty',
      ],
      [manners]: ['without a provider online payment is refused in a sentence'],
      [stripe]: ['the sandbox is not there when Stripe is'],
    },
  },
  44: {
    fault: 'half of the Stripe variables',
    proofs: { [config]: ['%j is one fault that names the variable and says what to write'] },
  },
  45: {
    fault: 'two tabs pay one order',
    proofs: {
      [repetition]: ['an online order sent twice under one key has one payment page'],
      [sandbox]: ['Pay pressed many times at once pays once, and the page then says so'],
    },
  },
};
