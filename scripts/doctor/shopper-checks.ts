import { isEmptyAddressBook } from '#gateway/refusals/refusal-messages.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { readEntries } from '#gateway/documents/read-list.ts';
import { readAddress, type RestAddress } from '#gateway/documents/address.ts';
import type { Exchange } from './exchange.ts';
import { askUser } from './session-checks.ts';
import { fieldOf, recordsIn, send, type Visit } from './visit.ts';

const update = 'POST /api/cart/update';
const get = 'GET /api/address/get';
const add = 'POST /api/address/add';

export const sentAddress = {
  firstName: 'Store',
  lastName: 'Doctor',
  email: 'doctor@example.com',
  street: '1 Test Street',
  city: 'Springfield',
  state: 'Oregon',
  country: 'USA',
  phone: '5550100',
  zipcode: 97477,
};

export const saveCart = (visit: Visit, cartItems: object, extra: object | undefined = visit.who) =>
  send(visit, visit.shopper, update, { json: { ...extra, cartItems } });

/** Saves a cart of two pieces, and reads it back. */
export async function checkCart(visit: Visit): Promise<void> {
  const { judge, findings, product } = visit;
  if (!product) return findings.unchecked('the store has no product in stock.', update);
  const id = product._id;
  const saved = await saveCart(visit, { [id]: 2 });
  if (judge.success(saved, undefined, 'Save cartItems, an object of product ids and quantities.') !== 'done') return;
  const user = await askUser(visit);
  const [line] = user?.cartItems ?? [];
  if (line?.productId !== id || line.quantity !== 2) {
    findings.fault(
      saved,
      `${update} reports success, but is-auth does not send the saved cart.`,
      'Save cartItems for the shopper of the session, and send them in user.',
    );
    return;
  }
  const raw = fieldOf(await send(visit, visit.shopper, 'GET /api/user/is-auth'), 'user');
  const items = isRecord(raw) ? raw['cartItems'] : undefined;
  if (isRecord(items) && typeof items[id] === 'string') {
    findings.absorbed('GET /api/user/is-auth', 'Quantities are text; the gateway reads them as numbers.');
  }
  // Old clients send no user id here.
  const bare = await saveCart(visit, { [id]: 3 }, {});
  const [after] = (await askUser(visit))?.cartItems ?? [];
  if (bare.response && after?.quantity !== 3) {
    findings.absorbed(update, 'It needs userId in the body; the gateway sends that of the session.');
  }
}

/** Reads the empty address book, saves an address and reads it back. @returns its id */
export async function checkAddresses(visit: Visit): Promise<RestAddress | undefined> {
  const { judge, findings, who } = visit;
  const list = () => send(visit, visit.shopper, get, { query: { ...who } });
  const empty = await list();
  const message = fieldOf(empty, 'message');
  if (typeof message === 'string' && !Array.isArray(fieldOf(empty, 'addresses')) && isEmptyAddressBook(message)) {
    findings.absorbed(get, 'An empty address book is a failure; the gateway reads it as empty.');
    findings.good(get, empty.response?.status ?? 200, 'refusal');
  } else judge.success(empty, 'addresses', 'Send the addresses of the shopper, also when there are none.');

  // One store spells it `zipCode`.
  const saved = await send(visit, visit.shopper, add, {
    json: { ...who, address: { ...sentAddress, zipCode: sentAddress.zipcode } },
  });
  if (judge.success(saved, undefined, 'Save the address for the shopper.') !== 'done') return undefined;
  findings.left.push('one address of this account');
  const listed = await list();
  if (judge.success(listed, 'addresses') !== 'done') return undefined;
  const [address] = readEntries(recordsIn(listed, 'addresses'), readAddress);
  if (!address) {
    findings.fault(
      listed,
      `${get} does not send the address that was saved.`,
      'Send the saved addresses with _id in addresses.',
    );
    return undefined;
  }
  noteAddress(visit, listed, address);
  return address;
}

function noteAddress({ findings }: Visit, listed: Exchange, address: RestAddress): void {
  const [raw = {}] = recordsIn(listed, 'addresses');
  if (raw['zipCode'] !== undefined)
    findings.absorbed(add, 'It spells zipCode; the gateway sends and reads both spellings.');
  if (typeof raw['phone'] === 'number') findings.absorbed(get, 'The phone is a number; the gateway reads it as text.');
  if (typeof (raw['zipcode'] ?? raw['zipCode']) === 'string')
    findings.absorbed(get, 'The zip code is text; the gateway reads it as a number and as a text.');
  const { phone, ...others } = sentAddress;
  const lost = Object.entries(others).filter(([name, value]) => address[name as keyof typeof others] !== value);
  if (address.phone.replace(/\D/g, '') !== phone) lost.push(['phone', phone]);
  if (lost.length > 0) {
    findings.fault(
      listed,
      `${get} does not send ${lost.map(([name]) => name).join(', ')} as saved.`,
      'Save and send every field of the address.',
    );
  }
}
