import { confirmationUrl } from '#backend/features/people/sessions/email-confirmation.ts';
import type { MailServer } from '../mail-server.ts';
import type { OpenBackend } from '../open-backend.ts';
import { goodAddress, goodPassword } from '../store-records.ts';
import { writeMails } from './order-day.ts';
import type { Scribe } from './scribe.ts';

const newPassword = 'another good password';

/** What shoppers do with their accounts, and the owner with the team. */
export async function peopleDay(scribe: Scribe, backend: OpenBackend, mailServer: MailServer): Promise<void> {
  const { get, post, call } = scribe;
  const [owner, visitor, ada, phone, packer] = [
    await backend.seller(),
    backend.visitor(),
    backend.visitor(),
    backend.visitor(),
    backend.visitor(),
  ];
  call(owner, 'the owner');
  call(ada, 'Ada');
  call(phone, 'Ada on her phone');
  call(packer, 'a packer');
  const mails = () => writeMails(scribe, backend, mailServer);
  const linkIn = (to: string) =>
    /#(?:(?:seller|shopper)\.)?([\w-]+(?:\.[\w-]+)*)/.exec(
      mailServer.received.findLast((mail) => mail.to.includes(to))?.text ?? '',
    )?.[1] ?? '';

  await get(visitor, '/api/user/is-auth');
  await post(ada, '/api/user/register', { name: 'Ada', email: 'Ada@Example.com', password: goodPassword });
  await post(visitor, '/api/user/register', { name: 'Eve', email: 'ada@example.com', password: goodPassword });
  await post(phone, '/api/user/login', { email: 'ada@example.com', password: 'a wrong password' });
  await post(phone, '/api/user/login', { email: 'ADA@example.com', password: goodPassword });
  await post(phone, '/api/user/login', { email: 'ada@example.com', password: goodPassword });
  await get(ada, '/api/user/is-auth');
  for (const city of ['Berlin', 'Hamburg', 'Munich'])
    await post(ada, '/api/address/add', { address: { ...goodAddress, city } });
  const { addresses } = await get(ada, '/api/address/get');
  const idOf = (city: string) => addresses.find((address: { city: string }) => address.city === city)._id as string;
  await post(ada, '/api/address/default', { addressId: idOf('Hamburg') });
  await post(ada, '/api/address/update', {
    addressId: idOf('Munich'),
    address: { ...goodAddress, city: 'Bonn', phone: '5550199' },
  });
  await post(ada, '/api/address/remove', { addressId: idOf('Berlin') });
  await get(ada, '/api/address/get');
  await post(ada, '/api/user/rename', { name: 'Ada Byron' });
  await post(ada, '/api/user/email', { email: 'ada.byron@example.com', password: 'a wrong password' });
  await post(ada, '/api/user/email', { email: 'ada.byron@example.com', password: goodPassword });
  await mails();
  const { user } = (await ada.get('/api/user/is-auth')).body;
  const { config, database } = backend.context;
  const link = { config: { ...config, publicUrl: 'https://shop.example' }, database };
  const url = await confirmationUrl(link, { userId: user._id, email: 'ada.byron@example.com' });
  await post(visitor, '/api/account/confirm-email', { token: url?.split('#')[1] });
  await post(ada, '/api/user/password', { password: goodPassword, newPassword });
  await get(phone, '/api/user/is-auth');
  await post(visitor, '/api/account/request-reset', { email: 'ada.byron@example.com' });
  await post(visitor, '/api/account/request-reset', { email: 'nobody@example.com' });
  await mails();
  await post(visitor, '/api/account/reset', { token: linkIn('ada.byron@example.com'), password: goodPassword });
  await get(ada, '/api/user/is-auth');
  await post(ada, '/api/user/login', { email: 'ada.byron@example.com', password: goodPassword });
  await get(ada, '/api/user/export');

  await get(visitor, '/api/seller/is-auth');
  await post(visitor, '/api/seller/login', { email: 'seller@example.com', password: 'a wrong password' });
  await get(owner, '/api/seller/is-auth');
  await post(owner, '/api/staff/add', { name: 'Paul', email: 'paul@example.com', role: 'PACKER' });
  await post(owner, '/api/staff/add', { name: 'Mary', email: 'mary@example.com', role: 'MANAGER' });
  const { members } = await get(owner, '/api/staff/list');
  const memberId = (name: string) => members.find((member: { name: string }) => member.name === name).id as string;
  await mails();
  await post(visitor, '/api/account/reset', {
    token: linkIn('paul@example.com'),
    account: 'seller',
    password: goodPassword,
  });
  await post(packer, '/api/seller/login', { email: 'paul@example.com', password: goodPassword });
  await get(packer, '/api/seller/is-auth');
  await get(packer, '/api/staff/list');
  await post(packer, '/api/staff/password', { password: goodPassword, newPassword });
  await post(owner, '/api/staff/update', { id: memberId('Paul'), name: 'Paula', role: 'MANAGER' });
  await post(owner, '/api/staff/update', { id: memberId('Mary'), newPassword: true });
  await post(owner, '/api/staff/update', { id: memberId('Mary'), isActive: false });
  await get(owner, '/api/staff/list');
  await get(owner, '/api/staff/changes?first=50');
  await get(owner, '/api/staff/changes?kind=STAFF&first=3');
  await get(owner, '/api/staff/changes?actor=owner&first=3');
  await mails();
  await get(owner, '/api/mail/list');
  const { checks } = (await owner.get('/api/store/status')).body;
  // The others tell of this machine.
  const ofShop = new Set(['BACKUP', 'MAIL', 'PAYMENTS']);
  scribe.note(
    'the checks of the status',
    checks.map((check: { id: string; title: string }) => (ofShop.has(check.id) ? check : check.title)),
  );

  await post(ada, '/api/user/remove', { password: goodPassword }, { isLast: true });
  await get(ada, '/api/user/is-auth');
  await get(packer, '/api/seller/logout');
  await get(packer, '/api/seller/is-auth');
  await get(phone, '/api/user/logout');
}
