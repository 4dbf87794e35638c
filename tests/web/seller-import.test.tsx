import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ApplyImportDocument,
  PreviewImportDocument,
  ImportColumnsDocument,
  ProductExportDocument,
  type PreviewImportMutation,
} from '#web/__generated__/seller-imports.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';

const changed = {
  __typename: 'ImportRow' as const,
  line: 2,
  kind: 'CHANGED' as const,
  name: 'Whole milk',
  matchedBy: null,
  changes: [{ __typename: 'ImportChange' as const, column: 'price', was: '2.00', becomes: '2.20' }],
  faults: [],
  notes: [],
};
const faulty = {
  __typename: 'ImportRow' as const,
  line: 3,
  kind: 'FAULTY' as const,
  name: 'Toy',
  matchedBy: null,
  changes: [],
  notes: [],
  faults: [{ __typename: 'ImportFault' as const, column: 'category', message: 'Category must be one of Fruits.' }],
};

type Payload = NonNullable<PreviewImportMutation['previewImport']>;

const answerPreview = (rows: Payload['rows'], matched: Payload['matched'] = null, headers: Payload['headers'] = null) =>
  answer(PreviewImportDocument, {
    previewImport: {
      __typename: 'PreviewImportPayload',
      success: true,
      message: null,
      errors: [],
      token: 't1',
      counts: {
        __typename: 'ImportCounts',
        added: 0,
        changed: 1,
        unchanged: 4,
        faulty: rows.filter(({ kind }) => kind === 'FAULTY').length,
      },
      matched,
      headers,
      ignored: ['Note'],
      rows,
    },
  });

const answerApply = (success: boolean, message: string) =>
  answer(ApplyImportDocument, {
    applyImport: {
      __typename: 'ApplyImportPayload',
      success,
      message,
      errors: success ? [] : [{ __typename: 'UserError', code: 'CHANGED_SINCE', field: null, message }],
    },
  });

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['PRODUCTS_IMPORT'], timeZone: null } });
});

async function chooseFile(user: ReturnType<typeof renderApp>['user']) {
  await user.upload(await screen.findByLabelText('CSV file'), new File(['id,name'], 'p.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
}

test('a file is shown as a preview, and imported', async () => {
  answerPreview([changed]);
  const seen = answerApply(true, '0 added, 1 changed.');
  const { user, client } = renderApp('/seller/import');
  const left = readLists(client);
  await chooseFile(user);

  const rows = within(await screen.findByRole('list', { name: 'Rows of the file' }));
  expect(rows.getByRole('listitem').textContent).toBe('Changed: Whole milkRow 2price: 2.00 becomes 2.20');
  screen.getByText('0 new, 1 changed, 4 unchanged, 0 faulty');
  screen.getByText('Columns that the shop does not know: Note.');
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));

  await findToast('0 added, 1 changed.');
  expect(left()).toEqual(kept.afterProducts);
  expect(seen).toEqual([{ input: { token: 't1', skipFaulty: false } }]);
  expect(screen.queryByRole('list', { name: 'Rows of the file' })).toBeNull();
  // The pressed button is gone, and the field waits for the next file.
  const next = screen.getByLabelText<HTMLInputElement>('CSV file');
  expect([document.activeElement, next.value]).toEqual([next, '']);
});

