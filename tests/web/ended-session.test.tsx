import type { DocumentNode } from '@apollo/client';
import { screen } from '@testing-library/react';
import { Kind, type FieldNode, type SelectionSetNode } from 'graphql';
import { expect, test } from 'vitest';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper } from '#tests/support/web/shop-factories.ts';

const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
  set?.selections.filter((selection) => selection.kind === Kind.FIELD) ?? [];

const generated: Record<string, Record<string, unknown>> = import.meta.glob('/web/__generated__/*.ts', { eager: true });

/** Every mutation of the web app, with the field that it sends. */
const mutations = Object.entries(generated).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([key, value]) => {
    const document = key.endsWith('Document') ? (value as DocumentNode) : undefined;
    const operation = document?.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const [payload] = fieldsOf(operation?.selectionSet);
    if (!document || !payload || operation?.operation !== 'mutation') return [];
    const errors = fieldsOf(payload.selectionSet).find(({ name }) => name.value === 'errors');
    return [
      {
        name: operation.name?.value ?? '',
        document,
        field: payload.name.value,
        isSellers: file.includes('/seller-'),
        readsCodes: fieldsOf(errors?.selectionSet).some(({ name }) => name.value === 'code'),
      },
    ];
  }),
);

/** They begin or end a session, or work without one. */
const withoutSession = [
  'ConfirmEmail',
  'ConfirmSubscription',
  'Login',
  'Logout',
  'Register',
  'RequestPasswordReset',
  'ResetPassword',
  'SellerLogin',
  'SellerLogout',
  'SendWithdrawal',
  'Subscribe',
  'Unsubscribe',
];
const withSession = mutations.filter(({ name }) => !withoutSession.includes(name));

test('every mutation that needs a session reads the codes of its errors', () => {
  expect(withSession.length).toBeGreaterThan(30);
  expect(withSession.filter(({ readsCodes }) => !readsCodes)).toEqual([]);
});

const refusal = (field: string) => ({
  [field]: {
    success: false,
    message: 'Please log in.',
    errors: [{ code: 'NOT_LOGGED_IN', message: 'Please log in.' }],
  },
});

test.each(withSession.filter(({ isSellers }) => isSellers))(
  'the login form replaces the page after $name was refused without a session',
  async ({ document, field }) => {
    answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
    const { client } = renderApp('/seller/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    answer(document as never, refusal(field) as never);
    answer(SellerSessionDocument, { seller: null });

    await client.mutate({ mutation: document, fetchPolicy: 'no-cache' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
  },
);

test.each(withSession.filter(({ isSellers }) => !isSellers))(
  'the page asks to log in after $name was refused without a session',
  async ({ document, field }) => {
    answer(MeDocument, { me: aShopper() });
    answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_PROFILE'] } });
    const { client } = renderApp('/account');
    await screen.findByRole('button', { name: 'Export my data' });
    answer(document as never, refusal(field) as never);
    answer(MeDocument, { me: null });

    await client.mutate({ mutation: document, fetchPolicy: 'no-cache' });

    expect(await screen.findByText('Log in to see and change your account.')).toBeTruthy();
  },
);
