import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { ShopStatusDocument, type ShopCheckState } from '#web/__generated__/seller-status.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

const check = (title: string, state: ShopCheckState, note: string) => ({
  __typename: 'ShopCheck' as const,
  id: title.toUpperCase(),
  title,
  state,
  note,
});

const answerChecks = (...shopStatus: ReturnType<typeof check>[]) =>
  answer(ShopStatusDocument, { seller: { __typename: 'Seller', shopStatus } });

test('the page says of each check what was found, and asks again', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'SHOP_STATUS'], timeZone: null },
  });
  answerChecks(
    check('Version', 'OK', 'Greengate 1.0.0.'),
    check('Backup', 'FAULT', 'No backup is in /backups.'),
    check('Encryption', 'WARNING', 'It is not encrypted.'),
    check('Certificate', 'UNKNOWN', 'It could not be read.'),
  );
  const { user } = renderApp('/seller/status');
  const list = within(await screen.findByRole('list', { name: 'What was checked' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VersionGood. Greengate 1.0.0.',
    'BackupFault. No backup is in /backups.',
    'EncryptionWarning. It is not encrypted.',
    'CertificateUnknown. It could not be read.',
  ]);
  expect(screen.getByRole('link', { name: 'Status' }).getAttribute('href')).toBe('/seller/status');

  answerChecks(check('Backup', 'OK', 'The newest one is new.'));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect((await screen.findByRole('listitem')).textContent).toBe('BackupGood. The newest one is new.');

  answerWithError(ShopStatusDocument, 'UPSTREAM_UNREACHABLE');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('listitem')).toBeTruthy();
});
