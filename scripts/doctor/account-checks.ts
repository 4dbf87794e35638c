import { isRecord } from '#gateway/refusals/outcome.ts';
import { untrue, type Finding } from './finding.ts';
import type { OrderChecks } from './checked-orders.ts';
import { askUser } from './session-checks.ts';
import { sentAddress } from './shopper-checks.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

const wrongPassword = 'not the password';

/** The notes of an order, when the store claims `orders.notes`. */
export const sentNotes = { noteToShop: 'A note to the shop.', noteToCourier: 'A note to the courier.' };

/** Renames the account, exports it, and tries to delete it with a wrong password. */
export async function checkProfile(visit: Visit): Promise<Finding> {
  const { account, shopper, who } = visit;
  const post = (path: string, json: object) =>
    send(visit, shopper, `POST /api/user/${path}`, { json: { ...who, ...json } });
  const renamed = await post('rename', { name: 'Renamed Doctor' });
  if (outcomeOf(renamed) !== true || (await askUser(visit))?.name !== 'Renamed Doctor')
    return untrue('POST /api/user/rename does not change the name of the shopper.', renamed);
  for (const [path, json] of [
    ['email', { email: account.email, password: wrongPassword }],
    ['password', { password: wrongPassword, newPassword: account.password }],
    ['remove', { password: wrongPassword }],
  ] as const) {
    const refused = await post(path, json);
    if (outcomeOf(refused) !== false || refused.response?.status === 404)
      return untrue(`POST /api/user/${path} does not refuse a wrong password.`, refused);
  }
  const exported = await send(visit, shopper, 'GET /api/user/export', { query: { ...who } });
  const data = fieldOf(exported, 'data');
  const isComplete = isRecord(data) && JSON.stringify(data).includes(account.email);
  return isComplete ? null : untrue('GET /api/user/export sends no data of the account.', exported);
}

/** Gives an address a postal code that is no number, makes it the default, and names an address that does not exist. */
export async function checkAddressEditing(visit: Visit): Promise<Finding> {
  const { shopper, who } = visit;
  const post = (path: string, json: object) =>
    send(visit, shopper, `POST /api/address/${path}`, { json: { ...who, ...json } });
  const list = () => send(visit, shopper, 'GET /api/address/get', { query: { ...who } });
  const [saved] = recordsIn(await list(), 'addresses');
  const addressId = saved?.['_id'];
  const updated = await post('update', { addressId, address: { ...sentAddress, zipcode: 'SW1A 1AA' } });
  if (outcomeOf(updated) !== true) return untrue('POST /api/address/update refuses a saved address.', updated);
  const chosen = await post('default', { addressId });
  const listed = await list();
  const [after] = recordsIn(listed, 'addresses');
  if (after?.['postalCode'] !== 'SW1A 1AA')
    return untrue('GET /api/address/get does not send a postal code as postalCode as it was written.', listed);
  if (outcomeOf(chosen) !== true || after['isDefault'] !== true)
    return untrue('POST /api/address/default does not set isDefault of the address.', chosen);
  const unknown = await post('remove', { addressId: 'f'.repeat(24) });
  if (outcomeOf(unknown) === false && unknown.response?.status !== 404) return null;
  return untrue('POST /api/address/remove does not refuse an address that the shopper does not have.', unknown);
}

/** Saves an address without a state. */
export async function checkAddressState(visit: Visit): Promise<Finding> {
  const json = { ...visit.who, address: { ...sentAddress, state: '' } };
  const added = await send(visit, visit.shopper, 'POST /api/address/add', { json });
  return outcomeOf(added) === true ? null : untrue('POST /api/address/add refuses an address without a state.', added);
}

export async function checkOrderNotes(_visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const { noteToShop, noteToCourier } = orders?.raw ?? {};
  if (noteToShop === sentNotes.noteToShop && noteToCourier === sentNotes.noteToCourier) return null;
  return untrue('An order does not have the noteToShop and noteToCourier that were sent with it.');
}