test('faulty rows stop the import until the seller leaves them out; the filter shows only them', async () => {
  answerPreview([changed, faulty]);
  const seen = answerApply(true, 'Done.');
  const { user } = renderApp('/seller/import');
  await chooseFile(user);

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Faulty rows');
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('category: Category must be one of Fruits.');
  expect(screen.queryByRole('button', { name: 'Import 1 product' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Leave the faulty rows out' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await waitFor(() => expect(seen).toEqual([{ input: { token: 't1', skipFaulty: true } }]));
});

test('another file is asked again whether its faulty rows are left out', async () => {
  answerPreview([changed, faulty]);
  const { user } = renderApp('/seller/import');
  await chooseFile(user);
  const leaveOut = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Leave the faulty rows out' });
  await user.click(await leaveOut());
  await chooseFile(user);
  expect((await leaveOut()).checked).toBe(false);
  expect(screen.queryByRole('button', { name: 'Import 1 product' })).toBeNull();
});

test('rows are shown a hundred at a time, and another filter begins with its first hundred', async () => {
  const rowsOf = (row: Payload['rows'][number], from: number) =>
    Array.from({ length: 101 }, (_none, at) => ({ ...row, line: from + at }));
  answerPreview([...rowsOf(changed, 2), ...rowsOf(faulty, 200)]);
  const { user } = renderApp('/seller/import');
  await chooseFile(user);
  const shown = () => within(screen.getByRole('list', { name: 'Rows of the file' })).getAllByRole('listitem').length;
  await user.click(await screen.findByRole('button', { name: /102/ }));
  expect(shown()).toBe(200);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Faulty rows');
  expect(shown()).toBe(100);
  await user.click(screen.getByRole('button', { name: /\b1\b/ }));
  expect(shown()).toBe(101);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('faulty rows come first', async () => {
  answerPreview([changed, faulty]);
  const { user } = renderApp('/seller/import');
  await chooseFile(user);
  const rows = within(await screen.findByRole('list', { name: 'Rows of the file' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'Faulty',
    'Change',
  ]);
});

test('a refused import keeps the preview and says what to do', async () => {
  answerPreview([changed]);
  const message = 'The products have changed since this preview. Please choose the file again to see a new one.';
  answerApply(false, message);
  const { user } = renderApp('/seller/import');
  await chooseFile(user);
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  const part = screen.getByRole('region', { name: 'Import' });
  await waitFor(() => expect(part.textContent).toContain(message));
  expect(screen.queryByRole('list', { name: 'Rows of the file' })).not.toBeNull();
});

test('an error beside the field names an encoding that does not fit, and the seller sends another one', async () => {
  const message = 'The file is not in UTF-8.';
  const seen = answer(PreviewImportDocument, {
    previewImport: {
      __typename: 'PreviewImportPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'INVALID', field: ['encoding'], message }],
      token: null,
      counts: null,
      matched: null,
      headers: null,
      ignored: [],
      rows: [],
    },
  });
  const { user } = renderApp('/seller/import');
  await chooseFile(user);
  const encoding = await screen.findByRole('combobox', { name: 'Encoding', description: message });
  await user.selectOptions(encoding, 'WINDOWS_1252');
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  await waitFor(() => expect(seen.map(({ input }) => input.encoding)).toEqual(['UTF_8', 'WINDOWS_1252']));
});

test('the message of a failed import disappears with another file, another encoding and another try', async () => {
  answerPreview([changed]);
  const message = 'The products have changed since this preview. Please choose the file again to see a new one.';
  answerApply(false, message);
  const { user } = renderApp('/seller/import');
  const fail = async () => {
    await chooseFile(user);
    await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
    await findToast(message);
  };
  const isGone = () =>
    waitFor(() => {
      expect(queryToast(message)).toBeNull();
      expect(screen.getByRole('region', { name: 'Import' }).textContent).not.toContain(message);
    });

  await fail();
  await user.upload(screen.getByLabelText('CSV file'), new File(['id,name'], 'q.csv', { type: 'text/csv' }));
  await isGone();
  await fail();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'WINDOWS_1252');
  await isGone();
  await fail();
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  await isGone();
  await fail();
  answerApply(true, '1 product changed.');
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  await findToast('1 product changed.');
  await isGone();
});

test('without a file nothing is sent', async () => {
  const seen = answerPreview([]);
  const { user } = renderApp('/seller/import');
  await user.click(await screen.findByRole('button', { name: 'Show what changes' }));
  expect(screen.getByLabelText('CSV file').getAttribute('aria-invalid')).toBe('true');
  expect(seen).toEqual([]);
});

/** The files that the browser saves from now on. */
function watchFiles() {
  const created: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) created.push(blob);
    return 'blob:products';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { created, clicked };
}

test('all products are downloaded as a file', async () => {
  answer(ProductExportDocument, { seller: { __typename: 'Seller', productExport: '\uFEFFid,name\r\n' } });
  const { created, clicked } = watchFiles();
  const { user } = renderApp('/seller/import');
  await user.click(await screen.findByRole('button', { name: 'Download products.csv' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(created[0]?.size).toBe(12);
  clicked.mockRestore();
});

describe('over a store with article numbers', () => {
  const column = { __typename: 'ImportColumn' as const, hint: 'A hint.', values: [], isRequired: false };

  beforeEach(() => {
    answer(SellerShopFactsDocument, {
      store: { __typename: 'Store', features: ['PRODUCTS_IMPORT', 'PRODUCTS_SKU'], timeZone: null },
    });
    answer(ImportColumnsDocument, {
      seller: {
        __typename: 'Seller',
        importColumns: [
          { ...column, name: 'sku', label: 'Article number', example: '4711' },
          { ...column, name: 'price', label: 'Price', example: '2,90', isRequired: true },
          { ...column, name: 'archived', label: 'Archived', example: 'no', values: ['yes', 'no'] },
        ],
      },
    });
  });
  afterEach(() => setFormats(undefined));

  test('the seller chooses another column for a header, and the file is read again with it', async () => {
    const header = { __typename: 'ImportHeader' as const };
    const seen = answerPreview([changed], null, [
      { ...header, place: 0, text: 'Artikelnummer', column: 'sku' },
      { ...header, place: 2, text: 'VK', column: 'price' },
    ]);
    const { user } = renderApp('/seller/import');
    await chooseFile(user);
    await user.click(await screen.findByText('Columns of the file: choose others'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'VK' }), 'Archived');
    await waitFor(() => expect(seen).toMatchObject([{}, { input: { columns: ['sku', null, 'archived'] } }]));
    // A column belongs to one header.
    await user.selectOptions(screen.getByRole('combobox', { name: 'VK' }), 'Article number');
    await waitFor(() => expect(seen[2]).toMatchObject({ input: { columns: [null, null, 'sku'] } }));
  });

  test('a choice of columns that the store cannot answer keeps the preview', async () => {
    const header = { __typename: 'ImportHeader' as const };
    const headers = [{ ...header, place: 0, text: 'VK', column: 'price' }];
    answerPreview([changed], null, headers);
    const { user } = renderApp('/seller/import');
    await chooseFile(user);
    await user.click(await screen.findByText('Columns of the file: choose others'));
    const message = 'The store cannot be reached.';
    answer(PreviewImportDocument, {
      previewImport: {
        __typename: 'PreviewImportPayload',
        success: false,
        message,
        errors: [],
        token: null,
        counts: null,
        matched: null,
        ignored: [],
        headers: null,
        rows: [],
      },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'VK' }), 'Archived');
    expect(await findToast(message)).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'VK' }).value).toBe('price');
    expect(screen.getByText(/^0 new, 1 changed, \d+ unchanged, 0 faulty$/)).toBeTruthy();
  });

  test('the columns of a refused file are chosen one after the other, without losing the focus', async () => {
    const header = { __typename: 'ImportHeader' as const };
    const message = 'The first line must name the columns.';
    const payload = { __typename: 'PreviewImportPayload' as const, matched: null, ignored: [], rows: [] };
    const refusal = { ...payload, success: false, message, token: null, counts: null };
    const errors = [{ __typename: 'UserError' as const, code: 'INVALID' as const, field: ['file'], message }];
    const counts = { __typename: 'ImportCounts' as const, added: 0, changed: 0, unchanged: 3, faulty: 0 };
    const seen = answer(PreviewImportDocument, ({ input: { columns = [] } }) => {
      const headers = [
        { ...header, place: 0, text: 'Nr', column: columns?.[0] ?? null },
        { ...header, place: 1, text: 'Betrag', column: columns?.[1] ?? null },
      ];
      const isKnown = columns?.[0] === 'sku';
      return {
        previewImport: isKnown
          ? { ...payload, success: true, message: null, errors: [], token: 't1', counts, headers }
          : { ...refusal, errors, headers },
      };
    });
    const { user } = renderApp('/seller/import');
    await chooseFile(user);
    await screen.findByText('Choose what each column of the file is');
    const choiceOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
    await user.selectOptions(await choiceOf('Betrag'), 'Price');
    await waitFor(() => expect(seen.length).toBe(2));
    const part = within(screen.getByRole('region', { name: 'Import' }));
    expect((await part.findByRole('alert')).textContent).toBe(message);
    expect(document.activeElement).toBe(await choiceOf('Betrag'));
    await user.selectOptions(await choiceOf('Nr'), 'Article number');
    await screen.findByText('0 new, 0 changed, 3 unchanged, 0 faulty');
    expect(document.activeElement).toBe(await choiceOf('Nr'));
    expect(seen.at(-1)?.input.columns).toEqual(['sku', 'price']);
    expect(part.queryByRole('alert')).toBeNull();
  });

  test('the preview says by what products were found and how numbers were read, and shows the cells of new ones', async () => {
    const change = { __typename: 'ImportChange' as const, was: '' };
    answerPreview(
      [
        {
          ...changed,
          matchedBy: 'SKU',
          notes: [{ __typename: 'ImportNote', column: 'price', message: '1,234 is read as 1234.' }],
        },
        {
          ...changed,
          line: 3,
          kind: 'NEW',
          name: 'Figs',
          changes: [
            { ...change, column: 'category', becomes: 'Fruits' },
            { ...change, column: 'price', becomes: '5.00' },
          ],
        },
      ],
      { __typename: 'ImportMatches', byId: 0, sku: 198, gtin: 0, name: 2 },
    );
    const { user } = renderApp('/seller/import');
    await chooseFile(user);
    const rows = within(await screen.findByRole('list', { name: 'Rows of the file' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Changed: Whole milkRow 2 · found by article numberPrice: 2.00 becomes 2.20Price: 1,234 is read as 1234.',
      'New: FigsRow 3category: FruitsPrice: 5.00',
    ]);
    screen.getByText('Products found: 0 by id, 198 by article number, 2 by name.');
  });

  test('the columns are listed, and the template has them in the form of the shop’s spreadsheet', async () => {
    setFormats('{"locale":"de-DE","currency":"EUR","symbol":"€"}');
    const { created, clicked } = watchFiles();
    const { user } = renderApp('/seller/import');
    const columns = within(await screen.findByRole('list', { name: 'Columns of a price list' }));
    expect(columns.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'sku · Article numberA hint.Example: 4711',
      'price · Price · needed for a new productA hint.Example: 2,90',
      'archived · ArchivedA hint.Allowed: yes, noExample: no',
    ]);
    await user.click(screen.getByRole('button', { name: 'Download a template' }));
    expect(await created[0]?.text()).toBe('sku;price;archived\r\n4711;"2,90";no\r\n');
    clicked.mockRestore();
  });

  test('the file for a spreadsheet is asked for in the dialect of the shop', async () => {
    const seen = answer(ProductExportDocument, {
      seller: { __typename: 'Seller', productExport: '\uFEFFid;name\r\n' },
    });
    const { clicked } = watchFiles();
    const { user } = renderApp('/seller/import');
    await user.click(await screen.findByRole('button', { name: 'Download for a spreadsheet' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(seen).toEqual([{ dialect: 'LOCAL' }]);
    clicked.mockRestore();
  });
});
